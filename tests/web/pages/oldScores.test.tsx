import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../../../web/data/appContext.ts';
import { ClockContext, stoppedClock } from '../../../web/data/pageClock.ts';
import { badgeQuery, snapshotQuery } from '../../../web/data/queries.ts';
import { ServerOnly } from '../../../web/data/serverOnly.ts';
import type { Match } from '../../../web/domain/match.ts';
import { countersOf, type Snapshot } from '../../../web/domain/snapshot.ts';
import { MyPage } from '../../../web/pages/MyPage.tsx';
import { WatchPage } from '../../../web/pages/WatchPage.tsx';
import { anonymousContext } from '../../../worker/render/rowCache.tsx';
import { matchOf } from '../../support/matchOf.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

const running = matchOf({
  state: { kind: 'playing', period: 'first-half', startedAt: NOW, score: { home: 1, away: 0 } },
});

/** A page, whose list no source has confirmed for ten minutes. */
function htmlOf(page: ReactNode, match: Match): string {
  const context = anonymousContext({ locale: 'en', zone: 'UTC', oddsFormat: 'EU' });
  const list: Snapshot = {
    version: 'a',
    asOf: NOW - 10 * 60_000,
    stale: true,
    incomplete: false,
    matches: [match],
    counters: countersOf([match]),
  };
  const client = new QueryClient();
  client.setQueryData(snapshotQuery(badgeQuery(context.visitor), 10).queryKey, list);
  return renderToString(
    <QueryClientProvider client={client}>
      <ClockContext value={{ clock: stoppedClock(NOW), start: NOW }}>
        <App value={context}>{page}</App>
      </ClockContext>
    </QueryClientProvider>,
  );
}

describe.each([
  [
    'the match board',
    (match: Match) => {
      const choices = new ServerOnly({ groups: [], term: '' });
      return <WatchPage view={{ kind: 'watch', board: ['7'], matches: [match], unknown: [], choices }} />;
    },
  ],
  [
    'the page of follows',
    (match: Match) => (
      <MyPage view={{ kind: 'my', today: [match], isEmpty: false, sinceVisit: new ServerOnly(null) }} />
    ),
  ],
])('%s', (_, pageOf) => {
  it('says of running matches how old their scores are', () => {
    expect(htmlOf(pageOf(running), running)).toContain('Scores as of 15:30.');
  });

  it('says nothing of matches that do not run', () => {
    const match = matchOf();
    expect(htmlOf(pageOf(match), match)).not.toContain('Scores as of');
  });
});

it.each([
  ['the matches of today', [running], true],
  ['no matches', [], false],
])('the page of follows links to a match board for %s', (_, today, hasLink) => {
  const page = <MyPage view={{ kind: 'my', today, isEmpty: false, sinceVisit: new ServerOnly(null) }} />;
  expect(htmlOf(page, running).includes('Show these on one board')).toBe(hasLink);
});
