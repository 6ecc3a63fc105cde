import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import type { Match } from '../domain/match.ts';
import { standingOf } from '../domain/matchFilter.ts';
import { parseMatches, type Snapshot } from '../domain/snapshot.ts';
import { type MatchPatch, SAME_TIME_MS } from './patch.ts';
import { fromWire, type WirePatch } from './wireGoals.ts';

/** What an answer of the server can be behind at most, in milliseconds: its own caches and those on the way. */
const BEHIND_MS = 15_000;

type Told = MatchPatch & { at: number; heard: number };

/** What a page has been told of matches: put over what it polls until an answer has it, so that no match goes back. */
export class ToldMatches {
  readonly #told = new Map<string, Told>();
  #heard = Number.NEGATIVE_INFINITY;

  /** Notes what a message says of a match. */
  note = (patch: WirePatch): void => {
    this.#heard = performance.now();
    this.#told.set(patch.id, { ...fromWire(patch), heard: this.#heard });
  };

  /** For how many milliseconds what was told may still go over what is polled; not above 0 where it doesn't. */
  left(): number {
    return this.#heard + BEHIND_MS - performance.now();
  }

  /** A list with what was told since the instant that it is of; the same object where nothing was. */
  list(snapshot: Snapshot): Snapshot {
    const counters = { ...snapshot.counters };
    const matches = snapshot.matches.map((match) => {
      const now = this.#now(match, snapshot);
      counters[standingOf(match)] -= 1;
      counters[standingOf(now)] += 1;
      return now;
    });
    if (matches.every((match, place) => match === snapshot.matches[place])) return snapshot;
    // It is no version that the server knows: the next question is answered with the whole list.
    return { ...snapshot, version: '', matches, counters };
  }

  event(snapshot: EventSnapshot): EventSnapshot {
    const match = this.#now(snapshot.event.match, snapshot);
    return match === snapshot.event.match ? snapshot : { ...snapshot, event: { ...snapshot.event, match } };
  }

  #now(match: Match, { asOf, stale }: { asOf: number; stale: boolean }): Match {
    const told = this.#told.get(match.id);
    if (told === undefined || told.at + SAME_TIME_MS <= asOf) return match;
    if (!stale && performance.now() - told.heard > BEHIND_MS) return match;
    const { at: _, heard: __, ...patch } = told;
    const [known] = parseMatches([{ ...match, ...patch }]) ?? [];
    // What another version of the site says in words of its own is left to the next poll.
    return known === undefined || JSON.stringify(known) === JSON.stringify(match) ? match : known;
  }
}
