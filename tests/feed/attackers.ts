import { COUNTRIES, countriesIn, isOpen, type VisitedCountry } from '../worker/policy/houses.records.ts';
import { type AttackedSite, SECRETS } from './attackedSite.ts';
import type { Attack } from './attacks.ts';
import type { Opened } from './open.ts';

const AT_ONCE = 64;
const MAX_PAGE = 2 * 1024 * 1024;

export const countryOf = (number: number): VisitedCountry => COUNTRIES[number % COUNTRIES.length] ?? 'XX';

/** Finds faults in a response to a visitor from a country. */
function problemsOf(
  { origin }: AttackedSite,
  { path }: Attack,
  { status, headers, text }: Opened,
  country: VisitedCountry,
): string[] {
  const problems: string[] = [];
  const note = (problem: string) => problems.push(`${problem}: ${path.slice(0, 120)}`);
  const location = headers.location ?? '';
  const ofOwnOperator = `https://${country.toLowerCase()}.`;
  const isAway = /^(https?:)?\/\//.test(location);
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) note(`status ${status}`);
  if (text.length > MAX_PAGE) note(`${text.length} characters`);
  if (isAway && !location.startsWith(`${origin}/`) && !location.startsWith(ofOwnOperator)) note(`leads to ${location}`);
  if (/<script>alert|<img src=x|at \w+ \(.*\.js:\d+/.test(text)) note('markup of a visitor or a stack of the site');
  if (SECRETS.some((secret) => `${location} ${text}`.includes(secret))) note('a secret of the site');
  const leaks = countriesIn(`${location} ${text}`).filter((each) => each !== country || !isOpen(each));
  if (leaks.length > 0) note(`${country} sees ${leaks}`);
  return problems;
}

/** Sends requests, 64 at once, as visitors of alternating countries. Returns the faults of all responses. */
export async function send(site: AttackedSite, attacks: readonly Attack[]): Promise<string[]> {
  const problems: string[] = [];
  const queue = [...attacks.entries()];
  const sendNext = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [number, attack] = next;
      const country = countryOf(number);
      problems.push(...problemsOf(site, attack, await site.ask(attack, country), country));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return problems;
}

/** Calls of the feed that are not in its contract. */
export function strangeCalls({ calls }: AttackedSite): string[] {
  return calls.feed.filter((path) => !/^\/v[12]\/(events|odds|countries|tournaments)\b/.test(path));
}

/** Log lines with a visitor's words, a secret or an error. */
export function badLines({ lines }: AttackedSite, visitorsWord: string): string[] {
  const forbidden = [visitorsWord, '"level":"error"', ...SECRETS];
  return lines.filter((line) => forbidden.some((part) => line.includes(part)));
}
