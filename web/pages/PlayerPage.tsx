import { NoHydration } from '../components/NoHydration.tsx';
import { Player } from '../components/team/Player.static.tsx';
import type { PlayerView } from '../data/pageState.ts';

/** A player, from the line-ups and incidents of the team's matches. Rendered on the server only. */
export function PlayerPage({ view }: { view: PlayerView }) {
  return (
    <NoHydration id="player">
      <Player view={view} />
    </NoHydration>
  );
}
