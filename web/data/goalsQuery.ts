import { queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { type GoalsPage, type GoalsQuery, goalsSearch, parseGoalsPage } from '../domain/goals.ts';
import { nextDelay } from './polling.ts';
import { read } from './queries.ts';

/** A page of goals, polled every `seconds`. A failure backs off and keeps the shown data. */
export function goalsQuery(query: GoalsQuery, seconds: number) {
  const path = `/api/goals${goalsSearch(query)}`;
  return queryOptions<GoalsPage>({
    queryKey: ['goals', goalsSearch(query)],
    queryFn: ({ signal }) => read(path, parseGoalsPage, signal),
    refetchInterval: ({ state }) => nextDelay(seconds * 1000, state),
    // Unchanged goals stay the same objects.
    structuralSharing: replaceEqualDeep,
  });
}
