import { useApp } from '../../data/appContext.ts';
import type { TeamDetails, TeamView } from '../../data/pageState.ts';
import { kickOffDate } from '../../domain/kickOff.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Match, Team } from '../../domain/match.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { opponentOf, sideOf } from '../../domain/team.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { briefDay } from '../../format/calendar.ts';
import { statusText } from '../../format/matchStatus.ts';
import { teamName } from '../../format/teamNames.ts';
import { Card } from '../Card.static.tsx';
import { Crest } from '../match/Crest.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { CalendarChoice } from '../PageActions.static.tsx';
import { ScoreChip } from './PlayerMatches.static.tsx';

/** A match of a team on one line: its day, home or away, the opponent, and the score or the time. */
function MatchLine({ match, team }: { match: Match; team: Team }) {
  const { t, href, visitor, locale } = useApp();
  const side = sideOf(match, team.id) ?? 'home';
  const opponent = opponentOf(match, team.id);
  const { label, note } = statusText({ match, zone: visitor.zone, minute: null }, t);
  return (
    <li className="border-t border-line">
      <a className="team-line" href={href(matchRoute(match))}>
        <span className="w-20 flex-none text-xs text-muted">{briefDay(kickOffDate(match, visitor.zone), visitor)}</span>
        <abbr className="team-venue" title={t(`team.${side}`)}>
          {t(`player.at-${side}`)}
        </abbr>
        <Crest team={opponent} />
        <bdi className="min-w-0 truncate">
          <TeamName team={opponent} />
        </bdi>
        <span className="ml-auto min-w-0 shrink-9 truncate text-xs text-muted max-sm:sr-only">
          {nameIn(match.competition, locale)}
        </span>
        <ScoreChip match={match} team={team}>
          <span className="figures">
            {label}
            {note !== null && <small className="text-muted"> {note}</small>}
          </span>
        </ScoreChip>
      </a>
    </li>
  );
}

/** The fixtures and the results of a team. */
export function TeamLines({ view: { team, matches, isWhole } }: { view: TeamView }) {
  const { t, locale } = useApp();
  if (matches === null) return null;
  const none = {
    fixtures: t(isWhole ? 'team.noFixtures' : 'team.noFixturesKnown'),
    results: t(isWhole ? 'team.noResults' : 'team.noResultsKnown'),
  };
  return (['fixtures', 'results'] as const).map((of) => (
    <section key={of} className="card mb-3 overflow-clip" aria-labelledby={`team-${of}`}>
      <div className="flex items-center justify-between gap-2 px-3">
        <h2 id={`team-${of}`} className="py-2 text-sm font-semibold">
          {t(`team.${of}`)}
        </h2>
        {of === 'fixtures' && <CalendarChoice subject={{ kind: 'team', id: team.id }} name={nameIn(team, locale)} />}
      </div>
      {matches[of].length === 0 && <p className="px-3 pb-3 text-sm text-muted">{none[of]}</p>}
      <ul>
        {matches[of].map((match) => (
          <MatchLine key={match.id} match={match} team={team} />
        ))}
      </ul>
    </section>
  ));
}

/** With fewer, the results below say the same. */
const MIN_FORM = 3;

/** The latest results as the crests of the opponents with the scores, oldest first. */
export function LastFive({ details: { season }, team }: { details: TeamDetails; team: Team }) {
  const { t, href } = useApp();
  if (season === null || season === HIDDEN || season.form.length < MIN_FORM) return null;
  return (
    <Card id="last-five" title={t('season.table.last-five')} className="mb-3 px-3 pb-3" head="py-2 text-sm">
      <ol className="last-five">
        {season.form.map(({ match, side }) => {
          const opponent = opponentOf(match, team.id);
          return (
            <li key={match.id}>
              <a href={href(matchRoute(match))} title={teamName(opponent, t)}>
                <Crest team={opponent} isLarge />
                <span className="sr-only">{teamName(opponent, t)}</span>
                <ScoreChip match={match} team={team} />
                <span className="text-xs text-muted">{t(`team.${side}`)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
