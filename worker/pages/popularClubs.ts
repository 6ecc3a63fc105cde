import type { PopularClub } from '../../web/domain/standings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { loadSettings } from '../content/pageSettings.ts';
import { hidesTables, loadCompetitionStandings } from '../live/competition/competitionStandings.ts';
import { tableIn } from '../live/competition/competitionText.ts';
import { withNavigation } from '../live/competition/navigation.ts';
import { type ReadContext, unhidden } from '../live/state/readContext.ts';

const CLUBS = 8;
/** The first league is the visitor’s own, if it is listed. */
const CLUBS_OF_OWN_TABLE = 4;
const CLUBS_OF_A_TABLE = 2;
/** Some top competitions are cups without a table. */
const MAX_TABLES = 6;

/** The first clubs of the top leagues' tables, those of the visitor's country first. */
export async function loadPopularClubs({ locale, ...visitor }: Visitor, context: ReadContext): Promise<PopularClub[]> {
  const settings = await loadSettings({ locale, ...visitor }, context.content);
  if (!settings.ok) return [];
  const { topCompetitions, home } = await withNavigation(settings.value, { locale, sport: 'football' }, context);
  const isAbroad = ({ country }: (typeof topCompetitions)[number]) => Number(!home.includes(country.slug));
  const leagues = topCompetitions.toSorted((one, other) => isAbroad(one) - isAbroad(other)).slice(0, MAX_TABLES);
  const whole = unhidden(context);
  const answers = await Promise.all(
    leagues.map(({ id: tournament }) => loadCompetitionStandings({ sport: 'football', tournament }, whole)),
  );
  const clubs = answers.flatMap((answer, index) => {
    const competition = leagues[index]?.id ?? '';
    const tables = answer?.ok ? answer.value : [];
    const [table, ...others] = hidesTables(competition, tables, context) ? [] : tables;
    // The clubs of a cup's groups also lead their leagues.
    if (table === undefined || others.length > 0) return [];
    const { rows } = tableIn(table, locale);
    return rows
      .slice(0, index === 0 ? CLUBS_OF_OWN_TABLE : CLUBS_OF_A_TABLE)
      .map(({ team }) => ({ team, competition }));
  });
  return [...new Map(clubs.map((club) => [club.team.id, club])).values()].slice(0, CLUBS);
}
