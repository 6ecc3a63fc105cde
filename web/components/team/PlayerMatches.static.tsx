import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import { kickOffDate } from '../../domain/kickOff.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Match, Team } from '../../domain/match.ts';
import { hasPlayed, minutesOf, type PlayerIncident, type PlayerMatch } from '../../domain/player.ts';
import { opponentOf, sideOf } from '../../domain/team.ts';
import { resultsOf } from '../../domain/teamSeason.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { dayAndMonth } from '../../format/calendar.ts';
import { minuteOf } from '../../format/minutes.ts';
import { teamName } from '../../format/teamNames.ts';
import { DataTable } from '../DataTable.tsx';
import { IncidentSign } from '../event/IncidentSign.tsx';
import { Rating } from '../event/Rating.tsx';
import { Crest } from '../match/Crest.tsx';
import { Minute } from '../SpokenText.tsx';

function IncidentItem({ incident: { kind, minute } }: { incident: PlayerIncident }) {
  const { t } = useApp();
  const isOwn = kind === 'assist' || kind === 'came-on' || kind === 'went-off';
  return (
    <li className="flex items-center gap-1">
      {kind !== 'assist' && <IncidentSign kind={kind === 'came-on' || kind === 'went-off' ? 'substitution' : kind} />}
      {isOwn ? t(`player.${kind}`) : t(`incident.${kind}`)}
      {minute !== null && (
        <span className="text-muted">
          <Minute text={minuteOf(minute)} />
        </span>
      )}
    </li>
  );
}

/** Whether the player started, and goals, assists, cards and substitutions. */
export function Incidents({ played }: { played: PlayerMatch }) {
  const { t } = useApp();
  const { role, incidents } = played;
  const saysSo = incidents.some(({ kind }) => kind === 'came-on');
  return (
    <ul className="flex flex-wrap gap-x-4 pb-2 text-xs">
      {!saysSo && <li className="text-muted">{t(`player.${role}`)}</li>}
      {incidents.map((incident, index) => (
        <IncidentItem key={index} incident={incident} />
      ))}
    </ul>
  );
}

interface AgainstProps {
  match: Match;
  team: Team;
  /** What the match is for the player, before its day. */
  label?: string;
  children: ReactNode;
}

/** A match of a team: the day, the competition and the opponent. */
export function Against({ match, team, label, children }: AgainstProps) {
  const { t, href, visitor, locale } = useApp();
  const side = sideOf(match, team.id) ?? 'home';
  const opponent = opponentOf(match, team.id);
  return (
    <div className="flex gap-2 pt-2">
      <Crest team={opponent} />
      <div className="min-w-0">
        <a className="block min-h-11 hover:underline" href={href(matchRoute(match))}>
          <span className="block text-xs text-muted">
            {label && <span className="block">{label}</span>}
            {dayAndMonth(kickOffDate(match, visitor.zone), visitor)}{' '}
            <abbr title={t(`team.${side}`)}>({t(`player.at-${side}`)})</abbr>{' '}
            <span className="inline-block">{nameIn(match.competition, locale)}</span>
          </span>
          <bdi className="wrap-anywhere">{teamName(opponent, t)}</bdi>
        </a>
        {children}
      </div>
    </div>
  );
}

/** The score in the colour of the result, the team first; the children for a match without a result. */
export function ScoreChip({ match, team, children }: { match: Match; team: Team; children?: ReactNode }) {
  const { t } = useApp();
  const [result] = resultsOf([match], team.id);
  if (result === undefined) return children;
  return (
    <span className={`rating figures score-chip form-${result.result}`}>
      <abbr title={t(`tournament.${result.result}Long`)}>{`${result.scored}–${result.conceded}`}</abbr>
    </span>
  );
}

function Minutes({ played }: { played: PlayerMatch }) {
  const { t } = useApp();
  if (!hasPlayed(played)) return t('player.notUsed');
  return minutesOf(played) ?? <abbr title={t('player.minutesUnknown')}>?</abbr>;
}

/** The season of a player, match by match, from the team's matches that the site has stored. */
export function PlayerMatches({ matches, team }: { matches: readonly PlayerMatch[]; team: Team }) {
  const { t } = useApp();
  const hasRatings = matches.some(({ rating }) => rating !== undefined);
  return (
    <section className="card player-matches mb-3 overflow-x-auto pr-3" aria-labelledby="player-season">
      <h2 id="player-season" className="px-3 pt-3 text-sm font-semibold">
        {t('player.season')}
      </h2>
      <p className="px-3 py-1 text-xs text-muted">{t('player.seasonMeans')}</p>
      <DataTable
        className="w-full text-sm"
        head={[
          t('player.against'),
          t('player.score'),
          <abbr key="minutes" title={t('player.minutes')}>
            {t('player.short.minutes')}
          </abbr>,
          ...(hasRatings ? [t('player.rating')] : []),
        ]}
        rows={matches.map((played) => {
          const { match, rating } = played;
          return [
            <Against key="match" match={match} team={team}>
              <Incidents played={played} />
            </Against>,
            <ScoreChip key="score" match={match} team={team} />,
            <Minutes key="minutes" played={played} />,
            ...(hasRatings ? [rating === undefined ? null : <Rating key="rating" rating={rating} />] : []),
          ];
        })}
        lined={{ heading: 'px-3 text-start font-normal', cell: 'min-w-6 px-1 py-1 text-center' }}
      />
    </section>
  );
}
