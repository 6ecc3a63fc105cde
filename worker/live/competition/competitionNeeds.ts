import type { Locale } from '../../../web/domain/locale.ts';
import type { Match } from '../../../web/domain/match.ts';
import { seasonNeeds, type TableNeeds } from '../../../web/domain/season/seasonNeeds.ts';
import { type ReadContext, unhidden } from '../state/readContext.ts';
import { hidesTables, loadCompetitionStandings, seasonBeside } from './competitionStandings.ts';
import { tablesIn } from './competitionText.ts';

/** What the teams of a competition need. Makes the calls of `loadTables`. Empty where its tables failed or are hidden. */
export async function loadNeeds(
  of: Pick<Match, 'competition' | 'sport'>,
  locale: Locale,
  context: ReadContext,
): Promise<TableNeeds[]> {
  if (of.sport !== 'football') return [];
  const whole = unhidden(context);
  const tables = await loadCompetitionStandings({ sport: of.sport, tournament: of.competition.id }, whole);
  if (!tables.ok || tables.value.length === 0 || hidesTables(of.competition.id, tables.value, context)) return [];
  return seasonNeeds(tablesIn(tables.value, locale), await seasonBeside(of, whole), of);
}
