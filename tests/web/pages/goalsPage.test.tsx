import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { goalsQuery } from '../../../web/data/goalsQuery.ts';
import { type Goal, pageOfGoals } from '../../../web/domain/goals.ts';
import { GoalsPage } from '../../../web/pages/GoalsPage.tsx';
import { markupOf, wordsOf } from '../../support/markupOf.tsx';
import { matchOf } from '../../support/matchOf.ts';

const QUERY = { page: 1 };

function goal(id: number, at: string, scorer: string): Goal {
  const { sport, competition, home, away } = matchOf();
  return {
    ...{ id, at: Date.parse(at), match: { id: 'm', sport, competition, home, away } },
    ...{ side: 'home', minute: null, scorer, score: { home: 1, away: 0 }, takenBackAt: null },
  };
}

it.each([
  ['UTC', ['Sunday 29 November', 'Saka', 'Saturday 28 November', 'Kudus']],
  ['Europe/Amsterdam', ['Sunday 29 November', 'Saka', 'Kudus']],
])('lists goals under their days in the zone %s', (zone, words) => {
  const goals = [goal(2, '2026-11-29T14:00:00Z', 'Saka'), goal(1, '2026-11-28T23:30:00Z', 'Kudus')];
  const client = new QueryClient();
  client.setQueryData(goalsQuery(QUERY, 10).queryKey, pageOfGoals(goals, QUERY, []));
  const page = (
    <QueryClientProvider client={client}>
      <GoalsPage view={{ kind: 'goals', query: QUERY, topIds: [] }} />
    </QueryClientProvider>
  );
  const text = wordsOf(markupOf(page, Date.parse('2026-11-29T15:00:00Z'), { zone }));
  expect(text.match(/\w+day \d+ November|Saka|Kudus/g)).toEqual(words);
});
