import { useFollows } from '../../preferences/useFollows.ts';
import { OwnCard } from './OwnCard.tsx';
import type { OwnList } from './ownMatches.ts';

/** The followed matches of a list, updated when the visitor's follows change. */
export function OwnMatchList(list: OwnList) {
  const follows = useFollows();
  return <OwnCard list={list} follows={follows} />;
}
