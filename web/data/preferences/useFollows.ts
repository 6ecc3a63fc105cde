import { useSyncExternalStore } from 'react';
import type { Follow } from '../../domain/follow.ts';
import { currentFollows, onFollows } from './follows.ts';

const NOTHING: readonly Follow[] = [];

/** The visitor’s follows, in sync with other open pages. */
export function useFollows(): readonly Follow[] {
  return useSyncExternalStore(onFollows, currentFollows, () => NOTHING);
}
