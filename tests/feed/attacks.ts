/** One request of somebody who means no good. */
export interface Attack {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A word that attacks put where a visitor's own words stand: no line of the log may have it. */
export const SECRET_WORD = 'geheimwoord';

const DAY_MS = 86_400_000;
const dateOf = (days: number) => new Date(Date.UTC(2026, 10, 21) + days * DAY_MS).toISOString().slice(0, 10);
const around = (number: number) => dateOf(number % 2 === 0 ? number : -number);
export const at = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const ZONES = ['UTC', 'Europe/Amsterdam', 'Pacific/Kiritimati', 'Mars/Base', '../../etc', 'UTC%00', '', 'GMT+99'];
const METHODS = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
const HOSTS = ['127.0.0.1', '169.254.169.254', '[::1]', 'localhost', '0x7f000001', 'metadata.google.internal'];
const SCHEMES = ['http', 'https', 'file', 'data', 'javascript', 'gopher', 'ftp', 'blob'];
const BROKEN = [
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '%2e%2e%2f',
  '%25252e',
  '%0d%0aSet-Cookie:x=1',
  '%e0%80%80',
  '%ff',
  '%u0041',
];
const PROTOTYPES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
const SCRIPTS = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '{{7*7}}'];
const PAGES = [
  '/',
  '/nl',
  '/football',
  '/nl/basketbal',
  '/football/live',
  '/football/regions',
  '/football/competitions',
];

const script = (number: number) => encodeURIComponent(at(SCRIPTS, number));
export const long = (number: number) => 'a'.repeat((number * 37) % 8_000);

