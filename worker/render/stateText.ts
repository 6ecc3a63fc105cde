import type { PageState } from '../../web/data/pageState.ts';
import type { Match } from '../../web/domain/match.ts';
import { textOf } from '../live/matchTexts.ts';
import { bytesOf, type Piece } from './bytes.ts';

/**
 * A value as JSON that is safe in a script element: only `<` can end the text or begin a comment there; the separators
 * are line ends to old parsers.
 */
export function scriptText(value: unknown): string {
  return safe(JSON.stringify(value));
}

function safe(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const matches = new WeakMap<Match, Uint8Array>();

// A match and the comma after it.
function matchBytes(match: Match): Uint8Array {
  let bytes = matches.get(match);
  if (bytes === undefined) {
    bytes = bytesOf(`${safe(textOf(match))},`);
    matches.set(match, bytes);
  }
  return bytes;
}

function isMatchList(data: object): data is { matches: Match[] } {
  return 'matches' in data && 'counters' in data && Array.isArray(data.matches);
}

const written = new WeakMap<object, Uint8Array>();

// What serves many pages, as prices do, is the same object in each, and written once.
function dataBytes(data: object): Uint8Array {
  const bytes = written.get(data) ?? bytesOf(scriptText(data));
  written.set(data, bytes);
  return bytes;
}

// The data of a query. That of a list is put together of its matches, which are written once for all pages.
function dataPieces(data: unknown): Piece[] {
  if (typeof data !== 'object' || data === null) return [scriptText(data)];
  if (!isMatchList(data)) return [dataBytes(data)];
  const { matches: listed, ...rest } = data;
  const bytes = listed.map(matchBytes);
  const last = bytes.pop();
  const end = last === undefined ? [] : [last.subarray(0, -1)];
  return [`${scriptText(rest).slice(0, -1)},"matches":[`, ...bytes, ...end, ']}'];
}

/** The state of a page as its document carries it (`readPageState` reads it): the data of the queries stands apart. */
export function statePieces(state: PageState): Piece[] {
  const { queries } = state.queries;
  const bare = queries.map((query) => ({ ...query, state: { ...query.state, data: null } }));
  const page = scriptText({ ...state, queries: { ...state.queries, queries: bare } });
  const data = queries.flatMap((query, index) => [...(index > 0 ? [','] : []), ...dataPieces(query.state.data)]);
  return [`{"page":${page},"data":[`, ...data, ']}'];
}
