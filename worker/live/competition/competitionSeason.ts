import { type CompetitionKey, isOf } from '../../../web/domain/competitionKey.ts';
import type { Match } from '../../../web/domain/match.ts';
import { type LeadersBy, parseScorers, type Scorers } from '../../../web/domain/scorers.ts';
import { addDays, utcDate } from '../../../web/domain/zonedTime.ts';
import { type DatedAnswer, mappedDated } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { type FeedList, parseFeedList } from '../../feeds/feed.ts';
import { loadCompetitionDay } from '../day/competitionDays.ts';
import { loadToday } from '../day/daySnapshot.ts';
import { loadMatches, newestOf } from '../state/loadMatches.ts';
import { loadFeed, type ReadContext } from '../state/readContext.ts';

/** A season is requested once a day. Newer states come from the lists of these days, counted from today (UTC). */
const NEWER_DAYS = [-2, -1, 0, 1];

/** More matches than any competition plays in a season; the rest is ignored. */
const MAX_MATCHES = 3_000;

type Part = 'season' | 'lastSeason' | 'scorers' | `leaders:${LeadersBy}` | 'standings';

/** The key of a part of a competition, within its feed. */
export const partKey = (part: Part, { sport, tournament }: CompetitionKey) => `${part}:${sport}:${tournament}`;

/** A season as the feed lists it. Two sports can share an id, so it can be of another sport. */
function loadGivenList(which: 'season' | 'lastSeason', of: CompetitionKey, context: ReadContext) {
  return loadMatches(context.live.competitionSeasons, context, {
    key: partKey(which, of),
    lifetime: LIFETIMES[which === 'season' ? 'competitionSeason' : which],
    load: (call) => context.feed[which](call, of),
    parse: parseFeedList,
  });
}

async function loadList(...asked: Parameters<typeof loadGivenList>): Promise<DatedAnswer<FeedList>> {
  return mappedDated(await loadGivenList(...asked), (known) => {
    const own = known.matches.filter((match) => isOf(match, asked[1]));
    return { ...known, matches: own.slice(0, MAX_MATCHES) };
  });
}

/** Tables or scorers, which name no sport; none if the season of the same id is only of another sport. */
export async function inItsSport<Each>(
  loading: Promise<DatedAnswer<Each[]>>,
  of: CompetitionKey,
  context: ReadContext,
): Promise<DatedAnswer<Each[]>> {
  if (context.feed.coverage.sports.length === 1) return loading;
  const [loaded, season] = await Promise.all([loading, loadGivenList('season', of, context)]);
  if (!loaded.ok) return loaded;
  const matches = season.ok ? season.value.matches : [];
  return matches.length === 0 || matches.some((match) => isOf(match, of)) ? loaded : { ...loaded, value: [] };
}

/** The list of a competition's current season, up to a day old; empty when the feed has no such list. */
export const loadSeasonList = (of: CompetitionKey, context: ReadContext) => loadList('season', of, context);

/** The matches of the previous season. */
export const loadLastSeason = async (of: CompetitionKey, context: ReadContext): Promise<DatedAnswer<Match[]>> =>
  mappedDated(await loadList('lastSeason', of, context), ({ matches }) => matches);

/** The matches of the current season. Reads the lists of the last days and today, which know newer states. */
export async function loadSeason(query: CompetitionKey, context: ReadContext): Promise<DatedAnswer<Match[]>> {
  const today = utcDate(context.clock.now);
  const loadNewer = () =>
    Promise.all([
      ...NEWER_DAYS.map((days) => loadCompetitionDay(addDays(today, days), query, context)),
      loadToday(context),
    ]);
  // A competition without a season costs no counted calls.
  if (!context.config.source.quota.isCounted) context.background(loadNewer());
  const season = await loadSeasonList(query, context);
  if (season.ok && season.value.matches.length > 0) await loadNewer();
  return mappedDated(season, ({ matches }, { at }) => {
    const newest = newestOf(context);
    // A fixture that was added later is in the lists of days at first.
    return newest.distinct(matches.length === 0 ? [] : [matches, newest.namedSince(query, at)]);
  });
}

/** The top scorers of a competition whose sport is certain; empty when the feed has no such list. */
export const loadListedScorers = (of: CompetitionKey, context: ReadContext): Promise<DatedAnswer<Scorers>> =>
  loadFeed(context.live.scorers, context, {
    key: partKey('scorers', of),
    lifetime: LIFETIMES.competitionSeason,
    load: (call) => context.feed.scorers(call, of),
    parse: parseScorers,
  });

/** The top scorers of the current season; empty when the feed has no such list. */
export const loadScorers = (of: CompetitionKey, context: ReadContext): Promise<DatedAnswer<Scorers>> =>
  inItsSport(loadListedScorers(of, context), of, context);

/** The leaders by assists or cards; null when the feed has no such list. */
export async function loadLeaders(
  of: CompetitionKey,
  by: LeadersBy,
  context: ReadContext,
): Promise<DatedAnswer<Scorers> | null> {
  const { leaders } = context.feed;
  if (leaders === undefined) return null;
  const found = loadFeed(context.live.scorers, context, {
    key: partKey(`leaders:${by}`, of),
    lifetime: LIFETIMES.competitionLeaders,
    load: (call) => leaders(call, of, by),
    parse: parseScorers,
  });
  return inItsSport(found, of, context);
}
