import { translator } from '../../../locales/translator.ts';
import { playerFollow } from '../../../web/domain/follow.ts';
import { type Follows, followedId, followedPlayers, followKind } from '../../../web/domain/follows.ts';
import { type Locale, nameIn } from '../../../web/domain/locale.ts';
import type { Competition, Match } from '../../../web/domain/match.ts';
import type { FoundPlayer, FoundTeam } from '../../../web/domain/search.ts';
import { competitionRoute, matchRoute, playerSlug, teamRoute } from '../../../web/format/addresses/routes.ts';
import type { NamedFollow } from '../../../web/format/namedFollow.ts';
import { namesOf } from '../../../web/format/teamNames.ts';
import { loadCompetitions } from '../competition/loadCatalogue.ts';
import { loadEvent } from '../match/loadEvent.ts';
import type { ReadContext } from '../state/readContext.ts';
import { loadTeam } from '../team/loadTeam.ts';
import { loadSeenNames } from '../team/seenNames.ts';
import { loadFollowedPlayer } from './followedPlayers.ts';

type Found = Pick<NamedFollow, 'name' | 'detail' | 'route'>;

/** The most follows that one visitor's page requests individually. */
const MAX_ASKED = 8;

const UNNAMED: Found = { name: null, detail: '', route: null };

function matchFound(match: Match, locale: Locale): Found {
  const t = translator(locale);
  const name = t('match.fixture', namesOf(match, t));
  return { name, detail: nameIn(match.competition, locale), route: matchRoute(match) };
}

function teamFound(team: FoundTeam['team'], competition: Competition | undefined, locale: Locale): Found {
  const detail = competition?.country.names[locale] ?? '';
  return { name: nameIn(team, locale), detail, route: teamRoute(team) };
}

function playerFound({ id, name, team }: Omit<FoundPlayer, 'sport'>, locale: Locale): Found {
  return { name, detail: nameIn(team, locale), route: { name: 'player', slug: playerSlug({ id, name }, team.id) } };
}

/** The names of follows that are found in cached lists, events and the catalogues of all sports. */
async function heldNames(follows: Follows, locale: Locale, context: ReadContext): Promise<ReadonlyMap<string, Found>> {
  const { sports } = context.feed.coverage;
  const [seen, catalogues] = await Promise.all([
    loadSeenNames(context),
    Promise.all(sports.map(async (sport) => ({ sport, listed: await loadCompetitions(sport, context) }))),
  ]);
  const wanted = new Set<string>(follows);
  const held = new Map<string, Found>();
  const addMatch = (match: Match) => {
    if (wanted.has(`m${match.id}`)) held.set(`m${match.id}`, matchFound(match, locale));
  };
  const source = `${context.feed.upstream.id}:`;
  const { teams, lists, details } = context.live;
  for (const { found } of teams.valuesUnder(source)) {
    if (found !== null) held.set(`t${found.team.id}`, teamFound(found.team, found.competitions[0], locale));
  }
  for (const { team, competition } of seen.teams) held.set(`t${team.id}`, teamFound(team, competition, locale));
  for (const player of seen.players) {
    const follow = playerFollow({ team: player.team.id, player: player.id });
    if (wanted.has(follow)) held.set(follow, playerFound(player, locale));
  }
  for (const { sport, listed } of catalogues) {
    for (const { competition } of listed.ok ? listed.value : []) {
      const { id, country } = competition;
      const found = { name: nameIn(competition, locale), detail: country.names[locale] };
      held.set(`c${id}`, { ...found, route: competitionRoute(competition, sport) });
    }
  }
  for (const answer of details.valuesUnder(source)) if (answer.kind === 'found') addMatch(answer.event.match);
  for (const { matches } of lists.valuesUnder(source)) for (const match of matches) addMatch(match);
  return held;
}

/** Requests a team or match that today's lists don't name; `UNNAMED` when it fails. */
async function requestName(follow: Follows[number], locale: Locale, context: ReadContext): Promise<Found> {
  const id = followedId(follow);
  switch (followKind(follow)) {
    case 'team': {
      const answer = await loadTeam(id, context);
      if (!answer.ok || answer.value === null) return UNNAMED;
      return teamFound(answer.value.team, answer.value.competitions[0], locale);
    }
    case 'match': {
      const answer = await loadEvent({ sport: 'football', id }, context);
      return answer.ok && answer.value !== null ? matchFound(answer.value.snapshot.event.match, locale) : UNNAMED;
    }
    case 'player': {
      const [ids = { team: id, player: '' }] = followedPlayers([follow]);
      const { name, team } = await loadFollowedPlayer(ids, context);
      return name === null || team === null ? UNNAMED : playerFound({ id: ids.player, name, team }, locale);
    }
    case 'competition':
      return UNNAMED;
  }
}

function named(follows: Follows, found: ReadonlyMap<string, Found>): NamedFollow[] {
  return follows.map((follow) => ({ follow, kind: followKind(follow), ...(found.get(follow) ?? UNNAMED) }));
}

/** Names follows, in their order, without calls of the source: a link can carry any id. */
export async function nameFollows(follows: Follows, locale: Locale, context: ReadContext): Promise<NamedFollow[]> {
  return follows.length === 0 ? [] : named(follows, await heldNames(follows, locale, context));
}

/** Names the visitor's own follows. Requests a few from the source when nothing cached names them. */
export async function namePersonalFollows(
  follows: Follows,
  locale: Locale,
  context: ReadContext,
): Promise<NamedFollow[]> {
  if (follows.length === 0) return [];
  const held = await heldNames(follows, locale, context);
  const unknown = follows.filter((follow) => !held.has(follow)).slice(0, MAX_ASKED);
  const asked = await Promise.all(
    unknown.map(async (each) => [each, await requestName(each, locale, context)] as const),
  );
  return named(follows, new Map([...held, ...asked]));
}