/** Every kind of attack, by what it tries; each takes a number from 0 and makes another request of each. */
export const ATTACKS: Readonly<Record<string, (number: number) => Attack>> = {
  'matches that nobody has': (n) => ({ path: `/match/football/a-b-made${n}` }),
  'their Dutch pages': (n) => ({
    path: `/nl/wedstrijd/voetbal/a-b-gemaakt${n}/${at(['odds', 'opstellingen', 'x'], n)}`,
  }),
  'their data': (n) => ({ path: `/api/event?sport=football&id=x${n}` }),
  'their prices': (n) => ({ path: `/api/event-odds?sport=football&id=y${n}` }),
  'prices that moved': (n) => ({ path: `/api/odds?matches=${Array.from({ length: n % 80 }, (_, i) => `z${n}x${i}`)}` }),
  'competitions that nobody has': (n) => ({
    path: `/football/england/cup-made${n}/${at(['', 'standings', 'odds'], n)}`,
  }),
  'regions that nobody has': (n) => ({ path: `/football/nowhere-${n}` }),
  'teams that nobody has': (n) => ({ path: `/team/nobody-${n}?competition=${n}` }),
  'players that nobody has': (n) => ({ path: `/player/nobody-${n}-${n}` }),
  'other days of lists': (n) => ({ path: `/?date=${around(n)}` }),
  'other days of data': (n) => ({ path: `/api/live?date=${around(n)}&zone=${at(ZONES, n)}` }),
  'other days of prices': (n) => ({ path: `/api/odds?date=${around(n)}` }),
  'no days': (n) => ({ path: `/?date=${at(['0000-00-00', '2026-02-30', '99999-01-01', '-1', SECRET_WORD], n)}` }),
  'pages beyond the end': (n) => ({ path: `/api/live?page=${at(['0', '-1', '1e9', '9999', '10000', 'NaN', ''], n)}` }),
  'versions that never were': (n) => ({ path: `/api/live?since=${script(n)}${n}` }),
  'filters of data': (n) => ({ path: `/api/live?filter=f${n}&tournament=t${n}&region=r${n}&sport=s${n}` }),
  'query junk': (n) => ({
    path: `${at(PAGES, n)}?${at(PROTOTYPES, n)}=${n}&all=1&all=2&filter[]=x&${n}&=${script(n)}`,
  }),
  'markup in a query': (n) => ({
    path: `${at(PAGES, n)}?filter=${script(n)}&market=${script(n + 1)}&q=${script(n + 2)}`,
  }),
  'words to search for': (n) => ({ path: `/api/search?q=${SECRET_WORD}${n}&locale=${at(['en', 'nl', 'xx'], n)}` }),
  'pages of words': (n) => ({ path: `/?q=${SECRET_WORD}%20${n}` }),
  'pages that nobody wrote': (n) => ({ path: `/static/made-up-${n}` }),
  'paths that lead nowhere': (n) => ({ path: `/${n}/made/up/${n}` }),
  'long paths': (n) => ({ path: `/match/football/${long(n)}-${n}` }),
  'broken encodings': (n) => ({ path: `/match/football/${at(BROKEN, n)}-${n}` }),
  'ways out of a folder': (n) => ({
    path: `/static/..%2f..%2f${at(['wrangler.toml', '.dev.vars', 'index.js'], n)}?${n}`,
  }),
  'words of objects': (n) => ({ path: `/${at(['football', 'team', 'play', 'static'], n)}/${at(PROTOTYPES, n)}` }),
  'qualities of a picture': (n) => ({ path: `/image?url=https%3A%2F%2Fmedia.test%2F1.png&w=64&q=${n - 5}` }),
  'widths of a picture': (n) => ({ path: `/image?url=https%3A%2F%2Fmedia.test%2F1.png&w=${n}` }),
  'pictures of inner hosts': (n) => ({
    path: `/image?w=64&url=${encodeURIComponent(`${at(SCHEMES, n)}://${at(HOSTS, n)}/v2/events/live?${n}`)}`,
  }),
  'previews that were never drawn': (n) => ({ path: `/preview/${at(['match', 'list', 'x'], n)}/made${n}.png?v=${n}` }),
  'operators that nobody has': (n) => ({ path: `/play/house-${n}?to=https://evil.test/${n}` }),
  'operators of other countries': (n) => ({
    path: `/play/house-of-${at(['gb', 'nl', 'de', 'xx'], n)}?url=//evil.test`,
  }),
  'other methods': (n) => ({ path: at(PAGES, n), method: at(METHODS, n), body: long(n) }),
  'purges with a wrong secret': (n) => ({
    ...{ path: '/api/purge', method: 'POST', body: '{"event":"entry.publish","model":"operator"}' },
    headers: { 'X-Purge-Secret': `wrong-${n}` },
  }),
  'reports of nothing': (n) => ({
    path: '/api/reports',
    method: 'POST',
    body: at(['[', '{}', 'null', long(n * 9)], n),
  }),
  'cookies of any size': (n) => ({
    path: '/',
    headers: { Cookie: `oddsFormat=${SECRET_WORD}${n}; zone=${long(n)}; theme=%00; odds=on; follow=${long(n)}` },
  }),
  'headers that mean to be the edge': (n) => ({
    path: at(PAGES, n),
    headers: { 'x-visitor-country': 'DE', 'x-visitor-now': '+99999', 'CF-IPCountry': 'DE', 'X-Forwarded-For': `${n}` },
  }),
  'other hosts': (n) => ({
    path: at(PAGES, n),
    headers: { 'X-Forwarded-Host': `evil-${n}.test`, Forwarded: 'host=evil.test' },
  }),
  'browsers of any name': (n) => ({
    path: '/',
    headers: {
      'User-Agent': `${SECRET_WORD}${long(n)}`,
      'Accept-Language': `x-${n},*;q=0.${n}`,
      Accept: at(BROKEN, n),
    },
  }),
  'tags that nobody gave': (n) => ({
    path: '/api/live',
    headers: { 'If-None-Match': `W/"${n}", *${long(n)}`, Range: `bytes=${n}-` },
  }),
  'sockets for anything': (n) => ({
    path: `/api/push?topics=${'m'.repeat(n % 900)}&v=${n}`,
    headers: {
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': `${n % 20}`,
      'Sec-WebSocket-Key': `${n}`,
    },
  }),
  'keys of ops': (n) => ({ path: at(['/api/health', '/ops'], n), headers: { Authorization: `Bearer token-${n}` } }),
  'site maps of anything': (n) => ({ path: `/sitemap-${n}.xml?${n}` }),
  'files that never were': (n) => ({ path: `/assets/start-${n}.js` }),
  'ways to another site': (n) => ({ path: `//evil.test/${n}/..` }),
};
