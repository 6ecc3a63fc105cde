import { replaceEqualDeep } from '@tanstack/react-query';
import type { EventSnapshot } from '../domain/eventDetail.ts';
import { counterOf } from '../domain/listQuery.ts';
import type { Match } from '../domain/match.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { BEHIND_MS } from './polling.ts';

/** Answers this close together may belong to requests in the other order. In milliseconds. */
export const SAME_TIME_MS = 5_000;

/** Changes from the socket, applied over polled data until an answer includes them. `now`: the page’s clock. */
export function pushedMatches(now: () => number) {
  const changes = new Map<string, { match: Match; asOf: number; receivedAt: number }>();

  /** Adds newer changes to polled data. Returns the same object if there are none. */
  function joined(polled: Snapshot): Snapshot;
  function joined(polled: EventSnapshot): EventSnapshot;
  function joined(polled: Snapshot | EventSnapshot): Snapshot | EventSnapshot;
  function joined(polled: Snapshot | EventSnapshot) {
    const next = (match: Match): Match => {
      const pushed = changes.get(match.id);
      const isNews =
        pushed && pushed.asOf + SAME_TIME_MS > polled.asOf && (polled.stale || now() - pushed.receivedAt <= BEHIND_MS);
      return isNews ? { ...match, ...pushed.match } : match;
    };
    if ('event' in polled) {
      return replaceEqualDeep(polled, { ...polled, event: { ...polled.event, match: next(polled.event.match) } });
    }
    const counters = { ...polled.counters };
    const matches = polled.matches.map((match) => {
      const known = next(match);
      counters[counterOf(match)] -= 1;
      counters[counterOf(known)] += 1;
      return known;
    });
    const list = replaceEqualDeep(polled, { ...polled, matches, counters });
    // The server does not know this state as a version, so the next poll gets the whole list.
    return list === polled ? polled : { ...list, version: '' };
  }

  return {
    joined,
    /** Notes a changed match. `asOf`: when the source reported it, milliseconds UTC. */
    note: (match: Match, asOf: number) => changes.set(match.id, { match, asOf, receivedAt: now() }),
  };
}
