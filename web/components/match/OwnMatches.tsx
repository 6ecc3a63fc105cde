import { useEffect, useState } from 'react';
import { useApp } from '../../appContext.ts';
import { FOLLOW } from '../../domain/follows.ts';
import { hasFollows } from '../../preferences/hasFollows.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { NoHydration } from '../NoHydration.tsx';
import type { OwnList } from './ownMatches.ts';

const OwnMatchList = lazyComponent(async () => (await import('./OwnMatchList.tsx')).OwnMatchList);

/** The place of a visitor's own matches: as the server has filled it, until the code is there that keeps them live. */
export function OwnMatches(list: OwnList) {
  const { placeOwn } = useApp();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const look = () => setWanted((wanted) => wanted || hasFollows());
    look();
    addEventListener(FOLLOW, look);
    return () => removeEventListener(FOLLOW, look);
  }, []);
  const found = <NoHydration id="own" of={() => placeOwn?.(list)} />;
  return isWanted ? <OwnMatchList {...list}>{found}</OwnMatchList> : found;
}
