import type { PlayerView } from '../../data/pageState.ts';
import { toldMatches } from '../../domain/player.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { PlayerHeader } from './PlayerHeader.tsx';
import { PlayerMatchList } from './PlayerMatchList.tsx';
import { PlayerSeason } from './PlayerSeason.tsx';
import { ScorerCard } from './ScorerCard.tsx';

/** A player's latest matches are shown in full; the others have a row. */
const LATEST = 5;

/** A player: who he is, what he did in his latest matches, and his season match by match. */
export function Player({ view }: { view: PlayerView }) {
  const { team, sport } = view;
  const told = view.told.value;
  const matches = view.matches.value;
  const whole = toldMatches(matches);
  return (
    <>
      <PlayerHeader view={view} />
      {(whole === HIDDEN || told?.scorer === HIDDEN) && <HiddenPart part="deeds" />}
      {told !== null && told.scorer !== HIDDEN && (
        <ScorerCard competition={told.competition} scorer={told.scorer} sport={sport} />
      )}
      {matches.length > 0 && <PlayerMatchList matches={matches.slice(0, LATEST)} />}
      {whole !== HIDDEN && whole.length > 0 && <PlayerSeason matches={whole} team={team} />}
    </>
  );
}
