import { useApp } from '../../data/appContext.ts';
import type { EventDetail, LineUpPlayer } from '../../domain/eventDetail.ts';
import { playerIncidents } from '../../domain/incidents.ts';
import { phaseOf, type Side } from '../../domain/match.ts';
import { SIDES } from '../../domain/matchKinds.ts';
import { shortPlayerName } from '../../format/shortNames.ts';
import { teamName } from '../../format/teamNames.ts';
import { ClubWash } from '../ClubWash.tsx';
import { UNDECIDED } from '../match/Crest.tsx';
import { Shirt } from '../Shirt.tsx';
import { PlayerLink } from './PlayerLink.tsx';
import { Rating } from './Rating.tsx';

interface Best {
  side: Side;
  player: LineUpPlayer;
  rating: number;
  goals: number;
}

/** The player of a side with the highest rating; goals decide between equal ones. */
function bestOf({ lineUps, incidents }: EventDetail, side: Side): Best[] {
  const { starters = [], bench = [] } = lineUps[side] ?? {};
  const goalsOf = ({ name }: LineUpPlayer) =>
    playerIncidents(name, side, incidents).filter(({ kind }) => kind === 'goal' || kind === 'penalty').length;
  return [...starters, ...bench]
    .flatMap((player) =>
      player.rating === undefined ? [] : [{ side, player, rating: player.rating, goals: goalsOf(player) }],
    )
    .sort((one, other) => other.rating - one.rating || other.goals - one.goals)
    .slice(0, 1);
}

/** The best player of each side by the feed's ratings, or the best of the match after its end. */
export function BestPlayers({ event }: { event: EventDetail }) {
  const { t } = useApp();
  const { match } = event;
  const both = SIDES.flatMap((side) => bestOf(event, side));
  const isOver = phaseOf(match) === 'finished';
  const shown = isOver ? both.sort((one, other) => other.rating - one.rating).slice(0, 1) : both;
  if (shown.length === 0) return null;
  return (
    <section className="card mb-2" aria-labelledby="best-players">
      <h2 id="best-players" className="card-title">
        {t(isOver ? 'event.playerOfTheMatch' : 'event.bestSoFar')}
      </h2>
      <ul className="best-players">
        {shown.map(({ side, player, rating, goals }) => (
          <li key={side} className="washed">
            <ClubWash home={match[side]} />
            <Shirt crest={match[side]?.crest ?? UNDECIDED} number={player.number} />
            <span className="min-w-0 flex-1">
              <PlayerLink event={event} side={side} player={player} className="block font-semibold wrap-break-word">
                <bdi>{shortPlayerName(player.name)}</bdi>
              </PlayerLink>
              <span className="block truncate text-xs text-muted">
                {goals > 0 ? t.count('event.goals', goals) : <bdi>{teamName(match[side], t)}</bdi>}
              </span>
            </span>
            <Rating rating={rating} />
          </li>
        ))}
      </ul>
    </section>
  );
}
