import type { Column, MatchColumns } from '../../web/data/matchColumns.ts';
import type { Competition } from '../../web/domain/competition.ts';
import type { Match } from '../../web/domain/match.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether objects have the very same fields; one that is there without a value would come back as null. */
function areAlike(values: unknown[], fields: readonly string[]): values is Fields[] {
  return values.every(
    (value) =>
      isFields(value) &&
      Object.keys(value).length === fields.length &&
      fields.every((field) => value[field] !== undefined),
  );
}

function columnOf(values: unknown[]): Column {
  const [first] = values;
  const fields = isFields(first) ? Object.keys(first) : [];
  if (fields.length === 0 || !areAlike(values, fields)) return values;
  return Object.fromEntries(fields.map((field) => [field, columnOf(values.map((value) => value[field]))]));
}

/** The matches of a list as a document carries them (`withMatches` reads them). */
export function columnsOf(matches: readonly Match[]): MatchColumns {
  const known = new Map<string, { place: number; competition: Competition }>();
  const rows: Omit<Match, 'competition'>[] = [];
  const places: number[] = [];
  for (const { competition, ...row } of matches) {
    const text = JSON.stringify(competition);
    const { place } = known.get(text) ?? { place: known.size };
    known.set(text, { place, competition });
    places.push(place);
    rows.push(row);
  }
  return { columns: columnOf(rows), competitions: Array.from(known.values(), (each) => each.competition), places };
}
