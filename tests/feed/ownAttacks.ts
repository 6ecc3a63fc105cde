import { EVENT_TABS, TOURNAMENT_TABS } from '../../web/domain/tabs.ts';
import { type Attack, at, long, SECRET_WORD } from './attacks.ts';

const FOLLOW_LETTERS = ['t', 'c', 'm', 'x', '__proto__', ''];
const LANGUAGES = ['', '/nl'];
const TABS = ['', ...EVENT_TABS, 'course'];
const SEASON_TABS = ['', ...TOURNAMENT_TABS];
const SEASON = '/football/england/premier-league-47';
const PAGES = ['/', '/nl', '/football', '/goals', '/my', '/settings', '/odds', '/status'];
/** Invalid, odd and very large numbers. */
const NUMBERS = [
  ...['1e308', '-0', '0.000001', '1/0', 'NaN', '%E2%88%9E', '1,000,000', '%D9%A3', '0x10', '99999999999999999999', ''],
];

const follows = (n: number, many: number) =>
  Array.from({ length: many }, (_, index) => `${at(FOLLOW_LETTERS, index + n)}${n}x${index}`).join('.');

/** A same-origin form request. */
const form = (path: string, body: string, type = 'application/x-www-form-urlencoded'): Attack => ({
  path,
  method: 'POST',
  body,
  headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type, Referer: 'https://evil.test//evil.test/' },
});

const withCookie = (path: string, cookie: string): Attack => ({ path, headers: { Cookie: cookie } });

/** More kinds of attack, on personal pages and computed responses. */
export const OWN_ATTACKS: Readonly<Record<string, (number: number) => Attack>> = {
  'lists of goals': (n) => ({ path: `${at(['/goals', '/nl/doelpunten'], n)}?competition=c${n}&page=${n - 3}` }),
  'goals of unknown competitions': (n) => ({ path: `/api/goals?competition=made${n}&page=${n}` }),
  'XML feeds of goals': (n) => ({ path: `${at(['/goals.xml', '/nl/doelpunten.xml'], n)}?${n}=${long(n)}` }),
  'follows on the page of own matches': (n) =>
    withCookie(at(['/my', '/nl/mijn'], n), `follow=${follows(n, (n % 90) + 1)}`),
  'follows on shared pages': (n) => withCookie(at(PAGES, n), `follow=${follows(n, 20)}; spoilers=followed`),
  'follows in a link': (n) => ({ path: `/settings?follow=${follows(n, n % 90)}` }),
  'broken packed follows': (n) => ({
    path: `/nl/instellingen?follow=~t.${at(['zzzzzzzzzzzzzz', '0.0.0', '-', '~~~~', long(n)], n)}.${n}~m.${n}`,
  }),
  stars: (n) => form('/follow', `star=${at(FOLLOW_LETTERS, n)}${n}&${long(n)}`),
  'imports of follows': (n) => form('/follow/import', `text=${follows(n, 80)}${long(n * 3)}`),
  'imports of another file type': (n) =>
    form('/follow/import', `--x\r\n${long(n * 5)}`, `multipart/form-data; boundary=x${n}`),
  'carried follows': (n) => form('/follow/carry', `follow=${follows(n, 70)}&how=${at(['add', 'replace', 'x'], n)}`),
  'exports of follows': (n) => withCookie('/follow/export', `follow=${follows(n, 60)}`),
  'invalid settings': (n) =>
    form(
      at(['/settings', '/nl/instellingen'], n),
      `delay=${at(NUMBERS, n)}${n}&spoilers=${long(n)}&theme=${SECRET_WORD}`,
    ),
  delays: (n) => withCookie(at(['/', '/api/live', '/goals', `/match/football/a-b-m${n % 200}`], n), `delay=${n}`),
  'invalid delays': (n) => withCookie('/', `delay=${at(NUMBERS, n)}; delay=${n}; spoilers=${at(NUMBERS, n)}`),
  'spoilers that are shown': (n) =>
    withCookie(`${at(PAGES, n)}?show=1&show=${n}`, `spoilers=${at(['all', 'followed', 'x'], n)}; follow=cm${n}`),
  'odds pages': (n) => ({
    path: `${at(LANGUAGES, n)}/odds?order=${at(['payout', 'movement', 'x'], n)}&page=${n}&sport=${at(['football', 'x'], n)}&date=2026-1${n % 3}-0${n % 10}`,
  }),
  calculators: (n) => ({
    path: `/odds/calculator?p1=${at(NUMBERS, n)}&p2=${n}/${n + 1}&p12=${at(NUMBERS, n + 1)}&stake=${at(NUMBERS, n + 2)}&match=m${n}`,
  }),
  'tabs of a competition': (n) => ({
    path: `${at(LANGUAGES, n)}${SEASON}/${at(SEASON_TABS, n)}?table=${at(['home', 'form', 'x'], n)}&team=m${n}h&with=m${n + 1}a&round=${n}&by=${n}&page=${n}`,
  }),
  'known teams': (n) => ({ path: `/team/town-${n}-m${n % 200}h?competition=${n}&page=${n}` }),
  'players with a team': (n) => ({ path: `/player/nobody-${n}?team=${SECRET_WORD}${n}&page=${n}` }),
  'known matches': (n) => ({ path: `/match/football/town-city-m${n % 200}/${at(TABS, n)}?market=${n}` }),
  'data of known matches': (n) => ({
    path: `${at(['/api/event', '/api/event/prices', '/api/event-odds'], n)}?sport=football&id=m${n % 200}&x=${n}`,
  }),
  'drafts without permission': (n) => ({ path: `${at(PAGES, n)}?draft=${n}.${long(n)}` }),
  'reports with words of a visitor': (n) => ({
    path: '/api/reports',
    method: 'POST',
    body: JSON.stringify({
      'csp-report': {
        'effective-directive': `script-src ${SECRET_WORD}`,
        'blocked-uri': `https://h${n}.test/${SECRET_WORD}`,
      },
    }),
  }),
  'status pages': (n) => ({ path: `${at(['/status', '/nl/status', '/ops', '/fr/status'], n)}?${n}&purged=${n}` }),
  'purges without a token': (n) => form('/ops/purge', `what=${at(['all', 'x'], n)}&token=${n}`),
  'sockets from other origins': (n) => ({
    path: `/api/push?match=m${n}&goals=${at(NUMBERS, n)}`,
    headers: {
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      Origin: `https://evil-${n}.test`,
    },
  }),
  'previews of known matches': (n) => ({
    path: `/preview/${at(['en', 'nl', 'xx'], n)}/match/football/m${n % 200}-${n}.png`,
  }),
  'long boards of matches': (n) => ({
    path: `${at(['/watch', '/nl/kijken'], n)}?matches=${Array.from({ length: n % 90 }, (_, index) => `w${n}x${index}`).join('.')}&add=m${n % 200}&add=${long(n)}`,
  }),
  'returning visitors': (n) =>
    withCookie(
      `${at(['/api/since-visit', '/my'], n)}?locale=${at(['en', 'nl', 'xx'], n)}&since=${n * 7_919}${at(NUMBERS, n)}`,
      `seen=${at(NUMBERS, n)}${n}; follow=tm${n % 200}h.cm${n}.${follows(n, n % 60)}; delay=${n % 190}`,
    ),
  'past days with a delay': (n) =>
    withCookie(`/?date=2026-0${(n % 9) + 1}-1${n % 10}`, `delay=${n % 200}; zone=${at(['UTC', 'x'], n)}`),
};
