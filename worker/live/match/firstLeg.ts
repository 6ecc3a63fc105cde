import type { Match } from '../../../web/domain/match.ts';
import { isCupRound } from '../../../web/domain/season/bracket.ts';
import { firstLegOf } from '../../../web/domain/season/ties.ts';
import { seasonBeside } from '../competition/competitionStandings.ts';
import type { ReadContext } from '../state/readContext.ts';
import { loadMeetingsBeside } from './loadEvent.ts';

/** A meeting from longer ago belongs to another season’s tie. */
const TIE_MS = 60 * 86_400_000;

/** The first leg of a knockout tie whose second leg this match is, from the season or earlier meetings; else null. */
export async function loadFirstLeg(match: Match, context: ReadContext): Promise<Match | null> {
  if (match.round === null || !isCupRound(match.round, true)) return null;
  const [season, meetings] = await Promise.all([seasonBeside(match, context), loadMeetingsBeside(match, context)]);
  const near = ((meetings.ok && meetings.value) || []).filter(
    ({ competition, kickOff }) => competition.id === match.competition.id && match.kickOff - kickOff < TIE_MS,
  );
  return firstLegOf(match, [...new Map([...near, ...season].map((each) => [each.id, each])).values()]);
}
