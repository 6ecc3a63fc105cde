import type { PopularClub } from '../../web/data/ownViews.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readSettings } from '../content/pageSettings.ts';
import { tableIn } from './competitionText.ts';
import { withPlaces } from './ownPlaces.ts';
import type { ReadContext } from './readContext.ts';
import { readTables } from './tournamentStandings.ts';

const CLUBS = 8;
const CLUBS_OF_A_TABLE = 2;
/** Some top competitions are cups without a table. */
const MOST_TABLES = 6;
const PATIENCE_MS = 1_500;

async function readClubs({ locale, ...visitor }: Visitor, context: ReadContext): Promise<PopularClub[]> {
  const settings = await readSettings({ locale, ...visitor }, context.content);
  if (!settings.ok) return [];
  const { topCompetitions } = await withPlaces(settings.value, { locale, sport: 'football' }, context);
  const leagues = topCompetitions.slice(0, MOST_TABLES);
  const answers = await Promise.all(
    leagues.map((competition) => readTables({ competition, sport: 'football' }, context)),
  );
  const clubs = answers.flatMap((answer, index) => {
    const [table, ...others] = answer.ok && answer.value !== HIDDEN ? answer.value : [];
    // The clubs of a cup's groups also lead their leagues.
    if (table === undefined || others.length > 0) return [];
    const { rows } = tableIn(table, locale);
    return rows.slice(0, CLUBS_OF_A_TABLE).map(({ team }) => ({ team, competition: leagues[index]?.id ?? '' }));
  });
  return [...new Map(clubs.map((club) => [club.team.id, club])).values()].slice(0, CLUBS);
}

/** The first clubs of the top leagues' tables, for a visitor who follows nothing. */
export async function readPopularClubs(visitor: Visitor, context: ReadContext): Promise<PopularClub[]> {
  return (await withTimeout(readClubs(visitor, context), PATIENCE_MS)) ?? [];
}
