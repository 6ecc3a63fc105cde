import { type MyMatchesList, useApp } from '../../data/appContext.ts';
import { MyMatchesCard } from './MyMatchesCard.tsx';

/** The card until its code has loaded. */
export function ServerMyMatchesCard({ list }: { list: MyMatchesList }) {
  const { follows } = useApp();
  return follows === undefined ? null : <MyMatchesCard list={list} follows={follows} />;
}
