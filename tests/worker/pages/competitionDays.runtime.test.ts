import { describe, expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { visitorOf } from '../site.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };

function event(id: string, start: string, status: string) {
  const [home, away] = [
    { id: `${id}1`, name: `Home ${id}` },
    { id: `${id}2`, name: `Away ${id}` },
  ];
  const results =
    status === 'Finished' ? { finalresult: { home: '1', away: '0' }, runningscore: { home: '1', away: '0' } } : null;
  return { ...wireMatch({ status, tournament, home, away, results }), id, start_date: start };
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

/** Opens a page of a site whose feed has these events, and `standings` of the competition. */
async function ask(
  path: string,
  {
    events = EVENTS,
    standings,
    headers,
  }: { events?: typeof EVENTS; standings?: Response; headers?: Record<string, string> } = {},
) {
  const { asked, open } = feedSite(({ pathname, searchParams }) => {
    if (pathname === '/v1/tournaments') return { tournaments: [tournament] };
    if (pathname.endsWith('/standings')) return standings?.clone();
    const date = searchParams.get('date') ?? '2026-11-21';
    return { fixtures: events.filter(({ start_date }) => start_date.startsWith(date)), results: [] };
  });
  const { status, text } = await open(path, visitorOf('GB', headers));
  const page = text.slice(0, text.indexOf('id="state"'));
  const rows = EVENTS.map(({ id }) => id).filter((id) => page.includes(`Home ${id}<`));
  return { asked, status, page, rows, days: [...page.matchAll(/id="day-([\d-]+)"/g)].map(([, day]) => day) };
}

const PATH = '/football/england/premier-league-47';
const NL = '/nl/voetbal/england/premier-league-47';

it('the fixtures of a competition are the matches of the next seven days in order', async () => {
  const { asked, status, rows, days } = await ask(`${PATH}/fixtures`);
  expect(status).toBe(200);
  expect(rows).toEqual(['15', '16']);
  expect(days).toEqual(['2026-11-21', '2026-11-24']);
  expect(new Set(asked.filter((path) => path.includes('tournament='))).size).toBeLessThanOrEqual(17);
});

it('the first page of a competition names its round and links to the list of its day', async () => {
  const { page, rows } = await ask(PATH);
  expect(rows).toEqual(['11', '12', '13', '14', '15']);
  expect(page).toMatch(/<h2 id="round"[^>]*>[^<]*today.*href="[^"]*premier-league-47\/matches">All 3 matches/s);
  expect(page).toContain('3 matches today');
});

it('the address of a day, which was on the first page of a competition, leads to its list', async () => {
  const { status } = await ask(`${PATH}?date=2026-11-24`);
  expect(status).toBe(301);
});

describe('the results of a competition', () => {
  it('list the matches of the last seven days, the latest first', async () => {
    const { rows, days } = await ask(`${PATH}/results`);
    expect(rows).toEqual(['11', '12', '13']);
    expect(days).toEqual(['2026-11-21', '2026-11-20', '2026-11-14']);
  });

  it('are grouped by the days of the time zone of the visitor', async () => {
    const { days } = await ask(`${PATH}/results`, { headers: { 'x-visitor-time-zone': 'Europe/Amsterdam' } });
    expect(days).toEqual(['2026-11-21', '2026-11-14']);
  });
});

it('a competition has only tabs with data', async () => {
  const { page } = await ask(`${PATH}/matches`);
  expect(page).toContain(`href="${PATH}/fixtures"`);
  expect(page).toContain(`href="${PATH}/results"`);
  expect(page).not.toContain(`href="${PATH}/standings"`);
});

it.each([
  [`${PATH}/standings`, 'This competition has no table.', PATH],
  [`${PATH}/fixtures`, 'No matches in the next seven days.', PATH],
  [`${PATH}/results`, 'No matches in the last seven days.', PATH],
  ['/nl/voetbal/england/premier-league-47/stand', 'Deze competitie heeft geen stand.', NL],
  ['/nl/voetbal/england/premier-league-47/programma', 'Geen wedstrijden gepland in de komende zeven dagen.', NL],
  ['/nl/voetbal/england/premier-league-47/uitslagen', 'Geen wedstrijden gespeeld in de afgelopen zeven dagen.', NL],
])('a tab without data explains itself on %s and links to the matches', async (path, text, matches) => {
  const { status, page } = await ask(path, { events: [] });
  expect(status).toBe(200);
  expect(page).toContain(text);
  expect(page).toContain('content="noindex');
  expect(page).toMatch(new RegExp(`href="${path}" aria-current="(page|true)"`));
  expect(page).toMatch(new RegExp(`class="pill[^"]*" href="${matches}"`));
});

it.each([
  ['en', `${PATH}/standings`, 'Premier League: table', 'Try again'],
  ['nl', '/nl/voetbal/england/premier-league-47/stand', 'Premier League: stand', 'Opnieuw proberen'],
])('a tab whose request fails answers 503 and keeps title and other tabs (%s)', async (_, path, heading, retry) => {
  const { status, page } = await ask(path, { standings: new Response('', { status: 502 }) });
  expect(status).toBe(503);
  expect(/<h1.*?<\/h1>/s.exec(page)?.[0].replaceAll(/<.*?>/g, '')).toBe(heading);
  expect(page).toContain(retry);
  expect(page).toMatch(/href="[^"]*premier-league-47\/(matches|wedstrijden)"/);
});
