import { useApp } from '../../appContext.ts';
import { type Match, scoreOf, type Team } from '../../domain/match.ts';
import { shortDate } from '../../format/kickOff.ts';
import { eventSlug } from '../../routes.ts';
import { leaderOf } from '../match/MatchRow.tsx';

function winnerOf(meeting: Match): Team | null {
  const { state } = meeting;
  if (state.kind !== 'finished') return null;
  const side = leaderOf(state.score, state.shootOut);
  return side === null ? null : meeting[side];
}

function Meeting({ meeting }: { meeting: Match }) {
  const { t, href, visitor, locale } = useApp();
  const { home, away, state, sport, kickOff, competition } = meeting;
  const score = scoreOf(state);
  const winner = winnerOf(meeting);
  const shootOut = state.kind === 'finished' ? state.shootOut : null;
  return (
    <li className="border-t border-line">
      <a className="meeting" href={href({ name: 'event', sport, slug: eventSlug(meeting), tab: 'summary' })}>
        <span className="meeting-when">
          <span>{shortDate(kickOff, visitor.zone, locale)}</span> <span className="truncate">{competition.name}</span>
        </span>
        <bdi className={`truncate text-end${winner?.id === home.id ? ' font-bold' : ''}`}>{home.name}</bdi>
        <span className="px-2 font-semibold">{score === null ? '-' : `${score.home}–${score.away}`}</span>
        <bdi className={`truncate${winner?.id === away.id ? ' font-bold' : ''}`}>{away.name}</bdi>
        {shootOut !== null && <span className="meeting-note">{t('match.shootOut', { ...shootOut })}</span>}
      </a>
    </li>
  );
}

/** The earlier meetings of both teams, and how often each has won. */
export function MeetingsPanel({ match, meetings }: { match: Match; meetings: readonly Match[] }) {
  const { t } = useApp();
  const winners = meetings.map(winnerOf);
  const winsOf = (team: Team) => winners.filter((winner) => winner?.id === team.id).length;
  const draws = meetings.filter(
    ({ state }, index) => state.kind === 'finished' && state.score !== null && winners[index] === null,
  ).length;
  return (
    <section className="card mb-3">
      <h2 className="px-3 pt-3 text-sm font-semibold">{t('event.meetings')}</h2>
      <ul className="grid grid-cols-3 gap-2 p-3 text-center text-sm">
        <li>
          <bdi className="block truncate text-xs text-muted">{match.home.name}</bdi>
          <b>{t.count('event.wins', winsOf(match.home))}</b>
        </li>
        <li className="self-end">
          <b>{t.count('event.draws', draws)}</b>
        </li>
        <li>
          <bdi className="block truncate text-xs text-muted">{match.away.name}</bdi>
          <b>{t.count('event.wins', winsOf(match.away))}</b>
        </li>
      </ul>
      <ol>
        {meetings.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} />
        ))}
      </ol>
    </section>
  );
}
