import type { Cover } from '../../web/data/newsViews.ts';
import type { Article } from '../../web/domain/articles.ts';
import type { ListedCompetition } from '../../web/domain/match.ts';
import { loadShared } from '../content/sharedSettings.ts';
import { loadToday } from '../live/day/daySnapshot.ts';
import type { PageContext } from './pageContext.ts';

/** A number that stands for a text, such as `84`, `2–1` or `90+`. A year is not. */
const FIGURE = /(?<!\d)\d{1,3}(?:[–-]\d{1,2}|\+)?(?!\d)/;

const NOTHING = { clubs: [], competition: null } as const;

/**
 * What covers of news are drawn from: the crests of clubs that play today, and the editors' competitions. Clubs that this
 * isolate happens to remember would make a second visit another page.
 */
export async function loadCovers(context: PageContext): Promise<(title: string, article?: Article) => Cover> {
  const [today, shared] = await Promise.all([loadToday(context), loadShared(context.visitor, context.content)]);
  const playing = today.ok ? today.value.matches.flatMap(({ home, away }) => [home, away]) : [];
  const clubs = new Map(playing.flatMap((team) => (team === null ? [] : [[team.id, team] as const])));
  const competitions = new Map<string, ListedCompetition>(
    shared.ok ? shared.value.topCompetitions.map((each) => [each.id, each]) : [],
  );
  return (title, article) => {
    const figure = FIGURE.exec(title)?.[0] ?? null;
    if (article === undefined) return { ...NOTHING, figure };
    const [competition = null] = article.competitions.flatMap((id) => competitions.get(id) ?? []);
    return {
      clubs: article.teams.flatMap((id) => clubs.get(id) ?? []).slice(0, 2),
      competition: competition && { name: competition.name, flag: competition.logo ?? competition.country.flag },
      figure,
    };
  };
}
