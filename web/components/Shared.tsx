import type { ReactNode } from 'react';
import { useApp } from '../appContext.ts';

/** What a part may show of its page beside the language; `place` is the country or competition that the page is about. */
export type SharedBy = 'zone' | 'oddsFormat' | 'offersPaused' | 'place';

export interface SharedPart {
  /** What it is made of: what was rendered serves for as long as this is the same object; null for words alone. */
  of: object | null;
  by: readonly SharedBy[];
  /** Its name, and with it all that it shows beside the rest. */
  name: string;
  children: ReactNode;
}

/**
 * A part of the page that many visitors see alike: the server renders it once for all of them, for a visitor of whom it
 * knows no more than `by` says. In the browser it is what is in it.
 */
export function Shared(part: SharedPart): ReactNode {
  const { placeShared } = useApp();
  return placeShared === undefined ? part.children : placeShared(part);
}
