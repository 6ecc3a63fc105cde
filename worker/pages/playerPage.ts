import { nameIn } from '../../web/domain/named.ts';
import { type KnownPlayer, type PlayerMatch, playerIn, playerMatch } from '../../web/domain/player.ts';
import { playerIdsOf, playerSlug, type Route } from '../../web/routes.ts';
import { type KnownTeam, readTeam } from '../live/readTeam.ts';
import { readDetails, readTeamMatches, withLineUps } from '../live/teamMatches.ts';
import type { Result } from '../result.ts';
import type { Failure } from '../upstream/fetchJson.ts';
import { notFoundPage, unavailablePage } from './messagePages.ts';
import { movedTo, type PageAnswer } from './pageAnswer.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

type PlayerRoute = Route & { name: 'player' };

/** How many of a team's latest matches a player's page tells of. */
const MOST_MATCHES = 5;

interface FoundPlayer {
  player: KnownPlayer;
  matches: PlayerMatch[];
}

/** A player of a team as its latest line-ups name him; null where none does. */
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
  const [entry] = events.flatMap((event) => playerIn(event, known.team.id, id) ?? []);
  if (entry === undefined) {
    return failed === null ? { ok: true, value: null } : { ok: false, error: failed };
  }
  const matches = events.flatMap((event) => playerMatch(event, known.team.id, id) ?? []);
  return { ok: true, value: { player: entry.player, matches } };
}

/**
 * The page of a player: 404 where no line-up of these days names the id in the team of the address, 301 where the
 * address calls the player something else, 503 where nobody knows.
 */
export async function playerPage(route: PlayerRoute, context: PageContext): Promise<PageAnswer> {
  const ids = playerIdsOf(route.slug);
  const { coverage } = context.services.clientsAt(context.clock).live;
  if (ids === null || !coverage.parts.includes('line-ups')) return notFoundPage(context);
  const known = await readTeam(ids.team, context);
  if (!known.ok) return unavailablePage(context);
  if (known.value === null) return notFoundPage(context);
  const found = await readPlayer(ids.player, known.value, context);
  if (!found.ok) return unavailablePage(context);
  if (found.value === null) return notFoundPage(context);
  const { team, sport } = known.value;
  const { player, matches } = found.value;
  const slug = playerSlug(player, team.id);
  if (slug !== route.slug) return movedTo({ ...route, slug }, context);
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
      search: '',
      indexed: true,
    },
    state: pageState(context, route, { kind: 'player', player, team, sport, matches }),
  };
}
