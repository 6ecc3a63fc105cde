import { html } from 'hono/html';
import { longName, textOf } from '../../web/components/standings/columns.ts';
import { nameIn } from '../../web/domain/named.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Standings } from '../../web/domain/standings.ts';
import type { Look, Part } from './matchParts.ts';

/** The rows that fit into 12 kB. A World Cup has twelve groups of four. */
const MOST_ROWS = 48;

/** A phone hides the middle ones. */
const COLUMNS = ['played', 'won', 'drawn', 'lost', 'difference', 'points'] as const;

/** The first whole tables with at most `MOST_ROWS` rows; the start of the first if it has more. */
export function fittingTables(tables: Standings): Standings {
  let rows = 0;
  const fitting = tables.filter((table) => {
    rows += table.rows.length;
    return rows <= MOST_ROWS;
  });
  if (fitting.length > 0) return fitting;
  return tables.slice(0, 1).map((table) => ({ ...table, rows: table.rows.slice(0, MOST_ROWS) }));
}

/** The tables of a competition under its name. Optional end tags and repeated explanations are left out, for size. */
export function tableParts(
  tables: Standings,
  { caption, sport }: { caption: string; sport: Sport },
  { t }: Look,
): Part {
  const parts = tables.map(({ name, rows }, index) => {
    const columns = COLUMNS.filter((column) => rows.some((row) => textOf(row, column) !== null));
    const head = columns.map((column) => {
      const word = t(`tournament.${column}`);
      return html`<th scope="col">${index > 0 ? word : html`<abbr title="${longName(column, sport, t)}">${word}</abbr>`}`;
    });
    const lines = rows.map(
      (
        row,
      ) => html`<tr><td>${row.rank}<th scope="row">${nameIn(row.team, t.locale)}${columns.map((column) => html`<td>${textOf(row, column) ?? '–'}`)}
`,
    );
    return html`<table>${tables.length > 1 ? html`<caption>${name}</caption>` : ''}<thead><tr><th scope="col"><abbr title="${t('tournament.rank')}">#</abbr><th scope="col">${t('tournament.team')}${head}<tbody>
${lines}</table>`;
  });
  return html`<h1>${caption}</h1>${parts}`;
}
