import { useApp } from '../../data/appContext.ts';
import { barColours } from '../../domain/colours.ts';
import { kickOffDate } from '../../domain/kickOff.ts';
import { nameIn } from '../../domain/locale.ts';
import { type Match, scoreOf } from '../../domain/match.ts';
import { SIDES } from '../../domain/matchKinds.ts';
import { type MeetingCounts, meetingBars, meetingCounts, winnerOf } from '../../domain/meetings.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { shortDate } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';
import { TeamName } from '../match/TeamName.tsx';
import { PairedBar } from './PairedBar.tsx';
import { TeamLink } from './TeamLink.tsx';

/** In view box units: the width of a bar with its gap, and the height of each half. */
const BAR_WIDTH = 10;
const HALF = 20;
/** The height of a draw on the middle line, and the minimum height of a bar. */
const MARK = 1.5;

/** Goal differences of earlier meetings, oldest first, up for wins of the match's home team. Decorative. */
function MeetingsChart({ match, meetings }: { match: Match; meetings: readonly Match[] }) {
  const { t, visitor } = useApp();
  const bars = meetingBars(match, meetings);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined || bars.length < 2) return null;
  const colours = barColours(match);
  const highest = Math.max(1, ...bars.map(({ difference }) => Math.abs(difference)));
  const heightOf = (difference: number) => Math.max(MARK, (Math.abs(difference) / highest) * HALF);
  const names = namesOf(match, t);
  return (
    <figure className="border-t border-line">
      <div className="tally flex-col py-2">
        <p>{t('event.meetingsChart', { home: names.home, away: names.away })}</p>
        <svg
          viewBox={`0 0 ${bars.length * BAR_WIDTH} ${2 * HALF}`}
          preserveAspectRatio="none"
          className="h-20 w-full"
          aria-hidden="true"
        >
          {bars.map(({ meeting, difference }, index) => (
            <rect
              key={meeting.id}
              x={index * BAR_WIDTH}
              y={HALF - MARK / 2}
              width={BAR_WIDTH}
              height={difference === 0 ? MARK : MARK / 3}
              fill="currentColor"
            />
          ))}
          {SIDES.map((side) => (
            <g key={side} color={colours[side]}>
              {bars.map(
                ({ meeting, difference }, index) =>
                  (side === 'home' ? difference > 0 : difference < 0) && (
                    <rect
                      key={meeting.id}
                      x={index * BAR_WIDTH + 1.5}
                      y={difference > 0 ? HALF - heightOf(difference) : HALF}
                      width={BAR_WIDTH - 3}
                      height={heightOf(difference)}
                      className={colours.isAlike && side === 'away' ? 'bar-own bar-hollow' : 'bar-own'}
                      vectorEffect="non-scaling-stroke"
                    />
                  ),
              )}
            </g>
          ))}
        </svg>
        <p className="flex justify-between">
          <span>{shortDate(kickOffDate(first.meeting, visitor.zone), t)}</span>
          <span>{shortDate(kickOffDate(last.meeting, visitor.zone), t)}</span>
        </p>
      </div>
    </figure>
  );
}

export function Meeting({ meeting }: { meeting: Match }) {
  const { t, href, visitor, locale } = useApp();
  const { state, competition } = meeting;
  const score = scoreOf(state);
  const winner = winnerOf(meeting);
  const shootOut = state.kind === 'finished' ? state.shootOut : null;
  return (
    <li className="border-t border-line">
      <a className="meeting" href={href(matchRoute(meeting))}>
        <span className="meeting-when">
          <span>{shortDate(kickOffDate(meeting, visitor.zone), t)}</span>{' '}
          <span className="truncate">{nameIn(competition, locale)}</span>
        </span>
        <bdi className={`text-balance text-end${winner === 'home' ? ' font-bold' : ''}`}>
          <TeamName team={meeting.home} />
        </bdi>
        <span className="px-2 font-semibold">
          {score === null ? <span aria-hidden="true">-</span> : `${score.home}–${score.away}`}
        </span>
        <bdi className={`text-balance${winner === 'away' ? ' font-bold' : ''}`}>
          <TeamName team={meeting.away} />
        </bdi>
        {shootOut !== null && <span className="meeting-note">{t('match.shootOut', { ...shootOut })}</span>}
      </a>
    </li>
  );
}

export function MeetingTally({ match, counts: { home, draws, away } }: { match: Match; counts: MeetingCounts }) {
  const { t } = useApp();
  const winsOf = (side: 'home' | 'away', wins: number) => (
    <li className={`tally-${side}`}>
      <b className="figures" aria-hidden="true">
        {wins}
      </b>
      <TeamLink match={match} side={side} />
      <span className="sr-only">{t.count('event.wins', wins)}</span>
    </li>
  );
  return (
    <>
      <ul className="tally">
        {winsOf('home', home)}
        <li className="tally-draw">
          <b className="figures">{draws}</b>
          <span className="py-1">{t('matchPreview.drawn')}</span>
        </li>
        {winsOf('away', away)}
      </ul>
      <PairedBar match={match} parts={{ home, middle: draws, away }} />
    </>
  );
}

export function MeetingsPanel({ match, meetings }: { match: Match; meetings: readonly Match[] }) {
  const { t } = useApp();
  return (
    <section className="card mb-3">
      <h2 className="card-title">{t('event.meetings')}</h2>
      <MeetingTally match={match} counts={meetingCounts(match, meetings)} />
      <MeetingsChart match={match} meetings={meetings} />
      <ol>
        {meetings.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} />
        ))}
      </ol>
    </section>
  );
}
