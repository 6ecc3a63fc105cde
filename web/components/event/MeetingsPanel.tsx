import { useApp } from '../../data/appContext.ts';
import { type Match, scoreOf } from '../../domain/match.ts';
import { meetingCounts, winnerOf } from '../../domain/meetings.ts';
import { nameIn } from '../../domain/named.ts';
import { eventSlug } from '../../domain/slug.ts';
import { shortDate } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';
import { MeetingsChart } from './MeetingsChart.tsx';
import { TeamLink } from './TeamLink.tsx';

/** An earlier meeting of two teams: day, competition and result. */
export function Meeting({ meeting }: { meeting: Match }) {
  const { t, href, visitor, locale } = useApp();
  const { state, sport, kickOff, competition } = meeting;
  const names = namesOf(meeting, t);
  const score = scoreOf(state);
  const winner = winnerOf(meeting);
  const shootOut = state.kind === 'finished' ? state.shootOut : null;
  return (
    <li className="border-t border-line">
      <a className="meeting" href={href({ name: 'event', sport, slug: eventSlug(meeting), tab: 'summary' })}>
        <span className="meeting-when">
          <span>{shortDate(kickOff, visitor.zone, t)}</span>{' '}
          <span className="truncate">{nameIn(competition, locale)}</span>
        </span>
        <bdi className={`text-balance text-end${winner === 'home' ? ' font-bold' : ''}`}>{names.home}</bdi>
        <span className="px-2 font-semibold">
          {score === null ? <span aria-hidden="true">-</span> : `${score.home}–${score.away}`}
        </span>
        <bdi className={`text-balance${winner === 'away' ? ' font-bold' : ''}`}>{names.away}</bdi>
        {shootOut !== null && <span className="meeting-note">{t('match.shootOut', { ...shootOut })}</span>}
      </a>
    </li>
  );
}

/** The earlier meetings of both teams, with the number of wins and draws. */
export function MeetingsPanel({ match, meetings }: { match: Match; meetings: readonly Match[] }) {
  const { t } = useApp();
  const { home, draws, away } = meetingCounts(match, meetings);
  return (
    <section className="card mb-3">
      <h2 className="px-3 pt-3 text-sm font-semibold">{t('event.meetings')}</h2>
      <ul className="grid grid-cols-3 gap-2 p-3 text-center text-sm">
        <li>
          <TeamLink match={match} side="home" />
          <b>{t.count('event.wins', home)}</b>
        </li>
        <li className="self-end">
          <b>{t.count('event.draws', draws)}</b>
        </li>
        <li>
          <TeamLink match={match} side="away" />
          <b>{t.count('event.wins', away)}</b>
        </li>
      </ul>
      <MeetingsChart match={match} meetings={meetings} />
      <ol>
        {meetings.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} />
        ))}
      </ol>
    </section>
  );
}
