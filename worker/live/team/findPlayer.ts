import type { SeasonFigures } from '../../../web/data/pageState.ts';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import type { PlayerIds } from '../../../web/domain/follow.ts';
import type { Match } from '../../../web/domain/match.ts';
import { type KnownPlayer, type PlayerMatchView, playerIn, playerMatchView } from '../../../web/domain/player.ts';
import { HIDDEN } from '../../../web/domain/spoilers.ts';
import { teamMatches } from '../../../web/domain/team.ts';
import { type Answer, type Failure, failure, ok } from '../../base/result.ts';
import { loadArchivedSeason } from '../archive/archive.ts';
import { loadShownScorers } from '../competition/competitionStandings.ts';
import { loadTeamDays, type TeamDays } from '../day/teamsOfDay.ts';
import type { KnownTeam } from '../state/knownNames.ts';
import type { ReadContext, ShownAge } from '../state/readContext.ts';
import {
  loadScorerOfCompetition,
  loadScorerOfTeam,
  loadTeamOfMatch,
  type NamedScorer,
  requestedId,
} from './loadNamed.ts';
import { loadTeam } from './loadTeam.ts';
import { loadDetails, loadTeamMatches, withLineUps } from './teamMatches.ts';

/** What finding a player reads; `search` may name the match or competition that linked here. */
type PlayerContext = ReadContext & { search: URLSearchParams };

/** How many of a team's latest matches a player's page reads. */
const MAX_MATCHES = 5;

interface FoundPlayer {
  player: KnownPlayer;
  matches: PlayerMatchView[];
  /** The team’s matches among which those are. */
  events: readonly EventDetail[];
  /** The team's running or next match. */
  current: Match | null;
  /** The ages of the records of those matches; none of archived ones, which are over. */
  ages: ShownAge[];
}

/** A player of a team from recent and archived line-ups, or null. */
async function loadPlayer(
  id: string,
  known: KnownTeam,
  days: Promise<TeamDays>,
  context: PlayerContext,
): Promise<Answer<FoundPlayer | null>> {
  const played = await loadTeamMatches(known, context, days);
  if (!played.ok) return played;
  const latest = withLineUps(played.value.matches, context.clock.now).slice(0, MAX_MATCHES);
  const { snapshots, failed } = await loadDetails(latest, context);
  const events = snapshots.map(({ event }) => event);
  const season = await loadArchivedSeason(known.team.id, events, context);
  const [entry] = season.flatMap((event) => playerIn(event, known.team.id, id) ?? []);
  if (entry === undefined) {
    if (failed !== null) return { ok: false, error: failed };
    return played.value.isWhole ? ok(null) : failure('unreachable', 'a day that may name the player');
  }
  const matches = season.flatMap((event) => playerMatchView(event, known.team.id, id) ?? []);
  const { current } = teamMatches(played.value.matches, context.clock.now);
  return ok({ player: entry.player, matches, events: season, current: current[0] ?? null, ages: snapshots });
}

interface PlayerWithTeam extends FoundPlayer {
  known: KnownTeam;
  /** The player's entry in a competition's list of scorers, or null. */
  season: SeasonFigures | null;
  /** No line-up names the player, but that list does. */
  isScorer?: true;
  /** Why line-ups that may name the player could not be read. */
  failed?: Failure;
  /** The query that this page needs to be found. */
  search: string;
}

// The match that linked here may be older than the days searched, but its line-up names the player.
async function loadPlayerOfMatch(ids: PlayerIds, context: PlayerContext): Promise<Answer<PlayerWithTeam | null>> {
  const match = requestedId('match', context.search);
  if (match === null) return ok(null);
  const named = await loadTeamOfMatch(ids.team, match, context);
  if (!named.ok) return named;
  if (named.value === null) return ok(null);
  const { known, event } = named.value;
  const entry = playerIn(event, ids.team, ids.player);
  const played = playerMatchView(event, ids.team, ids.player);
  if (entry === null || played === null) return ok(null);
  const search = `?match=${match}`;
  const season = await loadSeasonFigures(ids, known, context);
  const own = { matches: [played], events: [event], current: null, ages: [] };
  return ok({ player: entry.player, ...own, known, season, search });
}

async function shownSeason(
  { known, competition, scorer, place }: NamedScorer,
  context: PlayerContext,
): Promise<SeasonFigures> {
  const shown = await loadShownScorers({ sport: known.sport, tournament: competition.id }, context);
  const isHidden = shown.ok && shown.value === HIDDEN;
  return isHidden ? { competition, scorer: HIDDEN, place: null } : { competition, scorer, place };
}

/** The season of a player that a line-up names, or null. */
async function loadSeasonFigures(ids: PlayerIds, known: KnownTeam, context: PlayerContext) {
  const found = await loadScorerOfTeam(ids, known, context);
  return found.ok && found.value !== null ? shownSeason(found.value, context) : null;
}

/** A player without a line-up, as a scorer in the team's competitions or in the competition that linked here. */
async function loadPlayerAsScorer(
  ids: PlayerIds,
  known: KnownTeam | null,
  context: PlayerContext,
): Promise<Answer<PlayerWithTeam | null>> {
  const ofTeam = known === null ? null : await loadScorerOfTeam(ids, known, context);
  const asked = requestedId('competition', context.search);
  const isNamed = ofTeam?.ok === true && ofTeam.value !== null;
  const found = isNamed || asked === null ? ofTeam : await loadScorerOfCompetition(ids, asked, context);
  if (found === null) return ok(null);
  if (!found.ok) return found;
  if (found.value === null) return ok(null);
  const { competition, scorer } = found.value;
  const player = { id: ids.player, name: scorer.name, number: null, position: null, captain: false };
  const search = isNamed ? '' : `?competition=${competition.id}`;
  const season = await shownSeason(found.value, context);
  const none = { matches: [], events: [], current: null, ages: [] };
  return ok({ player, ...none, known: found.value.known, season, isScorer: true, search });
}

/**
 * Finds a player by the ids of the address: in the team's recent matches, the match that linked here, or a list of
 * scorers.
 */
export async function findPlayer(ids: PlayerIds, context: PlayerContext): Promise<Answer<PlayerWithTeam | null>> {
  const hasLineUps = context.feed.coverage.parts.includes('line-ups');
  const days = loadTeamDays(ids.team, 'football', context);
  const loadingOfMatch = hasLineUps ? loadPlayerOfMatch(ids, context) : ok(null);
  const answer = await loadTeam(ids.team, context, days);
  const known = answer.ok ? answer.value : null;
  let found: Answer<FoundPlayer | null> = ok(null);
  if (hasLineUps && known !== null) {
    const reading = loadSeasonFigures(ids, known, context);
    found = await loadPlayer(ids.player, known, days, context);
    const season = await reading;
    if (found.ok && found.value !== null) return ok({ ...found.value, known, season, search: '' });
  }
  const ofMatch = await loadingOfMatch;
  if (ofMatch.ok && ofMatch.value !== null) return ofMatch;
  const asScorer = await loadPlayerAsScorer(ids, known, context);
  const [failed] = [answer, found, ofMatch].flatMap((each) => (each.ok ? [] : [each]));
  if (failed === undefined || !asScorer.ok) return asScorer;
  return asScorer.value === null ? failed : ok({ ...asScorer.value, failed: failed.error });
}
