import { replaceEqualDeep } from '@tanstack/react-query';
import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import type { Match } from '../domain/match.ts';
import { standingOf } from '../domain/matchFilter.ts';
import { parseMatches, type Snapshot } from '../domain/snapshot.ts';
import { BEHIND_MS } from './pace.ts';
import { type MatchPatch, SAME_TIME_MS } from './patch.ts';
import { stateOf, type WirePatch } from './wireGoals.ts';

type PushedChange = MatchPatch & { at: number; receivedAt: number };

/**
 * Changes from the socket, applied over polled data until an answer includes them, so that no match goes back. `now`
 * is the page’s clock in milliseconds.
 */
export function pushedMatches(now: () => number) {
  const changes = new Map<string, PushedChange>();

  /** Adds newer changes to polled data. Returns the same object without any. */
  function joined(polled: Snapshot): Snapshot;
  function joined(polled: EventSnapshot): EventSnapshot;
  function joined(polled: Snapshot | EventSnapshot): Snapshot | EventSnapshot;
  function joined(polled: Snapshot | EventSnapshot) {
    // The schema drops fields of the socket. If another version of the site sends an unknown shape, the next poll
    // corrects it.
    const next = (match: Match): Match => {
      const patch = changes.get(match.id);
      const isNews =
        patch && patch.at + SAME_TIME_MS > polled.asOf && (polled.stale || now() - patch.receivedAt <= BEHIND_MS);
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
    // The server does not know this state as a version, so the next poll gets the whole list.
    return list === polled ? polled : { ...list, version: '' };
  }

  return [
    joined,
    (patch: WirePatch) => changes.set(patch.id, { ...patch, state: stateOf(patch), receivedAt: now() }),
  ] as const;
}
