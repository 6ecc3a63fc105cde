import { PlayerHeader } from '../components/team/PlayerHeader.tsx';
import { PlayerMatchList } from '../components/team/PlayerMatchList.tsx';
import type { PlayerView } from '../data/pageState.ts';

/** A player, as far as the line-ups of the team's latest matches tell. */
export function PlayerPage({ view }: { view: PlayerView }) {
  return (
    <>
      <PlayerHeader view={view} />
      <PlayerMatchList matches={view.matches} />
    </>
  );
}
