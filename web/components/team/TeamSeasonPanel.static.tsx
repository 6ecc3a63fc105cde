import { useApp } from '../../data/appContext.ts';
import type { TeamDetails, TeamView } from '../../data/pageState.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Match, Team } from '../../domain/match.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { opponentOf } from '../../domain/team.ts';
import type { TeamSeason } from '../../domain/teamSeason.ts';
import { competitionRoute } from '../../format/addresses/routes.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { lowerFirst } from '../../format/lowerFirst.ts';
import { teamName } from '../../format/teamNames.ts';
import { Card } from '../Card.static.tsx';
import { DataTable } from '../DataTable.tsx';
import { MeetingsPanel } from '../event/MeetingsPanel.static.tsx';
import { HiddenPart } from '../HiddenPart.tsx';
import { NewsAbout } from '../news/NewsLinks.static.tsx';
import { EmbedLink } from '../PageActions.static.tsx';
import { Retry } from '../Retry.tsx';
import { GoalQuartersCard } from '../season/GoalQuarters.static.tsx';
import { NeedsCard } from '../season/NeedsCard.static.tsx';
import { StandingsTables } from '../standings/StandingsTables.static.tsx';

export function TeamPositions({ view: { positions, team, sport } }: { view: TeamView }) {
  const { t, href, locale } = useApp();
  return positions.value.map(({ competition, table, needs }) => (
    <section
      key={competition.id}
      aria-label={t('tournament.titleTab', {
        competition: nameIn(competition, locale),
        tab: lowerFirst(t('tournament.standings')),
      })}
    >
      {table === null ? (
        <Retry label={t('tournament.standings')} className="card mb-3" />
      ) : table === HIDDEN ? (
        <HiddenPart part="table" />
      ) : (
        <StandingsTables tables={[table]} sport={sport} competition={competition.id} marked={[team.id]} isBrief />
      )}
      <NeedsCard needs={needs} />
      <p className="-mt-2 mb-3 px-3 text-sm">
        <a
          className="inline-flex min-h-11 items-center text-accent hover:underline"
          href={href(competitionRoute(competition, sport, 'standings'))}
        >
          {t('team.fullTable')}: {nameIn(competition, locale)}
        </a>
      </p>
    </section>
  ));
}

export function NextMeetings({ team, match, meetings }: { team: Team; match: Match; meetings: readonly Match[] }) {
  const { t } = useApp();
  if (meetings.length > 0) return <MeetingsPanel match={match} meetings={meetings} />;
  const opponent = teamName(opponentOf(match, team.id), t);
  return <p className="card mb-3 px-3 py-3 text-sm text-muted">{t('team.noMeetings', { opponent })}</p>;
}

function Records({ records }: Pick<TeamSeason, 'records'>) {
  const { t } = useApp();
  const columns = ['played', 'won', 'drawn', 'lost'] as const;
  const heads = columns.map((column) => (
    <abbr key={column} title={t(`tournament.${column}Long`)}>
      {t(`tournament.${column}`)}
    </abbr>
  ));
  return (
    <DataTable
      className="w-full text-sm"
      caption={<caption className="sr-only">{t('team.records')}</caption>}
      head={[null, ...heads, t('team.score')]}
      rows={(['all', 'home', 'away'] as const).map((where) => {
        const { scored, conceded, ...counts } = records[where];
        return [t(`team.${where}`), ...columns.map((column) => counts[column]), `${scored}–${conceded}`];
      })}
      lined={{ heading: 'py-2 pl-3 text-start font-normal', cell: 'px-1 py-2 text-center' }}
    />
  );
}

/** A team's season in figures, its news, and the link to embed it. */
export function TeamSeasonPanel({ team, details: { season, news } }: { team: Team; details: TeamDetails }) {
  return (
    <>
      {season === HIDDEN ? <HiddenPart part="form" /> : season !== null && <Season season={season} />}
      <NewsAbout news={news} />
      <EmbedLink kind="team" id={team.id} />
    </>
  );
}

function Season({ season }: { season: TeamSeason }) {
  const { t, visitor } = useApp();
  const { records, streaks, quarters, matches, since } = season;
  return (
    <>
      <Card id="team-season" title={t('team.season')} className="mb-3 overflow-clip" head="px-3 pt-3 text-sm">
        <p className="px-3 pt-1 text-xs text-muted">
          {t.count('team.kept', matches)} {t('team.keptSince', { date: kickOffDay({ kickOff: since }, visitor, t) })}
        </p>
        <Records records={records} />
        {streaks.length > 0 && (
          <ul className="border-t border-line px-3 py-2 text-sm" aria-label={t('team.streaks')}>
            {streaks.map(({ streak, matches: count, hasBeginning }) => (
              <li key={streak}>
                {t(`team.streak.${streak}`, { count: hasBeginning ? count : t('team.atLeast', { count }) })}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {quarters !== null && <GoalQuartersCard quarters={quarters} />}
    </>
  );
}
