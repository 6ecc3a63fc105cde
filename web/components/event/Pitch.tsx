import { useApp } from '../../data/appContext.ts';
import { inkOn } from '../../domain/colours.ts';
import type { EventDetail, Incident, LineUpPlayer } from '../../domain/eventDetail.ts';
import { pitchRows } from '../../domain/formation.ts';
import type { Crest, Match, Side } from '../../domain/match.ts';
import { playerIncidents } from '../../domain/playerIncidents.ts';
import { decimalText } from '../../format/decimals.ts';
import { shortPlayerName } from '../../format/playerName.ts';
import { UNDECIDED } from '../match/Crest.tsx';
import { IncidentSign } from './IncidentSign.tsx';
import { PlayerLink } from './PlayerLink.tsx';

type Colours = Pick<Crest, 'main' | 'second'>;

/** The colours of a side. An away team with the home team's colour gets its second colour. */
function coloursOf({ home, away }: Match, side: Side): Colours {
  const { main, second } = (side === 'home' ? home : away)?.crest ?? UNDECIDED;
  const isAlike = side === 'away' && main === home?.crest.main;
  return isAlike ? { main: second, second: main } : { main, second };
}

/** A player's shirt in team colours, with the number. */
function Shirt({ player, colours: { main, second } }: { player: LineUpPlayer; colours: Colours }) {
  return (
    <svg viewBox="-14 -14 28 28" className="pitch-shirt" aria-hidden="true">
      <circle r="12" fill={main} stroke={second} strokeWidth="2" />
      <circle r="13.4" className="pitch-rim" />
      <text y="4" textAnchor="middle" fill={inkOn(main)} className="pitch-number">
        {player.number ?? ''}
      </text>
    </svg>
  );
}

/** A player's incidents beside the shirt: one icon for each kind, with a count if there are several. */
function PitchBadges({ incidents }: { incidents: readonly Incident[] }) {
  const kinds = Map.groupBy(incidents, ({ kind }) => kind);
  return (
    <span className="pitch-badges">
      {[...kinds].map(([kind, all]) => (
        <span key={kind}>
          <IncidentSign kind={kind} />
          {all.length > 1 && all.length}
        </span>
      ))}
    </span>
  );
}

function Half({ event, side }: { event: EventDetail; side: Side }) {
  const { t, locale } = useApp();
  const lineUp = event.lineUps[side];
  if (lineUp === null) return <div className="pitch-half" />;
  const colours = coloursOf(event.match, side);
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
              <Shirt player={player} colours={colours} />
              <PitchBadges incidents={playerIncidents(player.name, side, event.incidents)} />
              {player.mark !== undefined && (
                <span className="pitch-mark">{decimalText(player.mark.toFixed(1), locale)}</span>
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

/** Both teams on a pitch in their formations. Decorative: the lists below have the same players. */
export function Pitch({ event }: { event: EventDetail }) {
  return (
    <div className="pitch" aria-hidden="true">
      <svg viewBox="0 0 68 105" preserveAspectRatio="none" className="pitch-lines" aria-hidden="true">
        <path d="M1 1h66v103H1zM1 52.5h66M14 1v16h40V1M25 1v5.5h18V1M14 104V88h40v16M25 104v-5.5h18v5.5" />
        <circle cx="34" cy="52.5" r="9" />
      </svg>
      <Half event={event} side="home" />
      <Half event={event} side="away" />
    </div>
  );
}
