import type { PageState } from '../../web/data/pageState.ts';
import type { KnownAnswer } from '../../web/data/queryClient.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Match } from '../../web/domain/match.ts';
import type { OddsBoard } from '../../web/domain/odds.ts';
import { bytesOf, type Piece } from './bytes.ts';
import { boardColumns, columnsOf } from './matchColumns.ts';

/**
 * A value as JSON that is safe in a script element: only `<` can end the text or begin a comment there; the separators
 * are line ends to old parsers.
 */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const lists = new WeakMap<readonly Match[], Map<Locale | null, Uint8Array>>();

// The fields that hold the matches of a list, without the brace before them. They are written once for all pages, and once for
// those of a language that have a row of each.
function listBytes(matches: readonly Match[], shownIn: Locale | null): Uint8Array {
  const known = lists.get(matches) ?? new Map<Locale | null, Uint8Array>();
  const bytes = known.get(shownIn) ?? bytesOf(scriptText(columnsOf(matches, shownIn)).slice(1));
  lists.set(matches, known.set(shownIn, bytes));
  return bytes;
}

function isBoard(answer: KnownAnswer): answer is KnownAnswer & { data: OddsBoard } {
  return answer.key[0] === 'odds';
}

function isMatchList(data: object): data is { matches: Match[] } {
  return 'matches' in data && 'counters' in data && Array.isArray(data.matches);
}

// The data of a query. That of a list says other things before its matches, so that one brace goes and a comma comes.
function dataPieces(answer: KnownAnswer, locale: Locale, rows: ReadonlySet<string>): Piece[] {
  const { data } = answer;
  if (typeof data !== 'object' || data === null) return [scriptText(data)];
  if (isBoard(answer)) return [scriptText(boardColumns(answer.data))];
  if (!isMatchList(data)) return [scriptText(data)];
  const { matches, ...rest } = data;
  const isShown = matches.every(({ id }) => rows.has(id));
  return [`${scriptText(rest).slice(0, -1)},`, listBytes(matches, isShown ? locale : null)];
}

/**
 * The state of a page as its document carries it (`readPageState` reads it). `rows` are the ids of the matches that have a row
 * in its content. A list is written once for all pages.
 */
export function statePieces({ answers, ...page }: PageState, rows: ReadonlySet<string>): Piece[] {
  const written = answers.flatMap((answer, index) => [
    `${index > 0 ? ',' : ''}${scriptText({ ...answer, data: undefined }).slice(0, -1)},"data":`,
    ...dataPieces(answer, page.visitor.locale, rows),
    '}',
  ]);
  return [`${scriptText(page).slice(0, -1)},"answers":[`, ...written, ']}'];
}
