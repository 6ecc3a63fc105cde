import { useFollows } from '../../data/preferences/useFollows.ts';
import type { OwnList } from '../../domain/ownMatches.ts';
import { OwnCard } from './OwnCard.tsx';

/** The followed matches of a list, updated when the visitor's follows change. */
export function OwnMatchList(list: OwnList) {
  const follows = useFollows();
  return <OwnCard list={list} follows={follows} />;
}
