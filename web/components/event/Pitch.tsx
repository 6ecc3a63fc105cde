import { useApp } from '../../data/appContext.ts';
import type { EventDetail, Incident } from '../../domain/eventDetail.ts';
import { pitchRows } from '../../domain/formation.ts';
import { kindFor, playerIncidents } from '../../domain/incidents.ts';
import type { Crest, Match, Side } from '../../domain/match.ts';
import { decimalText, markClass } from '../../format/decimals.ts';
import { shortPlayerName } from '../../format/shortNames.ts';
import { UNDECIDED } from '../match/Crest.tsx';
import { Shirt } from '../Shirt.tsx';
import { IncidentSign } from './IncidentSign.tsx';
import { PlayerLink } from './PlayerLink.tsx';

/** The kit of a side. An away team with the home team's colour swaps its own two. */
function kitOf({ home, away }: Match, side: Side): Crest {
  const kit = (side === 'home' ? home : away)?.crest ?? UNDECIDED;
  const isAlike = side === 'away' && kit.main === home?.crest.main;
  return isAlike ? { ...kit, main: kit.second, second: kit.main } : kit;
}

/** A player's incidents beside the shirt: one icon for each kind, with a count if there are several. */
function PitchBadges({ name, incidents }: { name: string; incidents: readonly Incident[] }) {
  const kinds = Map.groupBy(incidents, (incident) => kindFor(name, incident));
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
  const kit = kitOf(event.match, side);
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
              <PitchBadges name={player.name} incidents={playerIncidents(player.name, side, event.incidents)} />
              {player.mark !== undefined && (
                <span className={`pitch-mark figures ${markClass(player.mark)}`}>
                  {decimalText(player.mark.toFixed(1), locale)}
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
