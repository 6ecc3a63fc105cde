import { type Context, Hono } from 'hono';
import type { Translate } from '../../locales/translate.ts';
import { translator } from '../../locales/translator.ts';
import { goalsFeedPath, pathOf, type Route, resultsFeedPath } from '../../web/addresses/routes.ts';
import type { NamedMatch } from '../../web/domain/goals.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { type Named, nameIn } from '../../web/domain/named.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { Result } from '../base/result.ts';
import { readTournament } from '../live/readCatalogue.ts';
import type { ReadContext } from '../live/readContext.ts';
import { readTeam } from '../live/readTeam.ts';
import { readTournamentDays } from '../live/tournamentDays.ts';
import { readSeason } from '../live/tournamentSeason.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { siteOriginOf } from '../middleware/siteOrigin.ts';
import { goalItems, type RssItem, resultItems, rss } from '../render/rss.ts';
import type { Failure } from '../upstream/failure.ts';
import { answerTagged, tagged } from './entityTag.ts';
import { refuse } from './refuse.ts';

/** Feed readers poll every few minutes; a minute of caching loses nothing. */
const HEADERS = { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=60' };

/** All matches, or those of a competition or a team. */
interface Subject {
  named: Named | null;
  page: Route;
  /** The competition of results. */
  competition: { tournament: string; sport: Sport } | null;
  owns(match: NamedMatch): boolean;
}

type Found = Result<Subject | null, Failure>;

const ALL: Subject = { named: null, page: { name: 'goals' }, competition: null, owns: () => true };

async function competitionOf(id: string, context: ReadContext): Promise<Found> {
  const known = await readTournament(id, 'football', context);
  if (!known.ok || known.value === null) return known.ok ? { ok: true, value: null } : known;
  const { competition, sport } = known.value;
  const slug = slugWithId(competition.name, id);
  const page: Route = { name: 'tournament', sport, category: competition.country.slug, slug, tab: 'matches' };
  const owns = (match: NamedMatch) => match.competition.id === id;
  return { ok: true, value: { named: competition, page, competition: { tournament: id, sport }, owns } };
}

async function teamOf(id: string, context: ReadContext): Promise<Found> {
  const known = await readTeam(id, context);
  if (!known.ok || known.value === null) return known.ok ? { ok: true, value: null } : known;
  const { team } = known.value;
  const page: Route = { name: 'team', slug: slugWithId(team.name, id) };
  return {
    ok: true,
    value: { named: team, page, competition: null, owns: ({ home, away }) => home?.id === id || away?.id === id },
  };
}

async function readGoals({ owns }: Subject, t: Translate, { live, clock, background }: ReadContext) {
  const goals = await live.goals.read(clock.now, background.log);
  return goals && goalItems(goals, t).filter(({ match }) => owns(match));
}

/** Results of the season, or of the last week when the source lists no season. */
async function readResults({ competition }: Subject, t: Translate, context: ReadContext) {
  if (competition === null) return null;
  const season = await readSeason(competition, context);
  if (season.ok && season.value.length > 0)
    return resultItems(
      season.value.toSorted((one, other) => other.kickOff - one.kickOff),
      t,
    );
  const days = await readTournamentDays({ ...competition, of: 'results', zone: 'UTC' }, context);
  return days.ok
    ? resultItems(
        days.value.flatMap(({ matches }) => matches.toReversed()),
        t,
      )
    : null;
}

interface Feed {
  path: typeof goalsFeedPath;
  title: 'goals.title' | 'tournament.results';
  /** The items, newest first; null when they are unavailable. */
  read(subject: Subject, t: Translate, context: ReadContext): Promise<RssItem[] | null>;
}

const GOALS: Feed = { path: goalsFeedPath, title: 'goals.title', read: readGoals };
const RESULTS: Feed = { path: resultsFeedPath, title: 'tournament.results', read: readResults };

async function answer(context: Context<AppEnv>, { path, title, read }: Feed): Promise<Response> {
  const { competition, team } = context.req.query();
  const id = competition ?? team;
  const isWrong = id === undefined ? path === resultsFeedPath : !/^[A-Za-z0-9]{1,64}$/.test(id);
  if (isWrong || (team !== undefined && (competition !== undefined || path === resultsFeedPath)))
    return refuse(context, 400, 'the query names one competition (or one team, for goals) by its id');
  const reading = readContextOf(context);
  const found: Found =
    competition !== undefined
      ? await competitionOf(competition, reading)
      : team !== undefined
        ? await teamOf(team, reading)
        : { ok: true, value: ALL };
  const unavailable = () => refuse(context, 503, 'the feed cannot be had right now');
  if (!found.ok) return unavailable();
  if (found.value === null) return refuse(context, 404, `there is nothing with the id ${id}`);
  const { locale } = context.var.visitor;
  const t = translator(locale);
  const items = await read(found.value, t, reading);
  if (items === null) return unavailable();
  const { named, page } = found.value;
  const about = [t(title), ...(named === null ? [] : [nameIn(named, locale)])].join(' · ');
  const feed = await rss({
    title: `${about} · ${reading.config.siteName}`,
    description: named === null ? t('goals.description') : about,
    ...{ locale, origin: siteOriginOf(context), page: pathOf(page, locale), items },
    self: `${path(locale)}${id === undefined ? '' : `?${competition === undefined ? 'team' : 'competition'}=${id}`}`,
  });
  return answerTagged(context, await tagged(feed), HEADERS);
}

/** RSS 2.0 for feed readers: goals of all, of a competition or of a team, and results of a competition. */
export const rssFeeds = new Hono<AppEnv>()
  .on(['GET'], LOCALES.map(goalsFeedPath), (context) => answer(context, GOALS))
  .on(['GET'], LOCALES.map(resultsFeedPath), (context) => answer(context, RESULTS));
