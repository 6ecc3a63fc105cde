import type { PopularClub } from '../../web/domain/standings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readSettings } from '../content/pageSettings.ts';
import { hidesTables, readCompetitionStandings } from './competitionStandings.ts';
import { tableIn } from './competitionText.ts';
import { withPlaces } from './ownPlaces.ts';
import { type ReadContext, unhidden } from './readContext.ts';

const CLUBS = 8;
const CLUBS_OF_A_TABLE = 2;
/** Some top competitions are cups without a table. */
const MOST_TABLES = 6;
/** A league that answers later shows no clubs. The others still do. */
const PATIENCE_MS = 1_500;

/** The first clubs of the top leagues' tables, for a visitor who follows nothing. */
export async function readPopularClubs({ locale, ...visitor }: Visitor, context: ReadContext): Promise<PopularClub[]> {
  const settings = await withTimeout(readSettings({ locale, ...visitor }, context.content), PATIENCE_MS);
  if (!settings?.ok) return [];
  const { topCompetitions } = await withPlaces(settings.value, { locale, sport: 'football' }, context);
  const leagues = topCompetitions.slice(0, MOST_TABLES);
  const whole = unhidden(context);
  const answers = await Promise.all(
    leagues.map(({ id }) => withTimeout(readCompetitionStandings(id, whole), PATIENCE_MS)),
  );
  const clubs = answers.flatMap((answer, index) => {
    const competition = leagues[index]?.id ?? '';
    const tables = answer?.ok ? answer.value : [];
    const [table, ...others] = hidesTables(competition, tables, context) ? [] : tables;
    // The clubs of a cup's groups also lead their leagues.
    if (table === undefined || others.length > 0) return [];
    const { rows } = tableIn(table, locale);
    return rows.slice(0, CLUBS_OF_A_TABLE).map(({ team }) => ({ team, competition }));
  });
  return [...new Map(clubs.map((club) => [club.team.id, club])).values()].slice(0, CLUBS);
}
