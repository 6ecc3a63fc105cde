import { useApp } from '../../data/appContext.ts';
import type { EventDetail, LineUpPlayer } from '../../domain/eventDetail.ts';
import { playerFollow } from '../../domain/follow.ts';
import { pitchRows } from '../../domain/formation.ts';
import { kindFor, playerIncidents } from '../../domain/incidents.ts';
import { type Crest, type Match, phaseOf, type Side } from '../../domain/match.ts';
import { SIDES } from '../../domain/matchKinds.ts';
import { decimalText, ratingClass } from '../../format/decimals.ts';
import { incidentName } from '../../format/incidents.ts';
import { minuteOf } from '../../format/minutes.ts';
import { shortPlayerName } from '../../format/shortNames.ts';
import { teamName } from '../../format/teamNames.ts';
import { EmptyMatchTab } from '../EmptyTab.static.tsx';
import { HiddenPart } from '../HiddenPart.tsx';
import { UNDECIDED } from '../match/Crest.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { Shirt } from '../Shirt.tsx';
import { Minute } from '../SpokenText.tsx';
import { Star } from '../Star.tsx';
import { IncidentSign } from './IncidentSign.tsx';
import { PlayerLink } from './PlayerLink.tsx';
import { Rating } from './Rating.tsx';

/** The kit of a side. An away team with the home team's colour swaps its own two. */
function kitOf({ home, away }: Match, side: Side): Crest {
  const kit = (side === 'home' ? home : away)?.crest ?? UNDECIDED;
  const isAlike = side === 'away' && kit.main === home?.crest.main;
  return isAlike ? { ...kit, main: kit.second, second: kit.main } : kit;
}

function Half({ event, side }: { event: EventDetail; side: Side }) {
  const { t, locale } = useApp();
  const lineUp = event.lineUps[side];
  if (lineUp === null) return <div className="pitch-half" />;
  const kit = kitOf(event.match, side);
  const kindsOf = (name: string) =>
    Map.groupBy(playerIncidents(name, side, event.incidents), (incident) => kindFor(name, incident));
  return (
    <div className="pitch-half">
      {pitchRows(lineUp, side).map((row) => (
        <div key={row.map(({ name }) => name).join()} className="pitch-row">
          {row.map((player) => (
            <PlayerLink
              key={`${player.number} ${player.name}`}
              event={event}
              side={side}
              player={player}
              className="pitch-player"
              inPicture
            >
              <Shirt crest={kit} number={player.number} />
              <span className="pitch-badges">
                {[...kindsOf(player.name)].map(([kind, all]) => (
                  <span key={kind}>
                    <IncidentSign kind={kind} />
                    {all.length > 1 && all.length}
                  </span>
                ))}
              </span>
              {player.rating !== undefined && (
                <span className={`pitch-rating figures ${ratingClass(player.rating)}`}>
                  {decimalText(player.rating.toFixed(1), locale)}
                </span>
              )}
              <bdi className="pitch-name">
                {shortPlayerName(player.name)}
                {player.captain && ` ${t('event.captainSign')}`}
              </bdi>
            </PlayerLink>
          ))}
        </div>
      ))}
    </div>
  );
}

function Player({ player, side, event }: { player: LineUpPlayer; side: Side; event: EventDetail }) {
  const { t } = useApp();
  const team = event.match[side];
  return (
    <li className="line-up-player">
      <span className="figures w-6 flex-none text-end text-muted">{player.number ?? ''}</span>
      <PlayerLink event={event} side={side} player={player} className="line-up-name">
        <bdi>{player.name}</bdi>
        {player.captain && <abbr title={t('event.captain')}> {t('event.captainSign')}</abbr>}
      </PlayerLink>
      {playerIncidents(player.name, side, event.incidents).map((incident, index) => {
        const kind = kindFor(player.name, incident);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an incident has no id, only a position
          <span key={index} className="figures flex flex-none items-center gap-1 text-muted">
            <IncidentSign kind={kind} />
            <span className="sr-only">
              {kind === 'in' || kind === 'out' ? t(`event.player-${kind}`) : incidentName(incident, t)}{' '}
            </span>
            {incident.minute !== null && <Minute text={minuteOf(incident.minute)} />}
          </span>
        );
      })}
      {player.rating !== undefined && <Rating rating={player.rating} />}
      {player.id !== undefined && team !== null && (
        <Star follow={playerFollow({ team: team.id, player: player.id })} name={player.name} />
      )}
    </li>
  );
}

function SideLineUp({ event, side }: { event: EventDetail; side: Side }) {
  const { t } = useApp();
  const lineUp = event.lineUps[side];
  const team = teamName(event.match[side], t);
  const players = (list: readonly LineUpPlayer[]) =>
    list.map((player) => <Player key={`${player.number} ${player.name}`} player={player} side={side} event={event} />);
  return (
    <section className="card mb-3 px-3 py-2 text-sm">
      <h2 className="flex items-baseline justify-between gap-2 py-1 font-semibold">
        <bdi className="min-w-0 wrap-anywhere">{team}</bdi>
        {lineUp?.formation && <span className="figures text-muted">{lineUp.formation}</span>}
      </h2>
      {lineUp === null ? (
        <p className="py-3 text-muted">{t('event.noLineUp', { team })}</p>
      ) : (
        <>
          <h3 className="line-up-title">{t('event.startingEleven')}</h3>
          <ul>{players(lineUp.starters)}</ul>
          {lineUp.bench.length > 0 && <h3 className="line-up-title">{t('event.bench')}</h3>}
          <ul>{players(lineUp.bench)}</ul>
          {lineUp.coach !== null && (
            <p className="line-up-title">
              {t('event.coach')}: <bdi className="font-semibold text-text">{lineUp.coach}</bdi>
            </p>
          )}
        </>
      )}
    </section>
  );
}

export function LineUpsPanel({ event }: { event: EventDetail }) {
  const { t } = useApp();
  const { match, lineUps } = event;
  if (lineUps.home === null && lineUps.away === null) {
    return (
      <NoHydration id="empty-tab">
        <EmptyMatchTab match={match} reason={phaseOf(match) === 'upcoming' ? 'no-line-ups-yet' : 'no-line-ups'} />
      </NoHydration>
    );
  }
  const hasRatings = SIDES.some((side) => {
    const { starters = [], bench = [] } = lineUps[side] ?? {};
    return [...starters, ...bench].some(({ rating }) => rating !== undefined);
  });
  return (
    <>
      {event.hidden !== undefined && <HiddenPart part="ratings" />}
      <div className="line-ups">
        {/* Decorative: the lists below have the same players. */}
        <div className="pitch" aria-hidden="true">
          <svg viewBox="0 0 68 105" preserveAspectRatio="none" className="pitch-lines" aria-hidden="true">
            <path d="M1 1h66v103H1zM1 52.5h66M14 1v16h40V1M25 1v5.5h18V1M14 104V88h40v16M25 104v-5.5h18v5.5" />
            <circle cx="34" cy="52.5" r="9" />
          </svg>
          <Half event={event} side="home" />
          <Half event={event} side="away" />
        </div>
        {SIDES.map((side) => (
          <SideLineUp key={side} event={event} side={side} />
        ))}
      </div>
      {hasRatings && <p className="mb-3 px-3 text-xs text-muted">{t('event.ratings')}</p>}
    </>
  );
}
