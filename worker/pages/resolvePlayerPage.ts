import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { Competition } from '../../web/domain/competition.ts';
import { nameIn } from '../../web/domain/named.ts';
import { type KnownPlayer, playerIn, type ShownPlayerMatch, shownPlayerMatch } from '../../web/domain/player.ts';
import type { Scorer } from '../../web/domain/scorers.ts';
import { HIDDEN, type Hidden } from '../../web/domain/spoilers.ts';
import { playerIdsOf, playerSlug, type Route } from '../../web/routes.ts';
import type { Result } from '../base/result.ts';
import type { KnownTeam } from '../live/knownNames.ts';
import { matchAsked, readTeamOfMatch } from '../live/namedInMatch.ts';
import { competitionAsked, readScorerOfCompetition, readScorerOfTeam } from '../live/namedScorer.ts';
import { readSeason } from '../live/readSeason.ts';
import { readTeam } from '../live/readTeam.ts';
import { readShownScorers } from '../live/shownScorers.ts';
import { readDetails, readTeamMatches, withLineUps } from '../live/teamMatches.ts';
import type { Failure } from '../upstream/failure.ts';
import { notFoundPage, unavailablePage } from './messagePages.ts';
import { movedTo, type PageAnswer } from './pageAnswer.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

type PlayerRoute = Route & { name: 'player' };

/** How many of a team's latest matches a player's page tells of. */
const MOST_MATCHES = 5;

interface FoundPlayer {
  player: KnownPlayer;
  matches: ShownPlayerMatch[];
}

/** A player of a team as its latest line-ups name him, and those that the site has kept; null where none does. */
async function readPlayer(
  id: string,
  known: KnownTeam,
  context: PageContext,
): Promise<Result<FoundPlayer | null, Failure>> {
  const played = await readTeamMatches(known, context);
  if (!played.ok) return played;
  const latest = withLineUps(played.value.matches, context.clock.now).slice(0, MOST_MATCHES);
  const { snapshots, failed } = await readDetails(latest, context);
  const events = snapshots.map(({ event }) => event);
  const season = await readSeason(known.team.id, events, context);
  const [entry] = season.flatMap((event) => playerIn(event, known.team.id, id) ?? []);
  if (entry === undefined) {
    return failed === null ? { ok: true, value: null } : { ok: false, error: failed };
  }
  const matches = season.flatMap((event) => shownPlayerMatch(event, known.team.id, id) ?? []);
  return { ok: true, value: { player: entry.player, matches } };
}

interface PlayerWithTeam extends FoundPlayer {
  known: KnownTeam;
  /** What the list of a competition's scorers tells of him, where no line-up names him. */
  told: { competition: Competition; scorer: Scorer | Hidden } | null;
  /** The query that the page can't be found without. */
  search: string;
}

interface PlayerIds {
  team: string;
  player: string;
}

// A match that led here may be older than the days that are looked through: its line-up then names the player.
async function readPlayerOfMatch(
  ids: PlayerIds,
  context: PageContext,
): Promise<Result<PlayerWithTeam | null, Failure>> {
  const match = matchAsked(context.search);
  if (match === null) return { ok: true, value: null };
  const named = await readTeamOfMatch(ids.team, match, context);
  if (!named.ok) return named;
  if (named.value === null) return { ok: true, value: null };
  const { known, event } = named.value;
  const entry = playerIn(event, ids.team, ids.player);
  const played = shownPlayerMatch(event, ids.team, ids.player);
  if (entry === null || played === null) return { ok: true, value: null };
  const search = `?match=${match}`;
  return { ok: true, value: { player: entry.player, matches: [played], known, told: null, search } };
}

/** A player whom no line-up names, as a scorer of his team's competitions, or of the one whose list led here. */
async function readPlayerAsScorer(
  ids: PlayerIds,
  known: KnownTeam | null,
  context: PageContext,
): Promise<Result<PlayerWithTeam | null, Failure>> {
  const ofTeam = known === null ? null : await readScorerOfTeam(ids, known, context);
  const asked = competitionAsked(context.search);
  const isNamed = ofTeam?.ok === true && ofTeam.value !== null;
  const found = isNamed || asked === null ? ofTeam : await readScorerOfCompetition(ids, asked, context);
  if (found === null) return { ok: true, value: null };
  if (!found.ok) return found;
  if (found.value === null) return { ok: true, value: null };
  const { competition, scorer } = found.value;
  const player = { id: ids.player, name: scorer.name, number: null, position: null, captain: false };
  const search = isNamed ? '' : `?competition=${competition.id}`;
  const shown = await readShownScorers(competition.id, context);
  const told = { competition, scorer: shown.ok && shown.value === HIDDEN ? HIDDEN : scorer };
  return { ok: true, value: { player, matches: [], known: found.value.known, told, search } };
}

/** A player by the ids of his address: among his team's matches of these days, in the match that led here, else a scorer. */
async function findPlayer(ids: PlayerIds, context: PageContext): Promise<Result<PlayerWithTeam | null, Failure>> {
  const known = await readTeam(ids.team, context);
  if (!known.ok) return known;
  if (context.feed.coverage.parts.includes('line-ups')) {
    const found = known.value === null ? null : await readPlayer(ids.player, known.value, context);
    if (found?.ok === false) return found;
    if (known.value !== null && found !== null && found.value !== null)
      return { ok: true, value: { ...found.value, known: known.value, told: null, search: '' } };
    const ofMatch = await readPlayerOfMatch(ids, context);
    if (!ofMatch.ok || ofMatch.value !== null) return ofMatch;
  }
  return readPlayerAsScorer(ids, known.value, context);
}

/**
 * The page of a player: 404 where no line-up of these days, or of the match that led here, and no list of scorers names the
 * id in the team of the address; 301 where the address calls the player something else; 503 where nobody knows.
 */
export async function resolvePlayerPage(route: PlayerRoute, context: PageContext): Promise<PageAnswer> {
  const ids = playerIdsOf(route.slug);
  if (ids === null) return notFoundPage(context);
  const found = await findPlayer(ids, context);
  if (!found.ok) return unavailablePage(context);
  if (found.value === null) return notFoundPage(context);
  const { player, matches, known, told, search } = found.value;
  const { team, sport } = known;
  const slug = playerSlug(player, team.id);
  // A list of scorers may call him otherwise than line-ups do, which count as soon as one names him.
  if (slug !== route.slug)
    return { ...movedTo({ ...route, slug }, context), ...(told === null ? {} : { temporary: true }) };
  const t = wordsOf(context);
  const sportWord = sport === 'football' ? '' : t(`sport.${sport}`);
  const shirt = player.number === null ? '' : t('meta.shirt', { number: player.number });
  const who = [nameIn(team, context.visitor.locale), sportWord, shirt];
  const words = { player: player.name, who: who.filter(Boolean).join(', ') };
  return {
    status: 200,
    head: {
      title: t('meta.playerTitle', words),
      description: t('meta.playerDescription', words),
      route,
      search,
      indexed: search === '' && told === null,
    },
    state: pageState(
      context,
      route,
      { kind: 'player', player, team, sport, matches: new ServerOnly(matches), told: new ServerOnly(told) },
      { withoutOffers: true },
    ),
  };
}
