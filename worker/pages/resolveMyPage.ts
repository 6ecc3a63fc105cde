import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { NewsItem } from '../../web/domain/settings.ts';
import { folded } from '../../web/domain/slug.ts';
import type { PopularClub } from '../../web/domain/standings.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import type { NamedFollow } from '../../web/format/namedFollow.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { readSettings } from '../content/pageSettings.ts';
import { readAway } from '../live/away/readAway.ts';
import { hidesTables, readCompetitionStandings } from '../live/competitionStandings.ts';
import { tableIn } from '../live/competitionText.ts';
import { nameOwnFollows } from '../live/nameFollows.ts';
import { withPlaces } from '../live/ownPlaces.ts';
import { type ReadContext, unhidden } from '../live/readContext.ts';
import { readFollowed, readFollowedToday } from '../live/readFollowed.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { PATIENCE_MS, type PageContext, pageState, wordsOf } from './pageContext.ts';

/** The news with a followed name in the title. */
function newsOf(news: readonly NewsItem[], follows: readonly NamedFollow[]): NewsItem[] {
  const names = follows.flatMap(({ kind, name }) => (kind === 'match' || name === null ? [] : [folded(name)]));
  return news.filter(({ title }) => names.some((name) => folded(title).includes(name)));
}

async function readNews({ visitor, content }: PageContext): Promise<readonly NewsItem[]> {
  const settings = await withTimeout(readSettings(visitor, content), PATIENCE_MS);
  return settings?.ok ? settings.value.news : [];
}

const CLUBS = 8;
const CLUBS_OF_A_TABLE = 2;
/** Some top competitions are cups without a table. */
const MOST_TABLES = 6;
/** A league that answers later shows no clubs. The others still do. */
const LEAGUE_PATIENCE_MS = 1_500;

/** The first clubs of the top leagues' tables, for a visitor who follows nothing. */
async function readPopularClubs({ locale, ...visitor }: Visitor, context: ReadContext): Promise<PopularClub[]> {
  const settings = await withTimeout(readSettings({ locale, ...visitor }, context.content), LEAGUE_PATIENCE_MS);
  if (!settings?.ok) return [];
  const { topCompetitions } = await withPlaces(settings.value, { locale, sport: 'football' }, context);
  const leagues = topCompetitions.slice(0, MOST_TABLES);
  const whole = unhidden(context);
  const answers = await Promise.all(
    leagues.map(({ id }) => withTimeout(readCompetitionStandings(id, whole), LEAGUE_PATIENCE_MS)),
  );
  const clubs = answers.flatMap((answer, index) => {
    const competition = leagues[index]?.id ?? '';
    const tables = answer?.ok ? answer.value : [];
    const [table, ...others] = hidesTables(competition, tables, context) ? [] : tables;
    // The clubs of a cup's groups also lead their leagues.
    if (table === undefined || others.length > 0) return [];
    const { rows } = tableIn(table, locale);
    return rows.slice(0, CLUBS_OF_A_TABLE).map(({ team }) => ({ team, competition }));
  });
  return [...new Map(clubs.map((club) => [club.team.id, club])).values()].slice(0, CLUBS);
}

/** The visitor's follows: matches today, next and last, tables and news. The page is personal and never cached. */
export function resolveMyPage(route: Route & { name: 'my' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const { visitor, own } = context;
  const { follows, seen } = own;
  const state = async () => {
    const today = await readFollowedToday(follows, visitor, context);
    const isEmpty = follows.length === 0;
    const [named, found, news, away, popular] = await Promise.all([
      nameOwnFollows(follows, visitor.locale, context),
      readFollowed(follows, { ...visitor, today }, context),
      readNews(context),
      seen === null ? null : readAway({ follows, seen }, visitor, t, context),
      isEmpty ? readPopularClubs(visitor, context) : [],
    ]);
    const details = new ServerOnly({ ...found, follows: named, news: newsOf(news, named), popular });
    const view = { kind: 'my', today, isEmpty, away: new ServerOnly(away), details } as const;
    return pageState(context, route, view, { withoutOffers: true });
  };
  return {
    status: 200,
    head: { title: t('my.title'), description: t('my.description'), route, indexed: false },
    state: state(),
  };
}
