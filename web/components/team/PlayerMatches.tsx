import { useApp } from '../../data/appContext.ts';
import type { Match, Team } from '../../domain/match.ts';
import {
  type Deed,
  hasPlayed,
  minutesOf,
  type PlayerMatch,
  type PlayerMatchView,
  talliesOf,
} from '../../domain/player.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { sideOf } from '../../domain/team.ts';
import { resultsOf } from '../../domain/teamSeason.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { shortDate } from '../../format/kickOff.ts';
import { minuteOf } from '../../format/minutes.ts';
import { teamName } from '../../format/teamNames.ts';
import { DataTable } from '../DataTable.tsx';
import { IncidentSign } from '../event/IncidentSign.tsx';
import { Minute } from '../SpokenText.tsx';
import { DatedMatch } from './TeamMatches.tsx';

function DeedItem({ deed: { kind, minute } }: { deed: Deed }) {
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

/** The latest matches of a player, with goals, assists, cards and substitutions in each. */
export function PlayerMatchList({ matches }: { matches: readonly PlayerMatchView[] }) {
  const { t } = useApp();
  return (
    <section className="card group-card mb-3 overflow-clip" aria-labelledby="player-matches">
      <h2 id="player-matches" className="px-3 pt-2 text-sm font-semibold">
        {t('player.latest')}
      </h2>
      <p className="px-3 pb-2 text-xs text-muted">{t('player.lastWeek')}</p>
      {matches.map((played) => {
        const { match, role, deeds } = played;
        const known = deeds === HIDDEN ? [] : deeds;
        const cameOn = deeds !== HIDDEN && role === 'bench' && hasPlayed(played);
        const saysSo = known.some(({ kind }) => kind === 'came-on');
        return (
          <div key={match.id}>
            <DatedMatch match={match} />
            <ul className="flex flex-wrap gap-x-4 gap-y-1 px-3 pb-2 text-xs">
              {!saysSo && <li className="text-muted">{t(`player.${cameOn ? 'substitute' : role}`)}</li>}
              {known.map((deed, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a deed has no id, only a position
                <DeedItem key={index} deed={deed} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function OpponentLink({ match, team }: { match: Match; team: Team }) {
  const { t, href, visitor } = useApp();
  const side = sideOf(match, team.id) ?? 'home';
  const opponent = match[side === 'home' ? 'away' : 'home'];
  const [result] = resultsOf([match], team.id);
  return (
    <a
      className="flex min-h-11 flex-wrap content-center items-center gap-x-2 hover:underline"
      href={href(matchRoute(match))}
    >
      <span className="flex w-full gap-x-2 text-xs text-muted">
        {shortDate(match.kickOff, visitor.zone, t)}
        <abbr title={t(`team.${side}`)}>{t(`player.at-${side}`)}</abbr>
        {result !== undefined && <b className="text-text">{`${result.scored}–${result.conceded}`}</b>}
      </span>
      <bdi className="min-w-0 wrap-anywhere">{teamName(opponent, t)}</bdi>
    </a>
  );
}

function Minutes({ played }: { played: PlayerMatch }) {
  const { t } = useApp();
  if (!hasPlayed(played)) return t('player.notUsed');
  return minutesOf(played) ?? <abbr title={t('player.minutesUnknown')}>?</abbr>;
}

const countOf = (count: number) => (count === 0 ? <span className="sr-only">0</span> : count);

const COLUMNS = ['minutes', 'goals', 'assists', 'yellowCards', 'redCards'] as const;

/** The season of a player, match by match, from the team's matches that the site has stored. */
export function PlayerSeason({ matches, team }: { matches: readonly PlayerMatch[]; team: Team }) {
  const { t } = useApp();
  return (
    <section className="card mb-3 overflow-x-auto pr-3" aria-labelledby="player-season">
      <h2 id="player-season" className="px-3 pt-3 text-sm font-semibold">
        {t('player.season')}
      </h2>
      <p className="px-3 py-1 text-xs text-muted">{t('player.seasonMeans')}</p>
      <DataTable
        className="w-full text-sm"
        head={[
          t('player.against'),
          ...COLUMNS.map((column) => (
            <abbr key={column} title={t(`player.${column}`)}>
              {t(`player.short.${column}`)}
            </abbr>
          )),
        ]}
        rows={matches.map((played) => {
          const { goals, assists, yellowCards, redCards } = talliesOf([played]);
          const opponent = <OpponentLink key="against" match={played.match} team={team} />;
          return [
            opponent,
            <Minutes key="minutes" played={played} />,
            ...[goals, assists, yellowCards, redCards].map(countOf),
          ];
        })}
        lined={{ heading: 'px-3 text-start font-normal', cell: 'min-w-6 px-1 py-1 text-center' }}
      />
    </section>
  );
}
