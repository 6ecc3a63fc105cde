import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorOf, visitSite } from '../site.runtime.ts';

const london = visitorOf('GB');

const today = {
  fixtures: [
    {
      id: 'a1',
      start_date: '2026-11-21T15:00:00Z',
      status: '1st half',
      tournament: { id: '57', name: 'Eredivisie', country: { id: '9', name: 'Netherlands' } },
      home: { id: 'h1', name: 'Ajax' },
      away: { id: 'w1', name: 'PSV' },
      properties: { GameStarted: '2026-11-21T15:01:00Z' },
      results: { runningscore: { home: '2', away: '1' } },
    },
  ],
  results: [],
};

// A feed of which nothing but today's list works.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const isToday = request instanceof Request && new URL(request.url).pathname === '/v2/events/live';
    return isToday ? Response.json(today) : new Response('broken', { status: 500 });
  });
});

afterEach(() => vi.restoreAllMocks());

it.each([
  ['/', 'Ajax'],
  ['/football/netherlands', 'Ajax'],
  ['/football/netherlands/eredivisie-57', 'Ajax'],
  ['/football/competitions', 'Eredivisie'],
  ['/nl/voetbal/regions', 'Nederland'],
  ['/match/football/ajax-psv-a1', 'event-score'],
])('%s shows what today’s list knows while every other call fails', async (path, text) => {
  const response = await visitSite({ LIVE_API_URL: 'https://only-today.test' }, path, london);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(text);
});
