import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../web/domain/locale.ts';
import { SPORTS } from '../../../../web/domain/sport.ts';
import { localeOfPath, parsePath, pathOf, type Route } from '../../../../web/format/addresses/routes.ts';
import { pagesOf } from '../../../crawl/pages.ts';

const SAMPLES = {
  ...{ region: 'netherlands', competition: 'eredivisie-T4x', match: 'ajax-psv-E9aBcD', team: 'ajax-T4x' },
  player: 'robin-van-persie-T4x-P9y',
};
const category = SAMPLES.region;

const everyPage = pagesOf(
  'en',
  ...SPORTS.map((sport) => ({ ...SAMPLES, sport })),
  // Names without Latin letters.
  { team: 'T4x', player: 'T4x-P9y' },
);
const everyRoute = everyPage.flatMap(({ route }) => route ?? []);

describe('page addresses', () => {
  it.each(LOCALES)('every page’s address leads back to the page (%s)', (locale) => {
    for (const route of everyRoute) {
      const path = pathOf(route, locale);
      expect(parsePath(path)).toEqual({ route, locale, canonical: path });
    }
  });

  it('no two pages share an address', () => {
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
  ])('an address uses the words of its language (%#)', (route, english, dutch) => {
    expect(pathOf(route, 'en')).toBe(english);
    expect(pathOf(route, 'nl')).toBe(dutch);
  });
});

describe('redirects of look-alike addresses', () => {
  it.each([
    ['/FOOTBALL', '/football'],
    ['//football//live//', '/football/live'],
    ['/voetbal', '/football'],
    ['/nl/football', '/nl/voetbal'],
    ['/nl/ice_hockey/LIVE', '/nl/ijshockey/live'],
    ['/NL', '/nl'],
    ['/nl/', '/nl'],
    ['/nl/match/football/ajax-psv-9', '/nl/wedstrijd/voetbal/ajax-psv-9'],
    ['/wedstrijd/voetbal/ajax-psv-9/onderling', '/match/football/ajax-psv-9/head-to-head'],
    ['/match/football/ajax%2Dpsv%2d9/summary', '/match/football/ajax-psv-9'],
    ['/football/netherlands/eredivisie-12/overview', '/football/netherlands/eredivisie-12'],
    ['/speler/J-Timber-7-9', '/player/j-timber-7-9'],
    ['/speel/toto', '/play/toto'],
    ['/Static/About-Us', '/static/about-us'],
  ])('the address %s redirects to %s', (path, canonical) => expect(parsePath(path)?.canonical).toBe(canonical));

  it.each(LOCALES)('a canonical address is canonical itself (%s)', (locale) => {
    for (const route of everyRoute) {
      const { canonical = '' } = parsePath(`${pathOf(route, locale)}/`.toUpperCase()) ?? {};
      expect(parsePath(canonical)?.canonical).toBe(canonical);
    }
  });
});

describe('ids in addresses', () => {
  it('an id keeps its capitals while the slug is lower case', () => {
    expect(parsePath('/match/football/Ajax-PSV-E9aB')?.canonical).toBe('/match/football/ajax-psv-E9aB');
    expect(parsePath('/Football/England/Premier-League-T47X')?.canonical).toBe('/football/england/premier-league-T47X');
  });

  it('a team’s slug ends with its id and a player’s with two ids', () => {
    expect(parsePath('/TEAM/Jong-Ajax-T4X')?.canonical).toBe('/team/jong-ajax-T4X');
    expect(parsePath('/Player/Robin-VAN-Persie-T4X-P9Y')?.canonical).toBe('/player/robin-van-persie-T4X-P9Y');
  });
});

describe('addresses without a page', () => {
  it.each([
    ...['/cricket', '/cricket/live', '/match', '/match/football', '/match/cricket/a-1', '/match/football/a-1/what'],
    ...['/match/football/a-1/odds/x', '/football/england/premier-league-1/what', '/football/a/b-1/results/x', '/team'],
    ...['/team/ajax-1/fixtures', '/player', '/player/a-1-2/x', '/static', '/static/a/b', '/play', '/play/a/b'],
    ...['/football/%2e%2e', '/football/são-paulo', '/football/<b>', '/.env', '/favicon.ico', '/index.php', '/en'],
    ...['/en/football', '/nl/nl', '/de'],
  ])('the address %s names no page', (path) => expect(parsePath(path)).toBeNull());

  it('the language of an unknown address is known', () => {
    expect(localeOfPath('/nl/what-is-this')).toBe('nl');
    expect(localeOfPath('/NL/what')).toBe('nl');
    expect(localeOfPath('/nlx')).toBe('en');
    expect(localeOfPath('/')).toBe('en');
  });
});
