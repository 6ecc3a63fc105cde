import { describe, expect, it } from 'vitest';
import { phaseOf } from '../../../../web/domain/match.ts';
import { countersOf } from '../../../../web/domain/snapshot.ts';
import { parseFixture } from '../../../../worker/feeds/apiFootball/parseFixture.ts';
import { parseMatch } from '../../../../worker/feeds/footballData/parseMatch.ts';
import { repeatedAt } from '../../../support/wireMatch.ts';
import { fixture } from '../apiFootball/apiFootball.records.ts';
import { match } from '../footballData/footballData.records.ts';
import { matchAt } from '../openligadb/parsed.ts';
import { parsedValue } from '../parsed.ts';

const HOUR = 3_600_000;
const KICK_OFF = Date.parse('2026-11-21T15:00:00Z');

const context = (hours: number) => ({
  ...repeatedAt(KICK_OFF + hours * HOUR),
  flagUrl: null,
  noteRejected: () => undefined,
});

/** Each source’s state of an upcoming match, this many hours after kick-off. */
const SOURCES = [
  ['API-Football', (hours: number) => parsedValue(parseFixture(fixture(['NS']), context(hours))).match],
  ['football-data.org', (hours: number) => parsedValue(parseMatch(match('TIMED'), context(hours))).match],
] as const;

describe('match that its source still calls "not started"', () => {
  it.each(SOURCES)('the match is upcoming until four hours after kick-off: %s', (_, at) => {
    for (const hours of [-24, 0, 1, 3.99]) expect(at(hours).state).toEqual({ kind: 'not-started' });
  });

  it.each([...SOURCES, ['OpenLigaDB', (hours: number) => matchAt(hours * 60)] as const])(
    'the match is then unreported, neither upcoming nor live: %s',
    (_, at) => {
      for (const hours of [4, 30, 24 * 90]) {
        const late = at(hours);
        expect(late.state).toEqual({ kind: 'unreported' });
        expect(phaseOf(late)).toBe('off');
        expect(countersOf([late])).toEqual({ all: 1, live: 0, running: 0, upcoming: 0, finished: 1 });
      }
    },
  );

  it.each([
    ['API-Football', (hours: number) => parsedValue(parseFixture(fixture(['TBD']), context(hours))).match],
    [
      'football-data.org',
      (hours: number) =>
        parsedValue(parseMatch(match('SCHEDULED', { utcDate: '2026-11-21T00:00:00Z' }), context(hours))).match,
    ],
  ])('a match without a known hour is upcoming for its whole day: %s', (_, at) => {
    expect(at(12).state).toEqual({ kind: 'not-started' });
    expect(at(28).state).toEqual({ kind: 'unreported' });
  });
});
