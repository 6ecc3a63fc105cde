import { ServerOnly } from '../../web/data/serverOnly.ts';
import { nameIn } from '../../web/domain/locale.ts';
import { playerFeedPath, playerIdsOf, playerSlug, type Route } from '../../web/format/addresses/routes.ts';
import { findPlayer } from '../live/team/findPlayer.ts';
import { messagePage } from './messagePages.ts';
import { movedTo, type PageAnswer, type PageContext, pageState, wordsOf } from './pageContext.ts';

type PlayerRoute = Route & { name: 'player' };

/**
 * The page of a player. Answers 404 when no line-up or list of scorers has the player in this team, and 503 when data
 * is unavailable. Answers 301 for a wrong slug, or 302 when only a list of scorers has the name.
 */
export async function resolvePlayerPage(route: PlayerRoute, context: PageContext): Promise<PageAnswer> {
  const ids = playerIdsOf(route.slug);
  if (ids === null) return messagePage(context, 'not-found');
  const found = await findPlayer(ids, context);
  if (!found.ok) return messagePage(context, 'unavailable');
  if (found.value === null) return messagePage(context, 'not-found');
  const { player, matches, current, known, season, isScorer, failed, search } = found.value;
  const { team, sport } = known;
  const slug = playerSlug(player, team.id);
  // Lists of scorers may spell the name differently. Line-ups take over later, so this redirect is temporary.
  if (slug !== route.slug) return { ...movedTo({ ...route, slug }, context), ...(isScorer && { temporary: true }) };
  const t = wordsOf(context);
  const sportWord = sport === 'football' ? '' : t(`sport.${sport}`);
  const shirt = player.number === null ? '' : t('meta.shirt', { number: player.number });
  const who = [nameIn(team, context.visitor.locale), sportWord, shirt];
  const isFound = search === '' && (!isScorer || failed !== undefined);
  const words = { player: player.name, who: who.filter(Boolean).join(', ') };
  return {
    status: 200,
    head: {
      title: t('meta.playerTitle', words),
      description: t('meta.playerDescription', words),
      route,
      search,
      indexed: isFound,
    },
    state: pageState(context, route, {
      kind: 'player',
      player,
      team,
      sport,
      matches: new ServerOnly(matches),
      current: new ServerOnly(current),
      season: new ServerOnly(season),
      feed: new ServerOnly(isFound ? playerFeedPath(context.visitor.locale, ids) : null),
    }),
  };
}
