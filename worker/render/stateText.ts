import type { PageState } from '../../web/data/pageState.ts';

/** A piece of a document: text, or encoded text. */
export type Piece = string | Uint8Array;

/**
 * JSON that is safe in a script element: only `<` can end the element or start a comment. Old parsers take the two
 * separators as line ends.
 */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const written = new WeakMap<object, Uint8Array>();

// An unchanged list is the same object on every page, so it is serialized once.
function dataPiece(data: unknown): Piece {
  if (typeof data !== 'object' || data === null) return scriptText(data);
  const bytes = written.get(data) ?? new TextEncoder().encode(scriptText(data));
  written.set(data, bytes);
  return bytes;
}

/** The page’s state in the document; `readPageState` reads it. */
export function statePieces({ answers, ...page }: PageState): Piece[] {
  const pieces = answers.flatMap(({ data, ...answer }, index) => [
    `${index > 0 ? ',' : ''}${scriptText(answer).slice(0, -1)},"data":`,
    dataPiece(data),
    '}',
  ]);
  return [`${scriptText(page).slice(0, -1)},"answers":[`, ...pieces, ']}'];
}
