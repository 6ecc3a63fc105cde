import type { PageState } from '../../web/data/pageState.ts';
import type { KnownAnswer } from '../../web/data/queryClient.ts';
import type { Match } from '../../web/domain/match.ts';
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

const lists = new WeakMap<readonly Match[], Uint8Array>();

// The fields that hold the matches of a list, without the brace before them. They are written once for all pages.
function listBytes(matches: readonly Match[]): Uint8Array {
  const bytes = lists.get(matches) ?? bytesOf(scriptText(columnsOf(matches)).slice(1));
  lists.set(matches, bytes);
  return bytes;
}

function isMatchList(data: object): data is { matches: Match[] } {
  return 'matches' in data && 'counters' in data && Array.isArray(data.matches);
}

// The data of a query. That of a list says other things before its matches, so that one brace goes and a comma comes.
function dataPieces({ key: [kind], data }: KnownAnswer): Piece[] {
  if (typeof data !== 'object' || data === null) return [scriptText(data)];
  if (kind === 'odds') return [scriptText(boardColumns(data))];
  if (!isMatchList(data)) return [scriptText(data)];
  const { matches, ...rest } = data;
  return [`${scriptText(rest).slice(0, -1)},`, listBytes(matches)];
}

/** The state of a page as its document carries it (`readPageState` reads it). A list is written once for all pages. */
export function statePieces({ answers, ...page }: PageState): Piece[] {
  const written = answers.flatMap((answer, index) => [
    `${index > 0 ? ',' : ''}${scriptText({ ...answer, data: undefined }).slice(0, -1)},"data":`,
    ...dataPieces(answer),
    '}',
  ]);
  return [`${scriptText(page).slice(0, -1)},"answers":[`, ...written, ']}'];
}
