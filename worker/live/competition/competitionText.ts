import roundNames from '../../../locales/roundNames.json' with { type: 'json' };
import type { Locale } from '../../../web/domain/locale.ts';
import type { Standings, StandingsTable } from '../../../web/domain/standings.ts';
import { crestOf } from '../../feeds/directory/crests.ts';

/** Two parts in one text: `Apertura - 5`, `Quarter-finals 2nd leg`, `Halbfinale (Rückspiele)`, `Gruppenphase 1. Spieltag`. */
const TWO = [
  /^(.+?)(?: [-–]|[,:]) (.+)$/,
  /^(.+) \((.+)\)$/,
  /^(.+) ((?:1st|2nd) leg|replays?|(?:hin|rück)spiele?|\d+\. Spieltag|Gruppe [A-Z])$/i,
];

/** The first pattern that matches counts. `$1` in a name is its first group. */
const NAMES = roundNames.map(({ feed, ...names }) => ({ pattern: new RegExp(feed, 'i'), names }));

/** A longer text is not a name, so it is not matched. */
const MAX = 100;

/** Translates a round, group or zone of a competition. An unknown text stays as the source wrote it. */
export function competitionText(text: string, locale: Locale): string {
  if (text.length > MAX) return text;
  for (const { pattern, names } of NAMES) {
    const found = pattern.exec(text);
    const part = found?.[1] ?? '';
    if (found !== null) return names[locale].replace('$1', part.length > 2 ? part : part.toUpperCase());
  }
  const [, first, second] = TWO.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? [];
  if (first === undefined || second === undefined) return text;
  return [first, second].map((part) => competitionText(part, locale)).join(' – ');
}

/** Translates a table's name and zones, and adds the teams' crests. */
export function tableIn(table: StandingsTable, locale: Locale): StandingsTable {
  const zones = table.zones.map((zone) => ({ ...zone, name: competitionText(zone.name, locale) }));
  const rows = table.rows.map((row) => ({ ...row, team: { ...row.team, crest: crestOf(row.team.name) } }));
  return { name: competitionText(table.name, locale), rows, zones };
}

export function tablesIn(tables: Standings, locale: Locale): Standings {
  return tables.map((table) => tableIn(table, locale));
}
