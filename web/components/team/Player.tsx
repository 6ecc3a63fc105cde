import type { PlayerView } from '../../data/pageState.ts';
import { visibleMatches } from '../../domain/player.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { PlayerMatchList } from './PlayerMatchList.tsx';
import { PlayerSeason } from './PlayerSeason.tsx';
import { RatingBars } from './RatingBars.tsx';
import { ScorerCard } from './ScorerCard.tsx';

/** The latest matches are shown in detail; all matches have a row in the season. */
const LATEST = 5;

/** A player: header, season in a competition, latest matches in detail, and the season match by match. */
export function Player({ view }: { view: PlayerView }) {
  const { team, sport } = view;
  const season = view.season.value;
  const matches = view.matches.value;
  const visible = visibleMatches(matches);
  return (
    <>
      <PlayerHead view={view} />
      {(visible === HIDDEN || season?.scorer === HIDDEN) && <HiddenPart part="deeds" />}
      {season !== null && season.scorer !== HIDDEN && (
        <ScorerCard competition={season.competition} scorer={season.scorer} sport={sport} />
      )}
      {visible !== HIDDEN && <RatingBars matches={visible} team={team} />}
      {matches.length > 0 && <PlayerMatchList matches={matches.slice(0, LATEST)} />}
      {visible !== HIDDEN && visible.length > 0 && <PlayerSeason matches={visible} team={team} />}
    </>
  );
}
