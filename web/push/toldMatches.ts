import { replaceEqualDeep } from '@tanstack/react-query';
import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import type { Match } from '../domain/match.ts';
import { standingOf } from '../domain/matchFilter.ts';
import { parseMatches, type Snapshot } from '../domain/snapshot.ts';
import { BEHIND_MS } from './pace.ts';
import { type MatchPatch, SAME_TIME_MS } from './patch.ts';
import { stateOf, type WirePatch } from './wireGoals.ts';

type Told = MatchPatch & { at: number; heard: number };

/**
 * What a page has been told of matches: put over what it polls until an answer has it, so that no match goes back. `now` is
 * the page's clock, in milliseconds.
 */
export function toldMatches(now: () => number) {
  const told = new Map<string, Told>();

  /** A list or a match with what was told since the instant that it is of; the same object where nothing was. */
  function joined(polled: Snapshot): Snapshot;
  function joined(polled: EventSnapshot): EventSnapshot;
  function joined(polled: Snapshot | EventSnapshot): Snapshot | EventSnapshot;
  function joined(polled: Snapshot | EventSnapshot) {
    // The schema leaves out what is the socket's own. What another version of the site says in words of its own is left to the next poll.
    const next = (match: Match): Match => {
      const patch = told.get(match.id);
      const isNews =
        patch && patch.at + SAME_TIME_MS > polled.asOf && (polled.stale || now() - patch.heard <= BEHIND_MS);
      return (isNews && parseMatches([{ ...match, ...patch }])?.[0]) || match;
    };
    if ('event' in polled) {
      return replaceEqualDeep(polled, { ...polled, event: { ...polled.event, match: next(polled.event.match) } });
    }
    const counters = { ...polled.counters };
    const matches = polled.matches.map((match) => {
      const known = next(match);
      counters[standingOf(match)] -= 1;
      counters[standingOf(known)] += 1;
      return known;
    });
    const list = replaceEqualDeep(polled, { ...polled, matches, counters });
    // It is no version that the server knows: the next question is answered with the whole list.
    return list === polled ? polled : { ...list, version: '' };
  }

  return [joined, (patch: WirePatch) => told.set(patch.id, { ...patch, state: stateOf(patch), heard: now() })] as const;
}
