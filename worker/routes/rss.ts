import { type Context, Hono } from 'hono';
import type { Translate } from '../../locales/translate.ts';
import { translator } from '../../locales/translator.ts';
import { isOf } from '../../web/domain/competitionKey.ts';
import { playerFollow } from '../../web/domain/follow.ts';
import type { NamedMatch } from '../../web/domain/goals.ts';
import { LOCALES, type Named, nameIn } from '../../web/domain/locale.ts';
import type { Sport } from '../../web/domain/sport.ts';
import {
  competitionRoute,
  goalsFeedPath,
  pathOf,
  playerFeedPath,
  playerIdsOf,
  playerSlug,
  type Route,
  resultsFeedPath,
  teamRoute,
} from '../../web/format/addresses/routes.ts';
import { ok, type Result } from '../base/result.ts';
import { loadSeason } from '../live/competition/competitionSeason.ts';
import { loadCompetition } from '../live/competition/loadCatalogue.ts';
import { loadCompetitionDays } from '../live/day/competitionDays.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import { findPlayer } from '../live/team/findPlayer.ts';
import { loadTeam } from '../live/team/loadTeam.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { playerDeeds } from '../push/playerDeeds.ts';
import { goalItems, playerItems, resultItems, rss } from '../render/rss.ts';
import { licensed, refuse, tagged } from './answers.ts';

/** Feed readers poll every few minutes; a minute of caching loses nothing. */
const HEADERS = { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=60' };

/** All matches, or those of a competition or a team. */
interface Subject {
  named: Named | null;
  page: Route;
  /** Of a competition. */
  sport?: Sport;
  owns(match: NamedMatch): boolean;
}

const UNKNOWN = ok(null);

/** The subject that the query names; null for an unknown id. */
async function subjectOf(
  { competition, team }: Record<string, string>,
  context: ReadContext,
): Promise<Result<Subject | null, unknown>> {
  if (competition !== undefined) {
    const known = await loadCompetition(competition, 'football', context);
    if (!known.ok || known.value === null) return known.ok ? UNKNOWN : known;
    const { competition: named, sport } = known.value;
    const page = competitionRoute(named, sport);
    return ok({ named, page, sport, owns: (match) => isOf(match, { sport, tournament: competition }) });
  }
  if (team === undefined) return ok({ named: null, page: { name: 'goals' }, owns: () => true });
  const known = await loadTeam(team, context);
  if (!known.ok || known.value === null) return known.ok ? UNKNOWN : known;
  const named = known.value.team;
  return ok({ named, page: teamRoute(named), owns: ({ home, away }) => home?.id === team || away?.id === team });
}

/** Results of the season, or of the last week when the source lists no season; newest first, null when unavailable. */
async function readResults(tournament: string, sport: Sport, t: Translate, context: ReadContext) {
  const season = await loadSeason({ sport, tournament }, context);
  if (season.ok && season.value.length > 0) return resultItems(season.value, t);
  const days = await loadCompetitionDays({ sport, tournament, of: 'results', zone: 'UTC' }, context);
  return days.ok
    ? resultItems(
        days.value.flatMap(({ matches }) => matches),
        t,
      )
    : null;
}

async function itemsOf(
  { owns, sport }: Subject,
  id: string | undefined,
  isResults: boolean,
  t: Translate,
  context: ReadContext,
) {
  if (isResults && id !== undefined && sport !== undefined) return readResults(id, sport, t, context);
  const goals = await context.live.goals.read(context.clock, context.background);
  return goals && goalItems(goals, t).filter(({ match }) => owns(match));
}

async function answer(context: Context<AppEnv>, isResults: boolean): Promise<Response> {
  const query = context.req.query();
  const [[name, id] = [], more] = Object.entries(query).filter(([each]) => each === 'competition' || each === 'team');
  const isWrong = id === undefined ? isResults : !/^[A-Za-z0-9]{1,64}$/.test(id);
  if (isWrong || more !== undefined || (isResults && name === 'team'))
    return refuse(context, 400, 'The query must name one `competition` by its ID, or for goals one `team`.');
  const reading = readContextOf(context);
  const found = await subjectOf(query, reading);
  if (found.ok && found.value === null) return refuse(context, 404, `Unknown ID. No ${name} has ID ${id}.`);
  const { locale } = context.var.visitor;
  const t = translator(locale);
  const items = found.ok && found.value !== null ? await itemsOf(found.value, id, isResults, t, reading) : null;
  if (!found.ok || found.value === null || items === null)
    return refuse(context, 503, 'the feed is unavailable right now');
  const { named, page } = found.value;
  const title = t(isResults ? 'tournament.results' : 'goals.title');
  const about = named === null ? title : `${title} · ${nameIn(named, locale)}`;
  const feed = await rss({
    title: `${about} · ${reading.config.siteName}`,
    description: named === null ? t('goals.description') : about,
    locale,
    origin: siteOriginOf(context),
    page: pathOf(page, locale),
    items,
    self: `${(isResults ? resultsFeedPath : goalsFeedPath)(locale)}${id === undefined ? '' : `?${name}=${id}`}`,
  });
  return context.body(feed, 200, HEADERS);
}

/** What a player did. Goals count only while the list of them agrees with the score. */
async function answerPlayer(context: Context<AppEnv>): Promise<Response> {
  const { player: slug = '', team, competition } = context.req.query();
  const ids = playerIdsOf(slug);
  if (!ids || !/^[A-Za-z0-9]{1,64}-[A-Za-z0-9]{1,64}$/.test(slug) || (team ?? competition) !== undefined)
    return refuse(context, 400, 'The query must name one `player` by the IDs of team and player, as in `47-2301`.');
  const reading = readContextOf(context);
  const found = await findPlayer(ids, { ...reading, search: new URLSearchParams() });
  if (!found.ok || found.value?.failed) return refuse(context, 503, 'the feed is unavailable right now');
  if (found.value === null || found.value.isScorer)
    return refuse(context, 404, `Unknown ID. No line-up of team ${ids.team} has player ${ids.player}.`);
  const { player, known, events } = found.value;
  const { locale } = context.var.visitor;
  const t = translator(locale);
  const deeds = events.flatMap((event) => {
    const own = playerDeeds(event, []).filter((each) => each.player === playerFollow(ids));
    return own.map(({ deed, minute }, index) => {
      const nth = own.slice(0, index + 1).filter((each) => each.deed === deed).length;
      return { match: event.match, deed, minute, nth };
    });
  });
  const feed = await rss({
    title: `${player.name} · ${reading.config.siteName}`,
    description: `${player.name}, ${nameIn(known.team, locale)}: ${t('player.feed')}`,
    locale,
    origin: siteOriginOf(context),
    page: pathOf({ name: 'player', slug: playerSlug(player, known.team.id) }, locale),
    items: playerItems(player, deeds, reading.clock.now, t),
    self: playerFeedPath(locale, ids),
  });
  return context.body(feed, 200, HEADERS);
}

/** RSS 2.0 for feed readers: goals of all, of a competition or of a team, results of a competition, and what a player did. */
export const rssFeeds = new Hono<AppEnv>()
  .on(['GET'], LOCALES.map(goalsFeedPath), licensed, tagged, (context) => answer(context, false))
  .on(['GET'], LOCALES.map(resultsFeedPath), licensed, tagged, (context) => answer(context, true))
  .on(
    ['GET'],
    LOCALES.map((locale) => playerFeedPath(locale)),
    licensed,
    tagged,
    answerPlayer,
  );
