import type { PageState } from '../../web/data/pageState.ts';

/** A piece of a document: text, or bytes that were made of text before. */
export type Piece = string | Uint8Array;

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

const written = new WeakMap<object, Uint8Array>();

// An unchanged list is the same object on every page that shows it, so it is written once.
function dataPiece(data: unknown): Piece {
  if (typeof data !== 'object' || data === null) return scriptText(data);
  const bytes = written.get(data) ?? new TextEncoder().encode(scriptText(data));
  written.set(data, bytes);
  return bytes;
}

/** The state of a page as its document carries it (`readPageState` reads it). */
export function statePieces({ answers, ...page }: PageState): Piece[] {
  const pieces = answers.flatMap(({ data, ...answer }, index) => [
    `${index > 0 ? ',' : ''}${scriptText(answer).slice(0, -1)},"data":`,
    dataPiece(data),
    '}',
  ]);
  return [`${scriptText(page).slice(0, -1)},"answers":[`, ...pieces, ']}'];
}
