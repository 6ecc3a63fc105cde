import { beforeEach, expect, it, vi } from 'vitest';
import { isNight } from '../../../support/tier.runtime.ts';
import { wireMatch } from '../../../support/wireMatch.ts';
import { feedSite } from '../../fakeSites.runtime.ts';
import { siteWith } from '../../site.runtime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KICK_OFF = Date.parse('2026-11-21T15:00:00Z');

/** The feed's answers for the odds of an ended match. */
const ENDS: Record<string, () => Response> = {
  'has none': () => Response.json({ detail: 'No odds.' }),
  'answers 404': () => new Response('not found', { status: 404 }),
  'lists no markets': () => Response.json({ captured_at: null, markets: [] }),
  'has suspended them': () => Response.json(oddsOf(1.01, false)),
  'breaks down': () => new Response('', { status: 500 }),
};

function oddsOf(home: number, active = true) {
  const offer = (odds: number) => ({ provider: 'bet365', odds, odds_old: odds, active });
  const market = (type: string, line: number | null, prices: Record<string, number>) => ({
    type,
    scope: 'ord',
    line,
    outcomes: Object.entries(prices).map(([subtype, odds]) => ({ subtype, offers: [offer(odds)] })),
  });
  const markets = [
    market('1x2', null, { Win: home, Draw: 3.4, Lose: 5 }),
    market('ou', 2.5, { Over: 1.83, Under: 2.02 }),
  ];
  return { captured_at: new Date().toISOString(), markets };
}

let status = 'Not started';
let odds: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ now: KICK_OFF - HOUR, toFake: ['Date'] });
});

/** A feed with the one match, whose status and odds the test changes. Returns a maker of isolates. */
function fakeFeed() {
  status = 'Not started';
  const { url } = feedSite(({ pathname }) => {
    if (pathname.endsWith('/odds') && pathname.includes('/events/')) return odds();
    const event = wireMatch({
      id: 'c1',
      start_date: new Date(KICK_OFF).toISOString(),
      status,
      ...(status === 'Finished' && { results: { finalresult: { home: '2', away: '1' } } }),
      home: { id: 'h1', name: 'Home Town' },
      away: { id: 'a1', name: 'Away Town' },
    });
    if (pathname.endsWith('/v2/events/c1')) return event;
    if (/\/v2\/events(\/live)?$/.test(pathname)) return { fixtures: [event], results: [] };
    return undefined;
  });
  return () => siteWith({ LIVE_API_URL: url });
}

async function tabOf(visit: ReturnType<typeof siteWith>, address: string, country = 'GB'): Promise<string> {
  const headers = { 'x-visitor-country': country, 'x-visitor-time-zone': 'UTC', Cookie: 'oddsFormat=EU' };
  const html = await (await visit(address, headers)).text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const ENGLISH = '/match/football/home-town-away-town-c1/odds';
const DUTCH = '/nl/wedstrijd/voetbal/home-town-away-town-c1/odds';

/** By day one end of each kind: no prices, and others. */
const TESTED = isNight ? Object.keys(ENDS) : ['answers 404', 'has suspended them'];

it.each(TESTED)('the odds of an ended match are those before kick-off when the feed then %s', async (end) => {
  const newIsolate = fakeFeed();
  const before = newIsolate();
  for (const [minutes, home] of [
    [60, 2.5],
    [10, 1.75],
  ] as const) {
    vi.setSystemTime(KICK_OFF - minutes * MINUTE);
    odds = () => Response.json(oddsOf(home));
    expect(await tabOf(before, ENGLISH)).toContain(String(home));
  }
  vi.setSystemTime(KICK_OFF + 30 * MINUTE);
  status = '1st half';
  odds = () => Response.json(oddsOf(1.22));
  expect(await tabOf(before, ENGLISH)).toContain('1.22');
  vi.setSystemTime(KICK_OFF + 3 * 60 * MINUTE);
  status = 'Finished';
  odds = ENDS[end] ?? odds;
  for (const visit of [before, newIsolate()]) {
    const shown = await tabOf(visit, ENGLISH);
    expect(shown).toContain('Closing odds');
    expect(shown).toContain('1.75');
    expect(shown).toContain('Total goals');
    expect(shown).not.toMatch(/2\.50|1\.22|1\.01|\/play\//);
  }
  const later = newIsolate();
  expect(await tabOf(later, DUTCH)).toMatch(/Slotodds[\s\S]*1[.,]75/);
  for (const country of ['IT', 'XX']) expect(await tabOf(later, ENGLISH, country)).not.toContain('1.75');
});
