import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import { scoreOf, shootOutOf, showsKickOff } from '../../../web/domain/match.ts';
import { minuteText, statusText } from '../../../web/format/matchStatus.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const zone = 'Europe/Amsterdam';
const KICK_OFF = Date.parse('2026-11-21T20:00:00Z');
const NOW = KICK_OFF + 10 * 60_000;

/** The status text of a record with this status. */
function statusOf(status: string, locale: Locale, changes: Record<string, unknown> = {}) {
  const match = matchFrom({ status, ...changes });
  return statusText({ match, zone, minute: minuteText(match.state, NOW) }, translator(locale));
}

/** The table of spec section 4: status of the feed, label. */
const LABELS = [
  ['Kick Off Delayed', 'Delay'],
  ['Finished AP', 'Pen.'],
  ['Awaiting info', '??'],
  ['Not started', '21:00'],
  ['Postponed', '21:00'],
  ['Cancelled', '21:00'],
  ['Abandoned', '21:00'],
  ['Finished', 'FT'],
  ['Finished AET', 'FT'],
  ['Finished after awarded win', 'FT'],
  ['Finished after overtime', 'FAOT'],
  ['Halftime', 'HT'],
  ['To Finish', 'TBF'],
] as const;

const IN_PLAY = ['1st half', '2nd half', 'Extra Time - 1st half', 'Extra Time - 2nd half'] as const;
const EVERY_STATUS = [...LABELS.map(([status]) => status), ...IN_PLAY];

describe('status label', () => {
  it.each(LABELS)('status %s shows the label %s in English and Dutch', (status, label) => {
    expect(statusOf(status, 'en').label).toBe(label);
    expect(statusOf(status, 'nl').label).toBe(label);
  });

  it.each(['Finished OT', 'Interrupted', 'Finished AGG', 'Break Time', 'constructor', '__proto__'])(
    'unknown status %s shows its own text',
    (status) => {
      expect(statusOf(status, 'en').label).toBe(status);
      expect(statusOf(status, 'nl').label).toBe(status);
    },
  );

  it.each([
    ['1st half', 'GameStarted', "11'"],
    ['2nd half', 'SecondHalfStarted', "55'"],
    ['Extra Time - 1st half', 'ExtraTimeStarted', "100'"],
    ['Extra Time - 2nd half', 'ExtraTimeSecondHalfStarted', "115'"],
  ])('a match in %s shows its running minute', (status, property, label) => {
    const properties = { [property]: '2026-11-21T20:00:00Z' };
    expect(statusOf(status, 'en', { properties }).label).toBe(label);
    expect(statusOf(status, 'nl', { properties }).label).toBe(label);
  });

  it.each([
    ['1st half', '1st half', '1e helft'],
    ['2nd half', '2nd half', '2e helft'],
    ['Extra Time - 1st half', 'Extra time, 1st half', 'Verlenging, 1e helft'],
    ['Extra Time - 2nd half', 'Extra time, 2nd half', 'Verlenging, 2e helft'],
  ])('a match in %s without a start shows the name of its period', (status, english, dutch) => {
    expect(statusOf(status, 'en').label).toBe(english);
    expect(statusOf(status, 'nl').label).toBe(dutch);
  });

  it('a postponed match shows its reason under the kick-off time', () => {
    expect(statusOf('Postponed', 'en').note).toBe('Postp.');
    expect(statusOf('Postponed', 'nl').note).toBe('Uitg.');
    expect(statusOf('Not started', 'en').note).toBeNull();
  });

  it.each(EVERY_STATUS)('status %s has full words for screen readers in both languages', (status) => {
    expect(statusOf(status, 'en').long).not.toMatch(/^$|status\.|period\./);
    expect(statusOf(status, 'nl').long).not.toMatch(/^$|status\.|period\./);
  });

  it.each([
    ['home', 'Awarded to Ajax', 'Reglementaire zege voor Ajax'],
    ['away', 'Awarded to PSV', 'Reglementaire zege voor PSV'],
  ] as const)('an awarded match whose goals do not say so names its winner: %s', (winner, en, nl) => {
    const state = { kind: 'finished', ending: 'awarded', score: null, shootOut: null, winner } as const;
    const heard = (locale: Locale) =>
      statusText({ match: { ...matchFrom(), state }, zone, minute: null }, translator(locale));
    expect(heard('en')).toEqual({ label: 'FT', note: 'Awd', long: en });
    expect(heard('nl')).toEqual({ label: 'FT', note: 'Regl.', long: nl });
  });

  it('a shoot-out without known goals names its winner', () => {
    const score = { home: 1, away: 1 };
    const state = { kind: 'finished', ending: 'penalties', score, shootOut: null, winner: 'away' } as const;
    const long = (locale: Locale) =>
      statusText({ match: { ...matchFrom(), state }, zone, minute: null }, translator(locale)).long;
    expect([long('en'), long('nl')]).toEqual(['PSV won on penalties', 'PSV wint na strafschoppen']);
  });

  it('a shoot-out in an unknown status has a label, and goals beside the score', () => {
    const results = { runningscore: { home: 1, away: 1 }, penaltyshootout: { home: 1, away: 0 } };
    const { state } = matchFrom({ status: 'Penalty shootout', results });
    expect([scoreOf(state), shootOutOf(state)]).toEqual([
      { home: 1, away: 1 },
      { home: 1, away: 0 },
    ]);
    expect(statusOf('Penalty shootout', 'en', { results }).label).toBe('Penalties');
  });

  it('a match without reports marks its kick-off time', () => {
    const match = { ...matchFrom(), state: { kind: 'unreported' } } as const;
    const text = (locale: Locale) => statusText({ match, zone, minute: null }, translator(locale));
    expect(text('en')).toEqual({ label: '21:00', note: 'No info', long: 'No result yet' });
    expect(text('nl')).toEqual({ label: '21:00', note: 'Geen info', long: 'Nog geen uitslag bekend' });
    expect(showsKickOff(match.state)).toBe(true);
  });

  it('a match without news for hours says when it last changed', () => {
    const match = { ...matchFrom(), state: { kind: 'awaiting-info', score: null, since: NOW } } as const;
    const long = (locale: Locale) => statusText({ match, zone, minute: null }, translator(locale)).long;
    expect(long('en')).toBe('Awaiting information, last change at 21:10');
    expect(long('nl')).toBe('Wacht op gegevens, laatste wijziging om 21:10 uur');
  });

  it('the kick-off time is in the visitor’s zone', () => {
    const match = matchFrom();
    const label = (where: string) => statusText({ match, zone: where, minute: null }, translator('en')).label;
    expect(label('UTC')).toBe('20:00');
    expect(label('Asia/Kathmandu')).toBe('01:45');
    expect(label('America/New_York')).toBe('15:00');
  });

  it.each([...EVERY_STATUS, 'Interrupted'])(
    'the label of %s depends on the zone only if it shows the kick-off',
    (status) => {
      const match = matchFrom({ status });
      const shown = ['UTC', 'Asia/Kathmandu'].map((where) =>
        statusText({ match, zone: where, minute: null }, translator('en')),
      );
      const [one, other] = shown.map((text) => JSON.stringify(text));
      expect(one !== other).toBe(showsKickOff(match.state));
    },
  );
});

