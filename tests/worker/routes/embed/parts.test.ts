import { html } from 'hono/html';
import { expect, it } from 'vitest';
import { translator } from '../../../../locales/translator.ts';
import { LOCALES } from '../../../../web/domain/locale.ts';
import type { Standings } from '../../../../web/domain/standings.ts';
import { embedDocument } from '../../../../worker/routes/embed/embedDocument.ts';
import { fittingTables, tableParts } from '../../../../worker/routes/embed/parts.ts';

function tablesOf(groups: number, teams: number): Standings {
  const figures = { played: 38, won: 10, drawn: 18, lost: 10, for: 100, against: 110, points: 48, deductions: 0 };
  const row = (rank: number) => ({
    ...figures,
    rank,
    team: { id: `${rank}`, name: `Borussia Mönchengladbach ${rank} (Vrouwen)` },
    form: [],
  });
  return Array.from({ length: groups }, (_, index) => ({
    name: `Group ${index + 1}`,
    rows: Array.from({ length: teams }, (_row, rank) => row(rank + 1)),
    zones: [],
  }));
}

async function bytesOf(tables: Standings, locale: (typeof LOCALES)[number]): Promise<number> {
  const look = { t: translator(locale), zone: 'UTC' };
  const caption = 'FIFA World Cup Qualification (South America)';
  const text = await embedDocument({
    t: look.t,
    theme: null,
    title: caption,
    body: html`<h1>${caption}</h1>${tableParts(fittingTables(tables), 'football', look)}`,
    notes: ['n'.repeat(100)],
    address: `https://scores.example.com/football/${'a'.repeat(100)}`,
    siteName: 'Scoreline',
    updates: { text: 'Pause updates', href: '/embed/match/1?paused=1' },
  });
  return new TextEncoder().encode(text).length;
}

it.each([
  [1, 20],
  [1, 36],
  [12, 4],
  [2, 15],
  [1, 90],
  [30, 4],
])('the tables of an embed fit into 12 kB: %i tables of %i teams', async (groups, teams) => {
  for (const locale of LOCALES) expect(await bytesOf(tablesOf(groups, teams), locale)).toBeLessThanOrEqual(12_000);
});

it('the tables of an embed are whole, except a first one that is too long', () => {
  const sizesOf = (groups: number, teams: number) =>
    fittingTables(tablesOf(groups, teams)).map(({ rows }) => rows.length);
  expect(sizesOf(12, 4)).toEqual(Array.from({ length: 12 }, () => 4));
  expect(sizesOf(3, 20)).toEqual([20, 20]);
  expect(sizesOf(2, 60)).toEqual([48]);
});
