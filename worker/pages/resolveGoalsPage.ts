import { goalsQuery } from '../../web/data/goalsQuery.ts';
import { knownAnswer } from '../../web/data/queryClient.ts';
import { FILTER_KEY, type GoalsQuery, pageOfGoals } from '../../web/domain/goals.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import { showsFollowed } from '../../web/domain/wordPages.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { loadOrder } from '../live/competition/navigation.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

/** Parses the query of the goal list (`?followed=1&competition=…&page=…`). Ignores invalid values. */
function askedGoals(search: URLSearchParams): GoalsQuery {
  const competition = search.get('competition') ?? '';
  return {
    page: readPage(search.get('page')) ?? 1,
    ...(showsFollowed(search) ? { followed: true } : {}),
    ...(FILTER_KEY.test(competition) ? { competition } : {}),
  };
}

/** The goals of all or of followed matches, newest first. */
export function resolveGoalsPage(route: Route & { name: 'goals' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const { live, clock, config, search, own, background, visitor } = context;
  const query = askedGoals(search);
  const { queryKey } = goalsQuery(query, config.livePollSeconds);
  const state = async () => {
    const [known, topIds] = await Promise.all([
      live.goals.read(clock, background),
      loadOrder('football', visitor, context),
    ]);
    const goals = pageOfGoals(known, query, own.follows);
    const answers = [knownAnswer(queryKey, goals)];
    return pageState(context, route, { kind: 'goals', query, topIds: [...topIds] }, { answers });
  };
  return {
    status: 200,
    head: {
      title: t('goals.title'),
      description: t('goals.description'),
      route,
      indexed: Object.keys(query).length === 1 && query.page === 1,
    },
    state: state(),
  };
}
