import { describe, expect, it, vi } from 'vitest';
import { newUrl, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { visitorOf, visitSite } from '../site.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };

function event(id: string, start: string, status: string) {
  const [home, away] = [
    { id: `${id}1`, name: `Home ${id}` },
    { id: `${id}2`, name: `Away ${id}` },
  ];
  return { ...wireMatch({ status, tournament, home, away }), id, start_date: start };
}

const EVENTS = [
  event('11', '2026-11-14T15:00:00Z', 'Finished'),
  event('12', '2026-11-20T23:30:00Z', 'Finished'),
  event('13', '2026-11-21T12:30:00Z', 'Finished'),
  event('14', '2026-11-21T15:00:00Z', '1st half'),
  event('15', '2026-11-21T20:00:00Z', 'Not started'),
  event('16', '2026-11-24T20:00:00Z', 'Postponed'),
  event('17', '2026-11-30T20:00:00Z', 'Not started'),
];

/** Fakes a feed with these events; returns the requested days. */
function feed(): string[] {
  const asked: string[] = [];
  stubFetch(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname.endsWith('/v1/tournaments')) return Response.json({ tournaments: [tournament] });
    if (url.pathname.endsWith('/standings')) return Response.json({ detail: 'Not found.' }, { status: 404 });
    const date = url.searchParams.get('date') ?? '2026-11-21';
    if (url.searchParams.has('tournament')) asked.push(date);
    const fixtures = EVENTS.filter(({ start_date }) => start_date.startsWith(date));
    return Response.json({ fixtures, results: [] });
  });
  return asked;
}

async function ask(path: string, more: Record<string, string> = {}) {
  const settings = { LIVE_API_URL: newUrl('feed-days') };
  const response = await visitSite(settings, path, visitorOf('GB', more));
  const html = await response.text();
  const page = html.slice(0, html.indexOf('id="state"'));
  const rows = EVENTS.map(({ id }) => id).filter((id) => page.includes(`Home ${id}<`));
  return { status: response.status, page, rows, days: [...page.matchAll(/id="day-([\d-]+)"/g)].map(([, day]) => day) };
}

const PATH = '/football/england/premier-league-47';
const NL = '/nl/voetbal/england/premier-league-47';

describe('the fixtures of a competition', () => {
  it('list the matches of the next seven days in order', async () => {
    const asked = feed();
    const { status, rows, days } = await ask(`${PATH}/fixtures`);
    expect(status).toBe(200);
    expect(rows).toEqual(['15', '16']);
    expect(days).toEqual(['2026-11-21', '2026-11-24']);
    expect(new Set(asked).size).toBeLessThanOrEqual(17);
  });
});

describe('the results of a competition', () => {
  it('list the matches of the last seven days, the latest first', async () => {
    feed();
    const { rows, days } = await ask(`${PATH}/results`);
    expect(rows).toEqual(['11', '12', '13']);
    expect(days).toEqual(['2026-11-21', '2026-11-20', '2026-11-14']);
  });

  it('are grouped by the days of the time zone of the visitor', async () => {
    feed();
    const { days } = await ask(`${PATH}/results`, { 'x-visitor-time-zone': 'Europe/Amsterdam' });
    expect(days).toEqual(['2026-11-21', '2026-11-14']);
  });
});

describe('the tabs of a competition', () => {
  it('include only tabs with data', async () => {
    feed();
    const { page } = await ask(PATH);
    expect(page).toContain(`href="${PATH}/fixtures"`);
    expect(page).toContain(`href="${PATH}/results"`);
    expect(page).not.toContain(`href="${PATH}/standings"`);
  });
});

describe('a tab of a competition without data', () => {
  it.each([
    [`${PATH}/standings`, 'This competition has no table.', PATH],
    [`${PATH}/fixtures`, 'No matches in the next seven days.', PATH],
    [`${PATH}/results`, 'No matches in the last seven days.', PATH],
    ['/nl/voetbal/england/premier-league-47/stand', 'Deze competitie heeft geen stand.', NL],
    ['/nl/voetbal/england/premier-league-47/programma', 'Geen wedstrijden gepland in de komende zeven dagen.', NL],
    ['/nl/voetbal/england/premier-league-47/uitslagen', 'Geen wedstrijden gespeeld in de afgelopen zeven dagen.', NL],
  ])('explains on %s that there is nothing and links to the matches', async (path, text, matches) => {
    feed();
    const works = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname.startsWith('/v2/events')) return Response.json({ fixtures: [], results: [] });
      return (await works?.(input, init)) ?? new Response('', { status: 502 });
    });
    const { status, page } = await ask(path);
    expect(status).toBe(200);
    expect(page).toContain(text);
    expect(page).toContain('content="noindex');
    expect(page).toContain(`href="${path}" aria-current="page"`);
    expect(page).toMatch(new RegExp(`class="pill[^"]*" href="${matches}"`));
  });
});

describe('a tab of a competition whose request fails', () => {
  it.each([
    ['en', `${PATH}/standings`, 'Premier League: table', 'Try again'],
    ['nl', '/nl/voetbal/england/premier-league-47/stand', 'Premier League: stand', 'Opnieuw proberen'],
  ])('answers 503 and keeps the title and the other tabs (%s)', async (_, path, heading, retry) => {
    feed();
    const works = vi.mocked(globalThis.fetch).getMockImplementation();
    vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const down = new Response('', { status: 502 });
      return pathname.endsWith('/standings') ? down : ((await works?.(input, init)) ?? down);
    });
    const { status, page } = await ask(path);
    expect(status).toBe(503);
    expect(/<h1.*?<\/h1>/s.exec(page)?.[0].replaceAll(/<.*?>/g, '')).toBe(heading);
    expect(page).toContain(retry);
    expect(page).toMatch(/href="[^"]*premier-league-47\/(fixtures|programma)"/);
  });
});
