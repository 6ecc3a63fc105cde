import { describe, expect, it } from 'vitest';
import { type CounterName, counterOf, LIST_FILTERS, matchesFilter } from '../../../web/domain/listQuery.ts';
import { phaseOf } from '../../../web/domain/match.ts';
import { countersOf } from '../../../web/domain/snapshot.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const SCORE = { runningscore: { home: '1', away: '1' } };

/** Every status of the specification, and some that only feeds use. */
const STANDINGS: [status: string, results: object | null, counter: CounterName][] = [
  ['Not started', null, 'upcoming'],
  ['Postponed', null, 'upcoming'],
  ['Kick Off Delayed', null, 'upcoming'],
  ['Cancelled', null, 'finished'],
  ['Abandoned', SCORE, 'finished'],
  ['To Finish', SCORE, 'finished'],
  ['Awaiting info', SCORE, 'live'],
  ['1st half', SCORE, 'live'],
  ['Halftime', SCORE, 'live'],
  ['2nd half', SCORE, 'live'],
  ['Extra Time - 1st half', SCORE, 'running'],
  ['Extra Time - 2nd half', SCORE, 'running'],
  ['Penalties', SCORE, 'running'],
  ['PENALTY_SHOOTOUT', SCORE, 'running'],
  ['Interrupted', SCORE, 'running'],
  ['Cooling break', SCORE, 'running'],
  ['Finished', SCORE, 'finished'],
  ['Finished AET', SCORE, 'finished'],
  ['Finished AP', SCORE, 'finished'],
  ['Finished after awarded win', null, 'finished'],
  ['Finished after overtime', SCORE, 'finished'],
  ['Finished OT', SCORE, 'finished'],
  ['Finished AGG', null, 'finished'],
  ['Ended', SCORE, 'finished'],
  ['Fixture to be confirmed', null, 'upcoming'],
];

describe('match filter', () => {
  it.each(STANDINGS)('a match with status "%s" (%j) is listed only under %s', (status, results, counter) => {
    const match = matchFrom({ status, results });
    expect(counterOf(match)).toBe(counter);
    const filters = LIST_FILTERS.filter((filter) => matchesFilter(filter, match));
    expect(filters).toEqual(['all', counter === 'running' ? 'live' : counter].toSorted());
    expect(counter === 'live').toBe(phaseOf(match) === 'live');
  });

  it('the badge counts live matches, and extra time is counted apart', () => {
    const matches = STANDINGS.map(([status, results], index) => matchFrom({ id: `m${index}`, status, results }));
    const { all, ...parts } = countersOf(matches);
    expect(all).toBe(STANDINGS.length);
    expect(parts).toEqual({ live: 4, running: 6, upcoming: 4, finished: 11 });
  });

  it.each(['Overtime', '3rd period', '4th quarter'])('a match of another sport in its "%s" is live', (status) => {
    expect(counterOf(matchFrom({ status, results: SCORE }, 'ice-hockey'))).toBe('live');
  });
});
