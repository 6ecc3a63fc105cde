import { useFollows } from '../../preferences/useFollows.ts';
import { OwnCard } from './OwnCard.tsx';
import type { OwnList } from './ownMatches.ts';

/** What a visitor follows of a list, live. */
export function OwnMatchList(list: OwnList) {
  const follows = useFollows();
  return <OwnCard list={list} follows={follows} />;
}
