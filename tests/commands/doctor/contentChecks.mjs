import { good, note } from './report.mjs';

/** Links that are tried, and how long each may take. */
const MOST_LINKS = 60;
const PATIENCE_MS = 5_000;
const AT_ONCE = 6;

const textOf = (value) => (typeof value === 'string' ? value.trim() : '');
const listed = (names) =>
  [...new Set(names)].slice(0, 10).join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '');

/** Offers whose end has passed: their bonus is not shown any more. */
export function endedOffers(operators, now) {
  const ended = operators.filter(({ offer }) => {
    const end = textOf(offer?.expiresAt);
    // An end without a time is the end of that day.
    const at = Date.parse(/^\d{4}-\d\d-\d\d$/.test(end) ? `${end}T23:59:59.999Z` : end);
    return Number.isFinite(at) && at < now;
  });
  return ended.length === 0
    ? []
    : [note(`offers that have ended, so without a bonus: ${listed(ended.map(({ name }) => name))}`)];
}

/** What editors wrote in one language alone, by what identifies it. */
export function untranslated(type, en, nl, keyOf) {
  const has = (entries) => new Set(entries.map(keyOf).filter(Boolean));
  const [english, dutch] = [has(en), has(nl)];
  const missing = [...english].filter((key) => !dutch.has(key));
  return missing.length === 0 ? [] : [note(`${type} without Dutch: ${listed(missing)}`)];
}

/** Pages whose Dutch (or English) form is missing, by their paths. */
export function unpairedPages(pages) {
  const paths = new Set(pages.map(({ pageLink }) => textOf(pageLink)).filter(Boolean));
  const other = (path) => (path.startsWith('/nl/') ? path.slice(3) : `/nl${path}`);
  const alone = [...paths].filter((path) => path.includes('/static/') && !paths.has(other(path)));
  return alone.length === 0 ? [] : [note(`pages in one language alone: ${listed(alone)}`)];
}

/** Top competitions that the feed does not know, so that nobody sees them. */
export function unknownCompetitions(entries, known) {
  const ids = entries.map(({ competition }) => competition?.data?.attributes ?? {});
  const lost = ids.filter(({ competitionId }) => !known.has(String(competitionId ?? '')));
  if (lost.length === 0) return [];
  return [
    note(
      `top competitions that the source does not have: ${listed(lost.map(({ name, competitionId }) => `${name} (${competitionId})`))}`,
    ),
  ];
}

async function problemWith(link) {
  const request = (method) => fetch(link, { method, redirect: 'follow', signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    const head = await request('HEAD');
    // Some servers know no HEAD.
    const { status } = head.ok ? head : await request('GET');
    // Who asks for a person, or for fewer questions, is there.
    return status >= 400 && ![401, 403, 405, 429].includes(status) ? `answers ${status}` : null;
  } catch {
    return 'does not answer';
  }
}

/** Links of the content that lead nowhere. `links` by what they stand in. */
export async function brokenLinks(links) {
  const tried = links.filter(({ url }) => /^https?:\/\//.test(url)).slice(0, MOST_LINKS);
  const waiting = [...tried];
  const broken = [];
  const next = async () => {
    for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
      const problem = await problemWith(link.url);
      if (problem !== null) broken.push(`${link.of} ${problem} (${link.url})`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (broken.length === 0)
    return tried.length === 0 ? [] : [good(`${tried.length} links of the content lead somewhere`)];
  return broken.toSorted().map((each) => note(`a link of ${each}`));
}
