import { countersOf, type Snapshot } from '../../../web/domain/snapshot.ts';
import { matchOf } from '../../support/matchOf.ts';

/** Kick-off of the match in these lists, milliseconds UTC. */
export const NOW = Date.parse('2026-11-21T15:20:00Z');

const playing = (home: number) =>
  matchOf({ state: { kind: 'playing', period: 'first-half', startedAt: NOW, score: { home, away: 0 } } });

/** A socket message with the score `home`–0 as of `at`. */
export const patch = (home: number, at: number) => {
  const { id, state, redCards, correctedAt, kickOff } = playing(home);
  return { id, state, redCards, correctedAt, kickOff, at };
};

/** A list of only that match, with the score `home`–0. */
export const listOf = (home: number, asOf = NOW): Snapshot => {
  const matches = [playing(home)];
  return { version: 'abc', asOf, stale: false, incomplete: false, matches, counters: countersOf(matches) };
};

/** The query of the page with that list. */
export const QUERY = { sport: 'football', date: '2026-11-21', zone: 'UTC', filter: 'all', page: 1 } as const;
