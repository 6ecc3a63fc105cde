import { expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';

const running = wireMatch({
  id: 'a1',
  start_date: '2026-11-21T15:00:00Z',
  status: '1st half',
  tournament: { id: '57', name: 'Eredivisie', country: { id: '9', name: 'Netherlands' } },
  properties: { GameStarted: '2026-11-21T15:01:00Z' },
  results: { runningscore: { home: '2', away: '1' } },
});

it.each([
  ['/', 'Ajax'],
  ['/football/netherlands', 'Ajax'],
  ['/football/netherlands/eredivisie-57', 'Ajax'],
  ['/football/competitions', 'Eredivisie'],
  ['/nl/voetbal/regions', 'Nederland'],
  ['/match/football/ajax-psv-a1', 'event-score'],
])('a feed that answers only its list of today fills the page %s', async (path, text) => {
  const { open } = feedSite(({ pathname }) =>
    pathname === '/v2/events/live' ? { fixtures: [running], results: [] } : new Response('broken', { status: 500 }),
  );
  expect(await open(path)).toMatchObject({ status: 200, text: expect.stringContaining(text) });
});
