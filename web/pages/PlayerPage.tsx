import { NoHydration } from '../components/NoHydration.tsx';
import type { PlayerView } from '../data/pageState.ts';

/** A player, as far as the line-ups and incidents of his team's matches tell, all of it as the server has written it. */
export function PlayerPage({ view }: { view: PlayerView }) {
  return <NoHydration id="player" render={(staticParts) => staticParts.player(view)} />;
}
