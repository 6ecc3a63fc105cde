import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../web/domain/locale.ts';
import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import { EVENT_TABS, TOURNAMENT_TABS } from '../../web/domain/tabs.ts';
import { eventSlug, localeOfPath, parsePath, pathOf, playerIdsOf, playerSlug, type Route } from '../../web/routes.ts';

const category = 'netherlands';

const ofEverySport = (routesOf: (sport: Sport) => Route | Route[]) => SPORTS.flatMap(routesOf);

/** A new page has its line here. */
const ROUTES: Readonly<Record<Route['name'], readonly Route[]>> = {
  home: [{ name: 'home' }],
  sport: ofEverySport((sport) => ({ name: 'sport', sport })),
  live: ofEverySport((sport) => ({ name: 'live', sport })),
  regions: ofEverySport((sport) => ({ name: 'regions', sport })),
  competitions: ofEverySport((sport) => ({ name: 'competitions', sport })),
  region: ofEverySport((sport) => ({ name: 'region', sport, category })),
  tournament: ofEverySport((sport) =>
    TOURNAMENT_TABS.map((tab) => ({ name: 'tournament', sport, category, slug: 'eredivisie-T4x', tab })),
  ),
  event: ofEverySport((sport) => EVENT_TABS.map((tab) => ({ name: 'event', sport, slug: 'ajax-psv-E9aBcD', tab }))),
  team: [
    { name: 'team', slug: 'ajax-T4x' },
    { name: 'team', slug: 'T4x' },
  ],
  player: [
    { name: 'player', slug: 'robin-van-persie-T4x-P9y' },
    { name: 'player', slug: 'T4x-P9y' },
  ],
  search: [{ name: 'search' }],
  odds: [{ name: 'odds' }],
  calculator: [{ name: 'calculator' }],
  my: [{ name: 'my' }],
  settings: [{ name: 'settings' }],
  goals: [{ name: 'goals' }],
  watch: [{ name: 'watch' }],
  static: [{ name: 'static', path: 'about-us' }],
  play: [
    { name: 'play', provider: 'bet365' },
    { name: 'play', provider: 'william-hill' },
  ],
};

const everyRoute = Object.values(ROUTES).flat();

