import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitorOf, visitSite } from '../site.runtime.ts';

const HOME = 'الأهلي';
const AWAY = 'מכבי תל אביב (U21)';

const match = {
  id: '77701',
  sport: 'football',
  start_date: '2026-11-21T15:20:00Z',
  status: '1st half',
  properties: { GameStarted: '2026-11-21T15:20:30Z' },
  tournament: { id: '9', name: 'دوري', country: { id: '1', name: 'Egypt' } },
  home: { id: '7', name: HOME },
  away: { id: '8', name: AWAY },
  results: { runningscore: { home: '3', away: '1' } },
};

/** The page as one text without spaces between elements, of a site whose feed writes from right to left. */
async function read(path: string): Promise<string> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname.endsWith('/v2/events/77701')) return Response.json(match);
    if (pathname.endsWith('/v2/events/live')) return Response.json({ fixtures: [match], results: [] });
    return Response.json({ detail: 'nothing' }, { status: 404 });
  });
  const settings = { LIVE_API_URL: 'https://feed.test' };
  let response = await visitSite(settings, path, visitorOf('GB'));
  const moved = response.headers.get('Location');
  if (moved !== null) response = await visitSite(settings, new URL(moved, 'https://x.test').pathname, visitorOf('GB'));
  expect(response.status).toBe(200);
  return response.text();
}

afterEach(() => vi.restoreAllMocks());

describe('names that are written from right to left', () => {
  it.each(['/football/live', '/nl/voetbal/live'])('stand apart from score and sign in the rows of %s', async (path) => {
    const page = await read(path);
    for (const name of [HOME, AWAY]) expect(page).toContain(`<bdi class="row-name">${name}</bdi>`);
    const row = page.slice(page.indexOf('row-link'));
    expect(row.indexOf(HOME)).toBeLessThan(row.indexOf(AWAY));
  });

  it.each(['/match/football/x-77701', '/nl/wedstrijd/voetbal/x-77701'])(
    'stand apart in the head of %s',
    async (path) => {
      const page = await read(path);
      for (const name of [HOME, AWAY]) expect(page).toContain(`<bdi class="event-name">${name}</bdi>`);
    },
  );
});
