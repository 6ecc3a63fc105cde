import { beforeEach, describe, expect, it } from 'vitest';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { london, visitSite } from '../site.runtime.ts';

const running = wireMatch({
  id: 'a1',
  start_date: '2026-11-21T15:00:00Z',
  status: '1st half',
  tournament: { id: '57', name: 'Eredivisie', country: { id: '9', name: 'Netherlands' } },
  properties: { GameStarted: '2026-11-21T15:01:00Z' },
  results: { runningscore: { home: '2', away: '1' } },
});

beforeEach(() => {
  fakeFetch({
    'https://only-today.test': (_, { pathname }) =>
      pathname === '/v2/events/live'
        ? Response.json({ fixtures: [running], results: [] })
        : new Response('broken', { status: 500 }),
  });
});

describe('a feed whose list of today is its only answer', () => {
  it.each([
    ['/', 'Ajax'],
    ['/football/netherlands', 'Ajax'],
    ['/football/netherlands/eredivisie-57', 'Ajax'],
    ['/football/competitions', 'Eredivisie'],
    ['/nl/voetbal/regions', 'Nederland'],
    ['/match/football/ajax-psv-a1', 'event-score'],
  ])('fills the page %s', async (path, text) => {
    const response = await visitSite({ LIVE_API_URL: 'https://only-today.test' }, path, london);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });
});