describe('match score', () => {
  const results = { runningscore: { home: '2', away: '1' } };
  const nilNil = { runningscore: { home: 0, away: 0 } };

  it.each(['Not started', 'Postponed'])('status %s shows no score, whatever the feed has', (status) => {
    expect(scoreOf(matchFrom({ status, results }).state)).toBeNull();
    expect(scoreOf(matchFrom({ status, results: nilNil }).state)).toBeNull();
  });

  it.each(EVERY_STATUS.filter((status) => status !== 'Not started' && status !== 'Postponed'))(
    'status %s shows the score of the feed',
    (status) => {
      const properties = { GameStarted: '2026-11-21T20:00:00Z' };
      expect(scoreOf(matchFrom({ status, results, properties }).state)).toEqual({ home: 2, away: 1 });
    },
  );

  it.each(EVERY_STATUS)('a score that the feed does not have is missing, not zero (%s)', (status) => {
    expect(scoreOf(matchFrom({ status }).state)).toBeNull();
    expect(scoreOf(matchFrom({ status, results: {} }).state)).toBeNull();
    expect(scoreOf(matchFrom({ status, results: { runningscore: { home: 1 } } }).state)).toBeNull();
    expect(scoreOf(matchFrom({ status, results: { runningscore: { home: '', away: '' } } }).state)).toBeNull();
  });

  it('a match that was called off before kick-off shows no 0-0', () => {
    expect(scoreOf(matchFrom({ status: 'Cancelled', results: nilNil }).state)).toBeNull();
    expect(scoreOf(matchFrom({ status: 'Kick Off Delayed', results: nilNil }).state)).toBeNull();
  });
});
