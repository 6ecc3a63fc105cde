import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { previewOf } from '../../../web/domain/matchPreview.ts';
import type { Standings, StandingsRow } from '../../../web/domain/standings.ts';
import type { Visitor } from '../../../web/domain/visitor.ts';
import { previewSentences } from '../../../web/format/previewSentences.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const MATCH = matchFrom();
const NOW = { zone: 'Europe/Amsterdam', now: Date.parse('2026-11-21T12:00:00Z') } satisfies Partial<Visitor>;

const row = (id: string, rank: number, form: StandingsRow['form']): StandingsRow => ({
  rank,
  team: { id, name: id },
  played: 12,
  won: 8,
  drawn: 1,
  lost: 3,
  for: 20,
  against: 9,
  points: 25,
  deductions: 0,
  form,
});
const tableOf = (...rows: StandingsRow[]): Standings => [{ name: 'Table', rows, zones: [] }];
const TABLE = tableOf(row('b1', 1, ['won', 'won', 'won', 'drawn', 'won', 'won']), row('a1', 2, ['won', 'lost']));

const meeting = (id: string, day: string, home: number, away: number, isAway = false) =>
  matchFrom({
    id,
    start_date: `${day}T19:00:00Z`,
    status: 'Finished',
    ...(isAway ? { home: { id: 'b1', name: 'PSV' }, away: { id: 'a1', name: 'Ajax' } } : {}),
    results: { runningscore: { home, away }, finalresult: { home, away } },
  });
const MEETINGS = [
  meeting('m3', '2026-03-01', 3, 1, true),
  meeting('m2', '2025-10-05', 1, 1),
  meeting('m1', '2025-03-02', 2, 0),
];

const said = (locale: 'en' | 'nl', tables: Standings, meetings: typeof MEETINGS) =>
  previewSentences(MATCH, previewOf(MATCH, tables, meetings), NOW, translator(locale));

describe('match preview sentences', () => {
  it('sentences describe form, places and earlier meetings in both languages', () => {
    expect(said('en', TABLE, MEETINGS)).toEqual([
      'Ajax (2nd in the table) have won 1 of their last 2 matches; PSV (1st) have won 4 of 5.',
      'In 3 previous meetings, Ajax have won 1 and PSV 1, with 1 drawn. Last meeting: PSV 3–1 Ajax (Sunday 1 March).',
    ]);
    expect(said('nl', TABLE, MEETINGS)).toEqual([
      'Ajax (2e op de ranglijst) won 1 van de laatste 2 wedstrijden, PSV (1e) 4 van de 5.',
      'Van de 3 eerdere duels won Ajax er 1 en PSV 1; 1 keer werd het gelijk. Het laatste duel: PSV – Ajax 3–1 (zondag 1 maart).',
    ]);
  });

  it('sentences leave out the form after one matchday', () => {
    const first = tableOf(row('b1', 1, ['won']), row('a1', 2, ['won']));
    expect(said('en', first, MEETINGS)[0]).toBe('Ajax are 2nd in the table, PSV 1st.');
  });

  it('sentences leave out draws when there was none', () => {
    const won = MEETINGS.filter(({ id }) => id !== 'm2');
    expect(said('en', TABLE, won)[1]).toBe(
      'In 2 previous meetings, Ajax have won 1 and PSV 1. Last meeting: PSV 3–1 Ajax (Sunday 1 March).',
    );
    expect(said('nl', TABLE, won)[1]).toBe(
      'Van de 2 eerdere duels won Ajax er 1 en PSV 1. Het laatste duel: PSV – Ajax 3–1 (zondag 1 maart).',
    );
  });

  it('sentences name only the teams when table and meetings are unknown', () => {
    const fixture = 'Ajax play PSV on Saturday 21 November (Eredivisie).';
    expect(said('en', [], [])).toEqual([fixture]);
    expect(said('en', [], MEETINGS.slice(0, 1))).toEqual([
      fixture,
      'They have met once before: PSV 3–1 Ajax, on Sunday 1 March.',
    ]);
    expect(said('en', tableOf(row('b1', 1, [])), [])).toEqual([fixture]);
  });

  it.each([
    ['1st half', { runningscore: { home: 0, away: 0 } }],
    ['Awaiting info', {}],
    ['Extra Time - 1st half', { runningscore: { home: 0, away: 0 } }],
  ])('sentences name no future match day while the match is played (%s)', (status, results) => {
    const playing = matchFrom({ status, results });
    for (const locale of ['en', 'nl'] as const) {
      expect(previewSentences(playing, previewOf(playing, [], []), NOW, translator(locale))).toEqual([]);
      expect(previewSentences(playing, previewOf(playing, TABLE, []), NOW, translator(locale))).toHaveLength(1);
    }
  });
});
