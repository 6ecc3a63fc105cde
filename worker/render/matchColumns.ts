import type { BoardColumns, Column, MatchColumns } from '../../web/data/matchColumns.ts';
import type { Competition } from '../../web/domain/competition.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Match, Team } from '../../web/domain/match.ts';
import { nameIn, shortNameIn } from '../../web/domain/named.ts';
import type { OddsBoard } from '../../web/domain/odds.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects that differ in more fields than this are of different kinds, and stand better as they are. */
const MOST_OPTIONAL = 4;

/** An id that is a number, small enough to be written in another base. */
const NUMBER = /^[1-9]\d{0,14}$/;

const isNumber = (value: unknown): value is string => typeof value === 'string' && NUMBER.test(value);

function columnOf(values: unknown[]): Column {
  if (values.length > 0 && values.every(isNumber)) return values.map((id) => Number(id).toString(36)).join(' ');
  if (!values.every(isFields)) return values;
  const fields = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const optional = fields.filter((field) => values.some((value) => value[field] === undefined));
  // What is null where it is there could not be told from what is not.
  const isUnclear = optional.some((field) => values.some((value) => value[field] === null));
  if (fields.length === 0 || optional.length > MOST_OPTIONAL || isUnclear) return values;
  return Object.fromEntries(
    fields.map((field) => {
      const name = optional.includes(field) ? `${field}?` : field;
      return [name, columnOf(values.map((value) => value[field]))];
    }),
  );
}

/** A team without what a row says of it (`TeamName`, `Crest`) in the language of the page. */
function beyondRow(team: Team | null, locale: Locale): Partial<Team> | null {
  if (team === null) return null;
  const { name, short, crest, ...rest } = team;
  return {
    ...rest,
    ...(nameIn(team, locale) === name ? {} : { name }),
    ...(short === undefined || shortNameIn(team, locale) === short ? {} : { short }),
    ...(team.logo === null ? {} : { crest }),
  };
}

/**
 * The matches of a list as a document carries them (`withRows` reads them). Where the document has a row of each of them,
 * `shownIn` is its language: then it does not say again what the rows show.
 */
export function columnsOf(matches: readonly Match[], shownIn: Locale | null): MatchColumns {
  const known = new Map<string, { place: number; competition: Competition }>();
  const rows: object[] = [];
  const places: number[] = [];
  for (const { id, competition, ...row } of matches) {
    const text = JSON.stringify(competition);
    const { place } = known.get(text) ?? { place: known.size };
    known.set(text, { place, competition });
    places.push(place);
    rows.push(
      shownIn === null ? row : { ...row, home: beyondRow(row.home, shownIn), away: beyondRow(row.away, shownIn) },
    );
  }
  return {
    columns: columnOf(rows),
    ids: matches.map(({ id }) => id),
    competitions: Array.from(known.values(), (each) => each.competition),
    places,
  };
}

/** The prices of a list as a document carries them (`withRows` reads them). */
export function boardColumns(board: OddsBoard): BoardColumns {
  const operators = new Map<string, { place: number; provider: string; operator: string }>();
  const rows = Object.values(board).map((prices) =>
    Object.fromEntries(
      Object.entries(prices).map(([outcome, price]) => {
        if (price === null) return [outcome, null];
        const { provider, operator, ...rest } = price;
        const key = `${provider}|${operator}`;
        const { place } = operators.get(key) ?? { place: operators.size };
        operators.set(key, { place, provider, operator });
        return [outcome, { ...rest, operator: place }];
      }),
    ),
  );
  return {
    columns: columnOf(rows),
    ids: Object.keys(board),
    operators: Array.from(operators.values(), ({ provider, operator }) => ({ provider, operator })),
  };
}
