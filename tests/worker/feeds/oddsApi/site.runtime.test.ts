import { describe, expect, it, vi } from 'vitest';
import { newUrl } from '../../../support/fakeFetch.runtime.ts';
import { visitorOf } from '../../site.runtime.ts';
import { answer, fixture, kickOff } from '../apiFootball/apiFootball.records.ts';
import { sourceSite } from '../sourceSite.runtime.ts';

const toCome = fixture(['NS'], [null, null], kickOff(1001, '2026-11-21T20:00:00Z'));
const elsewhere = fixture(['NS'], [null, null], {
  fixture: { id: 1002 },
  league: { id: 900, name: 'Regional League' },
});

const price = (name: string, value: number) => ({ name, price: value });
const market = {
  key: 'h2h',
  last_update: '2026-11-21T15:39:00Z',
  outcomes: [price('Manchester United', 2.6), price('Liverpool', 2.7), price('Draw', 3.4)],
};
const event = {
  id: 'e1',
  sport_key: 'soccer_epl',
  commence_time: '2026-11-21T20:00:00Z',
  home_team: 'Manchester United',
  away_team: 'Liverpool',
  bookmakers: [{ key: 'williamhill', title: 'William Hill', last_update: '2026-11-21T15:39:00Z', markets: [market] }],
};

/** A site on API-Football and The Odds API. */
function site(odds: (url: URL) => Response, settings: Record<string, string> = {}) {
  const prices = `${newUrl('odds')}/v4`;
  const asked: URL[] = [];
  const { open } = sourceSite(
    'api-football',
    (path) => {
      if (path === 'fixtures?date=2026-11-21') return answer([toCome, elsewhere]);
      return answer(path === 'fixtures?id=1001' ? [toCome] : []);
    },
    { ODDS_API_KEY: 'odds-key', ODDS_API_URL: prices, ...settings },
    {
      [prices]: (_, url) => {
        asked.push(url);
        return odds(url);
      },
    },
  );
  return { asked, open: (path: string, country = 'GB') => open(path, visitorOf(country)) };
}

describe('prices from The Odds API', () => {
  it('appear at the match of the same teams, only in countries with operators', async () => {
    const { asked, open } = site(() => Response.json([event]));
    const page = await open('/match/football/manchester-united-liverpool-af1001/odds');
    expect(page.status).toBe(200);
    expect(page.text).toContain('William Hill');
    expect((await open('/match/football/manchester-united-liverpool-af1001', 'IT')).text).not.toContain('"decimal"');
    expect(JSON.parse((await open('/api/odds')).text).af1001.home).toMatchObject({
      decimal: 2.6,
      provider: 'william-hill',
    });
    // One call serves every match of the competition. A competition outside the table costs none.
    expect(asked).toHaveLength(1);
    expect(asked[0]?.pathname).toBe('/v4/sports/soccer_epl/odds');
    expect(asked[0]?.searchParams.get('apiKey')).toBe('odds-key');
  });

  it('never reveal the key', async () => {
    const said: unknown[] = [];
    const { open } = site(() => new Response('no', { status: 401 }));
    vi.spyOn(console, 'warn').mockImplementation((...words) => void said.push(words));
    const { text } = await open('/');
    await open('/api/odds');
    expect(text + JSON.stringify(said)).not.toContain('odds-key');
  });

  it('do not appear at another match, which is counted', async () => {
    const other = { ...event, away_team: 'Liverpool Montevideo' };
    const { open } = site(() => Response.json([other]));
    expect(JSON.parse((await open('/api/odds')).text)).toEqual({});
    expect((await open('/match/football/manchester-united-liverpool-af1001/odds')).text).toContain(
      'There are no odds for this match',
    );
    expect(JSON.parse((await open('/api/health')).text).sources.live.recordsRejected).toBe(1);
  });

  it('match a team by an alias from ODDS_TEAM_ALIASES', async () => {
    const other = { ...event, away_team: 'The Reds' };
    const named = {
      ...market,
      outcomes: [price('Manchester United', 2.6), price('The Reds', 2.7), price('Draw', 3.4)],
    };
    const events = [{ ...other, bookmakers: [{ ...event.bookmakers[0], markets: [named] }] }];
    const { open } = site(() => Response.json(events), { ODDS_TEAM_ALIASES: 'The Reds=Liverpool' });
    expect(JSON.parse((await open('/api/odds')).text).af1001.away).toMatchObject({ decimal: 2.7 });
  });

  it('match an operator by alias, and count the others without a name', async () => {
    const bookmaker = { ...event.bookmakers[0], key: 'hill_x', title: 'W. Hill' };
    const events = [{ ...event, bookmakers: [bookmaker, { ...bookmaker, key: 'pinnacle', title: 'Pinnacle' }] }];
    const { open } = site(() => Response.json(events), { ODDS_OPERATOR_ALIASES: 'William Hill=hill_x' });
    expect(JSON.parse((await open('/api/odds')).text).af1001.home).toMatchObject({ provider: 'william-hill' });
    const { text } = await open('/api/health');
    expect(JSON.parse(text).sources.live.prices).toMatchObject({ bookmakers: 2, unmatchedBookmakers: 1 });
    expect(text).not.toMatch(/pinnacle|bet365/i);
  });

  it.each([
    ['a wrong key or spent credits', () => Response.json({ error_code: 'OUT_OF_USAGE_CREDITS' }, { status: 401 })],
    ['too many calls', () => new Response('slow down', { status: 429, headers: { 'Retry-After': '60' } })],
    ['an unknown sport', () => Response.json({ error_code: 'UNKNOWN_SPORT' }, { status: 422 })],
    ['garbage', () => new Response('<html>')],
    ['an object', () => Response.json({})],
  ])('cost no page when they fail with %s', async (_, odds) => {
    const { asked, open } = site(odds);
    expect((await open('/')).text).toContain('Manchester United');
    expect((await open('/match/football/manchester-united-liverpool-af1001')).status).toBe(200);
    expect(JSON.parse((await open('/api/odds')).text)).toEqual({});
    expect(asked).toHaveLength(1);
  });
});
