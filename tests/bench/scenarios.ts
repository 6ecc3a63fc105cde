import { type Answer, headerOf, textOf } from './answers.ts';
import { askOnce, type Target } from './load.ts';
import type { Site } from './sites.ts';
import type { Visitor, Visitors } from './visitors.ts';

/** A row of the table. */
export interface Scenario extends Target {
  /** The name for `--only`. */
  name: string;
  label: string;
}

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A visitor's raw HTTP request, with the edge's headers. */
export function requestText(
  path: string,
  { place, cookies, mobile }: Visitor,
  headers: Record<string, string> = {},
): string {
  const all = {
    Host: 'bench.test',
    'MF-CF-Blob': JSON.stringify(place),
    'User-Agent': mobile ? PHONE : DESKTOP,
    Accept: '*/*',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    ...(cookies === '' ? {} : { Cookie: cookies }),
    ...headers,
  };
  return `GET ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}

function demand(condition: boolean, answer: Answer, wanted: string): void {
  if (!condition) throw new Error(`${wanted} wanted, got:\n${answer.head}\n${answer.body?.toString().slice(0, 300)}`);
}

/** Creates a check of each response's status, and of the text of responses with a body. */
function checking(status: number, isRight: (text: string) => boolean, wanted: string): Target['check'] {
  let right: Buffer | null = null;
  return (answer) => {
    demand(answer.status === status, answer, `status ${status}`);
    // Skips a body that was already checked. Decompressing it again would take CPU time from the server.
    if (answer.body === null || right?.equals(answer.body)) return;
    demand(isRight(textOf(answer)), answer, wanted);
    right = answer.body;
  };
}

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** A visitor's request to the bare worker. The runtime parses the same headers as for the site. */
export function hello(site: Site, visitor: Visitor): Scenario {
  const request = requestText('/', visitor);
  const check = checking(200, (text) => text === 'hello', 'hello');
  return { name: 'hello', label: 'bare worker, "hello"', site, request: () => request, check };
}

/** Counts pages from the page cache, whose `Server-Timing` names no work. */
export interface Reuse {
  answers: number;
  reused: number;
}

/** The home page with `matches` matches for the same visitor, or for a different one each time. Counts cached pages in `reuse`. */
export function home(site: Site, matches: number, visitors: Visitors, kind: 'warm' | 'cold', reuse: Reuse): Scenario {
  const path = ({ locale }: Visitor) => (locale === 'en' ? '/' : '/nl');
  // Each upcoming or running match has odds, but some countries do not show them.
  const priced = kind === 'cold' ? 0 : matches / 2;
  const isRight = (text: string) =>
    countOf(text, '<li class="row') === matches &&
    countOf(text, '<div class="row-prices') >= priced &&
    text.trimEnd().endsWith('</html>');
  const check = checking(200, isRight, `a whole page with ${matches} matches and their prices`);
  return {
    name: `home-${matches}-${kind}`,
    label: `home, ${matches.toLocaleString('en')} matches, ${kind}`,
    site,
    request(turn) {
      const visitor = visitors.at(kind === 'cold' ? turn : 0);
      return requestText(path(visitor), visitor);
    },
    check(answer) {
      reuse.answers += 1;
      if (!headerOf(answer, 'server-timing')?.includes('head;dur=')) reuse.reused += 1;
      check(answer);
    },
  };
}

/** The path that an open home page polls. */
export function livePath({ place }: Visitor): string {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: place.timezone }).format(Date.now());
  return `/api/live?${new URLSearchParams({ sport: 'football', date, zone: place.timezone })}`;
}

/** The version in a snapshot's JSON. */
export function versionOf(text: string): string {
  return /"version":"([^"]+)"/.exec(text)?.[1] ?? '';
}

/** The polls of an open page: the full snapshot, the delta since a version, and no change. */
export function polls(site: Site, matches: number, visitor: Visitor): Scenario[] {
  const path = livePath(visitor);
  const isWhole = (text: string) => countOf(text, '"kickOff":') === matches;
  const versions = { before: 'none', last: 'none' };
  const since = (name: string, label: string, version: () => string): Scenario => ({
    name,
    label,
    site,
    request: () => requestText(`${path}&since=${version()}`, visitor),
    check(answer) {
      if (answer.status === 204) return demand(answer.bytes === 0, answer, 'no body');
      demand(answer.status === 200, answer, 'status 200');
      if (answer.body === null) return;
      const current = versionOf(textOf(answer));
      demand(current !== '', answer, 'a version');
      if (current !== versions.last) Object.assign(versions, { before: versions.last, last: current });
    },
  });
  return [
    {
      name: 'live-full',
      label: `/api/live, ${matches} matches`,
      site,
      request: () => requestText(path, visitor),
      check: checking(200, isWhole, `a snapshot of ${matches} matches`),
    },
    since('live-delta', '/api/live?since= an older version', () => versions.before),
    since('live-same', '/api/live?since= the same version', () => versions.last),
  ];
}

/** The first link of a page that matches a pattern. */
async function linkOf(target: Scenario, pattern: RegExp): Promise<string> {
  const [, address] = pattern.exec(textOf(await askOnce(target))) ?? [];
  if (address === undefined) throw new Error(`the home page has no link like ${pattern}`);
  return address;
}

/** A match page, a search and a play link's redirect. Match and play link come from the home page. */
export async function others(page: Scenario, visitor: Visitor): Promise<Scenario[]> {
  const { site } = page;
  const eventPath = await linkOf(page, /class="row row-live[^"]*"><a class="row-link" href="([^"]+)"/);
  const playPath = await linkOf(page, /href="(\/play\/[^"]+)"/);
  const searchPath = '/api/search?q=premier&locale=en';
  const isEvent = (text: string) => text.includes('<h1') && text.trimEnd().endsWith('</html>');
  return [
    { path: eventPath, name: 'event', label: 'event page', check: checking(200, isEvent, 'a whole page') },
    {
      path: searchPath,
      name: 'search',
      label: '/api/search',
      check: checking(200, (text) => text.includes('Premier League'), 'Premier League'),
    },
    { path: playPath, name: 'play', label: '/play/{provider}', check: checking(302, () => true, 'a redirect') },
  ].map(({ path, ...rest }) => ({ ...rest, site, request: () => requestText(path, visitor) }));
}
