import { useSyncExternalStore } from 'react';
import type { Follow } from '../domain/follow.ts';
import { currentFollows, onFollows } from './follows.ts';

const NOTHING: readonly Follow[] = [];

/** What the visitor follows, as it is on every open page of the site. */
export function useFollows(): readonly Follow[] {
  return useSyncExternalStore(onFollows, currentFollows, () => NOTHING);
}