describe('the address of a page', () => {
  it.each(LOCALES)('leads back to the page, for every page (%s)', (locale) => {
    for (const route of everyRoute) {
      const path = pathOf(route, locale);
      expect(parsePath(path)).toEqual({ route, locale, canonical: path });
    }
  });

  it('is the page’s own', () => {
    const paths = LOCALES.flatMap((locale) => everyRoute.map((route) => pathOf(route, locale)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each<[Route, string, string]>([
    [{ name: 'home' }, '/', '/nl'],
    [{ name: 'odds' }, '/odds', '/nl/odds'],
    [{ name: 'calculator' }, '/odds/calculator', '/nl/odds/calculator'],
    [{ name: 'sport', sport: 'ice-hockey' }, '/ice-hockey', '/nl/ijshockey'],
    [{ name: 'live', sport: 'football' }, '/football/live', '/nl/voetbal/live'],
    [{ name: 'regions', sport: 'handball' }, '/handball/regions', '/nl/handbal/regions'],
    [{ name: 'region', sport: 'basketball', category: 'spain' }, '/basketball/spain', '/nl/basketbal/spain'],
    [
      { name: 'tournament', sport: 'football', category, slug: 'eredivisie-12', tab: 'standings' },
      '/football/netherlands/eredivisie-12/standings',
      '/nl/voetbal/netherlands/eredivisie-12/stand',
    ],
    [
      { name: 'event', sport: 'football', slug: 'ajax-psv-9', tab: 'head-to-head' },
      '/match/football/ajax-psv-9/head-to-head',
      '/nl/wedstrijd/voetbal/ajax-psv-9/onderling',
    ],
    [{ name: 'team', slug: 'ajax-7' }, '/team/ajax-7', '/nl/team/ajax-7'],
    [{ name: 'player', slug: 'j-timber-7-9' }, '/player/j-timber-7-9', '/nl/speler/j-timber-7-9'],
    [{ name: 'static', path: 'cookie-policy' }, '/static/cookie-policy', '/nl/static/cookie-policy'],
    [{ name: 'play', provider: 'toto' }, '/play/toto', '/nl/speel/toto'],
  ])('has the words of its language (%#)', (route, english, dutch) => {
    expect(pathOf(route, 'en')).toBe(english);
    expect(pathOf(route, 'nl')).toBe(dutch);
  });
});

describe('an address that only looks different', () => {
  it.each([
    ['/FOOTBALL', '/football'],
    ['/football/', '/football'],
    ['//football//live//', '/football/live'],
    ['/voetbal', '/football'],
    ['/nl/football', '/nl/voetbal'],
    ['/nl/ice-hockey/LIVE', '/nl/ijshockey/live'],
    ['/NL', '/nl'],
    ['/nl/', '/nl'],
    ['/nl/match/football/ajax-psv-9', '/nl/wedstrijd/voetbal/ajax-psv-9'],
    ['/wedstrijd/voetbal/ajax-psv-9/onderling', '/match/football/ajax-psv-9/head-to-head'],
    ['/match/football/ajax-psv-9/summary', '/match/football/ajax-psv-9'],
    ['/football/netherlands/eredivisie-12/matches', '/football/netherlands/eredivisie-12'],
    ['/NL/Team/Ajax-7', '/nl/team/ajax-7'],
    ['/nl/player/j-timber-7-9/', '/nl/speler/j-timber-7-9'],
    ['/speler/J-Timber-7-9', '/player/j-timber-7-9'],
    ['/nl/play/toto', '/nl/speel/toto'],
    ['/speel/toto', '/play/toto'],
    ['/Static/About-Us', '/static/about-us'],
  ])('%s is led to %s', (path, canonical) => expect(parsePath(path)?.canonical).toBe(canonical));

  it.each(LOCALES)('has a canonical address that is its own canonical address (%s)', (locale) => {
    for (const route of everyRoute) {
      const { canonical = '' } = parsePath(`${pathOf(route, locale)}/`.toUpperCase()) ?? {};
      expect(parsePath(canonical)?.canonical).toBe(canonical);
    }
  });
});

describe('an id', () => {
  it('keeps its capitals, which the words before it lose', () => {
    expect(parsePath('/match/football/Ajax-PSV-E9aB')?.canonical).toBe('/match/football/ajax-psv-E9aB');
    expect(parsePath('/match/football/Ajax-PSV-AbCd')?.canonical).toBe('/match/football/ajax-psv-AbCd');
    expect(parsePath('/Football/England/Premier-League-T47X')?.canonical).toBe('/football/england/premier-league-T47X');
  });

  it('ends the slug of a team, and two end that of a player', () => {
    expect(parsePath('/TEAM/Jong-Ajax-T4X')?.canonical).toBe('/team/jong-ajax-T4X');
    expect(parsePath('/Player/Robin-VAN-Persie-T4X-P9Y')?.canonical).toBe('/player/robin-van-persie-T4X-P9Y');
  });

  it('of a team stands before a player’s own, since a feed knows players by their teams', () => {
    const slug = playerSlug({ id: 'P9', name: 'Robin van Persie' }, 'T4');
    expect(slug).toBe('robin-van-persie-T4-P9');
    expect(playerIdsOf(slug)).toEqual({ team: 'T4', player: 'P9' });
    expect(playerIdsOf(playerSlug({ id: 'P9', name: '香川' }, 'T4'))).toEqual({ team: 'T4', player: 'P9' });
    expect(playerIdsOf('P9')).toBeNull();
    expect(playerIdsOf('-P9')).toBeNull();
  });

  it('can be a whole slug', () => {
    expect(parsePath('/match/football/E9aB')?.route).toMatchObject({ slug: 'E9aB' });
    expect(eventSlug({ id: 'E9aB', home: { name: 'Спартак' }, away: { name: '日本' } })).toBe('E9aB');
  });

  it('is nowhere else: operators and regions are words, digits and all', () => {
    expect(parsePath('/play/BET365')?.canonical).toBe('/play/bet365');
    expect(parsePath('/football/GROUP-A1')?.canonical).toBe('/football/group-a1');
  });
});

describe('an address that names no page', () => {
  it.each([
    '/cricket',
    '/cricket/live',
    '/match',
    '/match/football',
    '/match/cricket/a-1',
    '/match/football/a-1/what',
    '/match/football/a-1/odds/x',
    '/football/england/premier-league-1/what',
    '/football/a/b-1/results/x',
    '/team',
    '/team/ajax-1/fixtures',
    '/player',
    '/player/a-1-2/x',
    '/static',
    '/static/a/b',
    '/play',
    '/play/a/b',
    '/football/%2e%2e',
    '/football/são-paulo',
    '/football/<b>',
    '/.env',
    '/favicon.ico',
    '/index.php',
    '/en',
    '/en/football',
    '/nl/nl',
    '/de',
  ])('%s', (path) => expect(parsePath(path)).toBeNull());

  it('still has a language', () => {
    expect(localeOfPath('/nl/what-is-this')).toBe('nl');
    expect(localeOfPath('/NL/what')).toBe('nl');
    expect(localeOfPath('/nlx')).toBe('en');
    expect(localeOfPath('/')).toBe('en');
  });
});
