import type { ReactNode } from 'react';
import { type SharedPart, useApp } from '../appContext.ts';

/**
 * A part of the page that many visitors see alike: the server renders it once for all of them, for a visitor of whom it
 * knows no more than `by` says. In the browser it is what is in it.
 */
export function Shared(part: SharedPart): ReactNode {
  const { placeShared } = useApp();
  return placeShared === undefined ? part.children : placeShared(part);
}
