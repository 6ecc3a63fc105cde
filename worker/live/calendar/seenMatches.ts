import type { Match } from '../../../web/domain/match.ts';
import type { Named } from '../../../web/domain/named.ts';
import { sideOf } from '../../../web/domain/team.ts';
import { addDays, utcDate } from '../../../web/domain/zonedTime.ts';
import { type Answer, type Failure, ok } from '../../base/result.ts';
import type { FeedList } from '../../feeds/feed.ts';
import type { FixtureScope } from '../../settings/journalBinding.ts';
import { readCompetitionDay } from '../competitionDays.ts';
import { readSeasonList } from '../competitionSeason.ts';
import { readCompetition } from '../readCatalogue.ts';
import { firstTemporaryFailure, type ReadContext } from '../readContext.ts';
import { readEvent } from '../readEvent.ts';
import { readTeam } from '../readTeam.ts';
import { readCompetitionsOfDay } from '../teamsOfDay.ts';

/** The days before and after today (UTC) whose lists a calendar reads. A season's list may be half a day older. */
const DAYS = 7;

/** A match from the newest list, and when the source confirmed that list (milliseconds UTC). */
export interface SeenMatch {
  match: Match;
  at: number;
}

/** The source's matches of a scope. */
export interface Seen {
  /** The team or competition; null when the source does not know it. */
  named: Named | null;
  /** All matches of the lists that were read; empty when one is missing, so that no match looks deleted. */
  listed: SeenMatch[];
  /** The matches of the scope. */
  own: SeenMatch[];
  /** The first list that is missing, or null. */
  failed: Failure | null;
}

export const NOTHING: Seen = { named: null, listed: [], own: [], failed: null };

function newestOf(lists: readonly Answer<FeedList>[]): SeenMatch[] {
  const newest = new Map<string, SeenMatch>();
  for (const list of lists) {
    if (!list.ok) continue;
    const { matches, at = 0 } = list.value;
    for (const match of matches) if (at >= (newest.get(match.id)?.at ?? 0)) newest.set(match.id, { match, at });
  }
  return [...newest.values()];
}

async function ofMatch(id: string, context: ReadContext): Promise<Seen> {
  const answer = await readEvent({ sport: 'football', id }, context);
  if (!answer.ok || answer.value.kind === 'unknown') return { ...NOTHING, failed: answer.ok ? null : answer.error };
  const { event, asOf } = answer.value.snapshot;
  return { ...NOTHING, own: [{ match: event.match, at: asOf }] };
}

/** Reads the matches of a team, a competition or a match from the source: its seasons, and the days around today. */
export async function readSeen({ kind, id }: FixtureScope, context: ReadContext): Promise<Seen> {
  if (kind === 'match') return ofMatch(id, context);
  const known = await (kind === 'team' ? readTeam(id, context) : readCompetition(id, 'football', context));
  if (!known.ok || known.value === null) return { ...NOTHING, failed: known.ok ? null : known.error };
  const { sport } = known.value;
  const [named, competitions] =
    'team' in known.value
      ? [known.value.team, known.value.competitions]
      : [known.value.competition, [known.value.competition]];
  const today = utcDate(context.clock.now);
  const dates = Array.from({ length: 2 * DAYS + 1 }, (_, index) => addDays(today, index - DAYS));
  const played = await Promise.all(
    dates.map(async (date) =>
      kind === 'team' ? readCompetitionsOfDay(id, { sport, date }, context) : (ok([id]) satisfies Answer<string[]>),
    ),
  );
  const days = dates.flatMap((date, index) => {
    const day = played[index];
    return (day?.ok ? day.value : []).map((tournament) => ({ date, tournament }));
  });
  const tournaments = new Set([...competitions.map((each) => each.id), ...days.map(({ tournament }) => tournament)]);
  const lists = await Promise.all([
    ...[...tournaments].map((tournament) => readSeasonList(tournament, context)),
    ...days.map(({ date, tournament }) => readCompetitionDay(date, { sport, tournament }, context)),
  ]);
  const listed = newestOf(lists);
  const isOwn = (match: Match) => (kind === 'team' ? sideOf(match, id) !== undefined : match.competition.id === id);
  const own = listed.filter(({ match }) => isOwn(match));
  const answers = [...played, ...lists];
  const isWhole = answers.every(({ ok }) => ok);
  return { named, listed: isWhole ? listed : [], own, failed: firstTemporaryFailure(answers) };
}
