import { type OwnList, useApp } from '../../data/appContext.ts';
import { OwnCard } from './OwnCard.tsx';

/** The card until its code has loaded. */
export function ServerOwnCard({ list }: { list: OwnList }) {
  const { follows } = useApp();
  return follows === undefined ? null : <OwnCard list={list} follows={follows} />;
}
