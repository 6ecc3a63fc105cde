import { expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { matchFrom as contract } from '../../../support/wireMatch.ts';
import { matchFrom as apiFootball } from '../apiFootball/parsed.ts';
import { matchFrom as footballData } from '../footballData/parsed.ts';

const TIMED = '2026-11-21T15:30:00Z';
const MIDNIGHT = '2026-11-21T00:00:00Z';

const ofContract = (status: string, start_date: string) => contract({ status, start_date });
const ofApiFootball = (status: string, date: string) =>
  apiFootball([status], [null, null], { fixture: { id: 1, date, timestamp: Date.parse(date) / 1000 } });
const ofFootballData = (status: string, utcDate: string) => footballData(status, { utcDate });

it.each<[string, Match]>([
  ['a contract’s date', ofContract('Not started', '2026-11-21')],
  ['a contract’s date of a match in play', ofContract('2nd half', '2026-11-21')],
  ...['TBD', 'Time TBC', 'Time to be confirmed', 'time_to_be_announced', 'Scheduled'].map((status): [string, Match] => [
    `a contract’s ${status} at midnight`,
    ofContract(status, MIDNIGHT),
  ]),
  ['a contract’s time that is to be confirmed', ofContract('Start time TBC', TIMED)],
  ['API-Football’s TBD', ofApiFootball('TBD', TIMED)],
  ['football-data.org’s SCHEDULED', ofFootballData('SCHEDULED', TIMED)],
  ['football-data.org’s SCHEDULED at midnight', ofFootballData('SCHEDULED', MIDNIGHT)],
])('%s is a date without a time', (_, { kickOff, untimed }) => {
  expect([new Date(kickOff).toISOString(), untimed]).toEqual(['2026-11-21T00:00:00.000Z', true]);
});

it.each<[string, Match]>([
  ['a contract’s midnight', ofContract('Not started', MIDNIGHT)],
  ['a contract’s Scheduled at an hour', ofContract('Scheduled', TIMED)],
  ['API-Football’s midnight', ofApiFootball('NS', MIDNIGHT)],
  ['football-data.org’s midnight', ofFootballData('TIMED', MIDNIGHT)],
])('%s has a time', (_, { untimed }) => expect(untimed).toBeUndefined());
