export interface Attack {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Attacks send it in place of a visitor's own words, which must not appear in the log. */
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
  ...['%', '%zz', '%00', '%c0%af', '%2e%2e%2f', '%25252e', '%0d%0aSet-Cookie:x=1', '%e0%80%80', '%ff', '%u0041'],
];
const PROTOTYPES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
const SCRIPTS = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '{{7*7}}'];
const PAGES = [
  ...['/', '/nl', '/football', '/nl/basketbal', '/football/live', '/football/regions', '/football/competitions'],
];

const script = (number: number) => encodeURIComponent(at(SCRIPTS, number));
export const long = (number: number) => 'a'.repeat((number * 37) % 8_000);

/** Kinds of attack. Each creates a different request for each number. */
export const ATTACKS: Readonly<Record<string, (number: number) => Attack>> = {
  'unknown matches': (n) => ({ path: `/match/football/a-b-made${n}` }),
  'unknown matches in Dutch': (n) => ({
    path: `/nl/wedstrijd/voetbal/a-b-gemaakt${n}/${at(['odds', 'opstellingen', 'x'], n)}`,
  }),
  'data of unknown matches': (n) => ({ path: `/api/event?sport=football&id=x${n}` }),
  'prices of unknown matches': (n) => ({ path: `/api/event-odds?sport=football&id=y${n}` }),
  'unknown competitions': (n) => ({
    path: `/football/england/cup-made${n}/${at(['', 'standings', 'odds'], n)}`,
  }),
  'unknown regions': (n) => ({ path: `/football/nowhere-${n}` }),
  'unknown teams': (n) => ({ path: `/team/nobody-${n}?competition=${n}` }),
  'unknown players': (n) => ({ path: `/player/nobody-${n}-${n}` }),
  'lists of other days': (n) => ({ path: `/?date=${around(n)}` }),
  'data of other days': (n) => ({ path: `/api/live?date=${around(n)}&zone=${at(ZONES, n)}` }),
  'prices of other days': (n) => ({ path: `/api/odds?date=${around(n)}` }),
  'invalid days': (n) => ({ path: `/?date=${at(['0000-00-00', '2026-02-30', '99999-01-01', '-1', SECRET_WORD], n)}` }),
  'pages beyond the last': (n) => ({ path: `/api/live?page=${at(['0', '-1', '1e9', '9999', '10000', 'NaN', ''], n)}` }),
  'unknown versions of a list': (n) => ({ path: `/api/live?since=${script(n)}${n}` }),
  'unknown filters of a list': (n) => ({ path: `/api/live?filter=f${n}&tournament=t${n}&region=r${n}&sport=s${n}` }),
  'meaningless queries': (n) => ({
    path: `${at(PAGES, n)}?${at(PROTOTYPES, n)}=${n}&all=1&all=2&filter[]=x&${n}&=${script(n)}`,
  }),
  'markup in a query': (n) => ({
    path: `${at(PAGES, n)}?filter=${script(n)}&market=${script(n + 1)}&q=${script(n + 2)}`,
  }),
  searches: (n) => ({ path: `/api/search?q=${SECRET_WORD}${n}&locale=${at(['en', 'nl', 'xx'], n)}` }),
  'words in the query of a page': (n) => ({ path: `/?q=${SECRET_WORD}%20${n}` }),
  'unknown static pages': (n) => ({ path: `/static/made-up-${n}` }),
  'unknown paths': (n) => ({ path: `/${n}/made/up/${n}` }),
  'long paths': (n) => ({ path: `/match/football/${long(n)}-${n}` }),
  'broken encodings': (n) => ({ path: `/match/football/${at(BROKEN, n)}-${n}` }),
  'path traversal': (n) => ({
    path: `/static/..%2f..%2f${at(['wrangler.toml', '.dev.vars', 'index.js'], n)}?${n}`,
  }),
  'names of object prototypes': (n) => ({
    path: `/${at(['football', 'team', 'play', 'static'], n)}/${at(PROTOTYPES, n)}`,
  }),
  'qualities of a picture': (n) => ({ path: `/image?url=https%3A%2F%2Fmedia.test%2F1.png&w=64&q=${n - 5}` }),
  'widths of a picture': (n) => ({ path: `/image?url=https%3A%2F%2Fmedia.test%2F1.png&w=${n}` }),
  'pictures from internal hosts': (n) => ({
    path: `/image?w=64&url=${encodeURIComponent(`${at(SCHEMES, n)}://${at(HOSTS, n)}/v2/events/live?${n}`)}`,
  }),
  'unknown preview pictures': (n) => ({ path: `/preview/${at(['match', 'list', 'x'], n)}/made${n}.png?v=${n}` }),
  'unknown operators': (n) => ({ path: `/play/house-${n}?to=https://evil.test/${n}` }),
  'operators of other countries': (n) => ({
    path: `/play/house-of-${at(['gb', 'nl', 'de', 'xx'], n)}?url=//evil.test`,
  }),
  'other HTTP methods': (n) => ({ path: at(PAGES, n), method: at(METHODS, n), body: long(n) }),
  'purges with a wrong secret': (n) => ({
    path: '/api/purge',
    method: 'POST',
    body: '{"event":"entry.publish","model":"operator"}',
    headers: { 'X-Purge-Secret': `wrong-${n}` },
  }),
  'invalid reports': (n) => ({
    path: '/api/reports',
    method: 'POST',
    body: at(['[', '{}', 'null', long(n * 9)], n),
  }),
  'large cookies': (n) => ({
    path: '/',
    headers: { Cookie: `oddsFormat=${SECRET_WORD}${n}; zone=${long(n)}; theme=%00; odds=on; follow=${long(n)}` },
  }),
  'headers that imitate the edge': (n) => ({
    path: at(PAGES, n),
    headers: { 'x-visitor-country': 'DE', 'x-visitor-now': '+99999', 'CF-IPCountry': 'DE', 'X-Forwarded-For': `${n}` },
  }),
  'forwarded hosts': (n) => ({
    path: at(PAGES, n),
    headers: { 'X-Forwarded-Host': `evil-${n}.test`, Forwarded: 'host=evil.test' },
  }),
  'odd request headers': (n) => ({
    path: '/',
    headers: {
      'User-Agent': `${SECRET_WORD}${long(n)}`,
      'Accept-Language': `x-${n},*;q=0.${n}`,
      Accept: at(BROKEN, n),
    },
  }),
  'unknown entity tags': (n) => ({
    path: '/api/live',
    headers: { 'If-None-Match': `W/"${n}", *${long(n)}`, Range: `bytes=${n}-` },
  }),
  'invalid sockets': (n) => ({
    path: `/api/push?topics=${'m'.repeat(n % 900)}&v=${n}`,
    headers: {
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': `${n % 20}`,
      'Sec-WebSocket-Key': `${n}`,
    },
  }),
  'wrong operations tokens': (n) => ({
    path: at(['/api/health', '/ops'], n),
    headers: { Authorization: `Bearer token-${n}` },
  }),
  'unknown sitemaps': (n) => ({ path: `/sitemap-${n}.xml?${n}` }),
  'unknown files': (n) => ({ path: `/assets/start-${n}.js` }),
  'paths that look like another site': (n) => ({ path: `//evil.test/${n}/..` }),
};
