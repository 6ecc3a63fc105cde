import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import type { Match } from '../../web/domain/match.ts';
import { eventSlug } from '../../web/domain/slug.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { kindOf, linksIn, ownAddresses, turnsOfKinds } from '../crawl/addresses.ts';
import { type Head, headOf } from '../crawl/heads.ts';
import { middleOf, nextMatchOf, saysSomething, showsMatch } from '../crawl/nothingToRead.ts';
import { isFound, pagesOf } from '../crawl/pages.ts';
import { open as openPage } from './open.ts';

const AT_ONCE = 4;
const COUNTRIES = ['GB', 'NL', 'DE', 'US', 'IT'] as const;
const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];
/** A Saturday evening, which has matches of every phase. */
const NOW = '2026-11-21T20:00:00Z';

/** A page to open as a visitor from a country. */
interface Stop {
  path: string;
  country: string;
  from: string;
}

interface Answer {
  status: number;
  text: string;
  location: string;
}

/** The faults of the opened pages, and the heads of the pages that search engines index. */
export interface Found {
  opened: number;
  broken: string[];
  empty: string[];
  heads: Head[];
}

async function ask(site: URL, path: string, country: string): Promise<Answer> {
  const headers = { 'x-visitor-country': country, 'x-visitor-time-zone': 'Europe/London', 'x-visitor-now': NOW };
  const answer = await openPage(new URL(path, site), headers);
  return { status: answer.status, text: answer.text, location: answer.headers.location ?? '' };
}

export async function matchesOfDays(site: URL): Promise<Match[]> {
  const lists = DAYS.flatMap((date) => SPORTS.map((sport) => `/api/live?sport=${sport}&date=${date}`));
  const answers = await Promise.all(
    lists.map(async (list) => parseSnapshot(JSON.parse((await ask(site, list, 'GB')).text))),
  );
  return answers.flatMap((answer) => answer?.matches ?? []);
}

/** Every page that needs no match, and every tab of some matches, in both languages. Countries take turns. */
function firstStops(matches: readonly Match[]): Stop[] {
  const samples = [
    ...SPORTS.map((sport) => ({ sport })),
    ...matches.map((match) => ({ sport: match.sport, match: eventSlug(match) })),
  ];
  return LOCALES.flatMap((locale, place) =>
    pagesOf(locale, ...samples)
      .filter(isFound)
      .map(({ address }, index) => {
        const country = COUNTRIES[(index + place) % COUNTRIES.length] ?? 'GB';
        return { path: address, country, from: 'the start' };
      }),
  );
}

/** Paths that redirect: play links leave the site, and stored choices return to their page. */
const SENDS_ON = /^\/(play|nl\/speel)\/|[?&]odds=(on|off)/;

/** Opens a page, records its faults and returns its links. */
async function open(site: URL, { path, country, from }: Stop, found: Found): Promise<string[]> {
  const { status, text, location } = await ask(site, path, country);
  if (status === 302 && SENDS_ON.test(path)) return ownAddresses([location], path);
  if (status !== 200) {
    found.broken.push(`${status} ${path} for ${country}, linked from ${from}`);
    return [];
  }
  const ids = Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0) found.broken.push(`${path} for ${country} has two elements with the id ${twice}`);
  const middle = middleOf(path, text);
  if (middle === null) return [];
  if (!saysSomething(middle)) found.empty.push(`${path} for ${country}, linked from ${from}`);
  const next = nextMatchOf(middle);
  if (next !== undefined) {
    const page = await ask(site, next, country);
    const nextMiddle = middleOf(next, page.text);
    if (nextMiddle === null || !showsMatch(nextMiddle)) {
      const shown = (nextMiddle?.text ?? page.text).replaceAll(/\s+/g, ' ').slice(-500);
      found.empty.push(`${page.status} ${next} for ${country}, the next match on ${path}, shows ${shown}`);
    }
  }
  const head = headOf(path, text);
  if (head !== null) found.heads.push(head);
  return linksIn(text, path);
}

/** Opens the starting pages, then up to `mostLinks` linked pages. Alternates between kinds of pages. */
export async function crawl(site: URL, matches: readonly Match[], mostLinks: number): Promise<Found> {
  const found: Found = { opened: 0, broken: [], empty: [], heads: [] };
  const starts = firstStops(matches);
  const most = starts.length + mostLinks;
  const links = turnsOfKinds<Stop>((path, { country }) => `${country} ${kindOf(path)}`);
  const opened = new Set<string>();
  const follow = async () => {
    for (let stop = starts.shift() ?? links.next(); stop !== undefined; stop = starts.shift() ?? links.next()) {
      const { path: from, country } = stop;
      if (opened.size >= most) return;
      if (opened.has(from)) continue;
      opened.add(from);
      for (const path of await open(site, stop, found)) {
        if (!/^\/(assets|api)\//.test(path)) links.add(path, { path, country, from });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  return { ...found, opened: opened.size };
}
