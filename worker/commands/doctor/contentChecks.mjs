import { note, wrong } from './report.mjs';

const textOf = (value) => (typeof value === 'string' ? value.trim() : '');
const listed = (names) =>
  [...new Set(names)].slice(0, 10).join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '');

const DAY_MS = 24 * 60 * 60_000;

/** The end of an offer in milliseconds UTC; NaN without a valid date. */
function endOf({ offer }) {
  const end = textOf(offer?.expiresAt);
  // A date without a time means the end of that day.
  return Date.parse(/^\d{4}-\d\d-\d\d$/.test(end) ? `${end}T23:59:59.999Z` : end);
}

/** Finds expired offers, whose bonus the site no longer shows, and offers that expire within a week. */
export function endedOffers(operators, now) {
  const named = (test) => operators.filter((each) => test(endOf(each))).map(({ name }) => name);
  const ended = named((at) => at < now);
  const ending = named((at) => at >= now && at < now + 7 * DAY_MS);
  return [
    ...(ended.length === 0 ? [] : [note(`offers that have ended and show no bonus: ${listed(ended)}`)]),
    ...(ending.length === 0 ? [] : [note(`offers that end within a week: ${listed(ending)}`)]),
  ];
}

/** Finds English entries without a Dutch one. `keyOf` gives the key that both languages share. */
export function untranslated(type, english, dutch, keyOf) {
  const keysOf = (entries) => new Set(entries.map(keyOf).filter(Boolean));
  const known = keysOf(dutch);
  const missing = [...keysOf(english)].filter((key) => !known.has(key));
  return missing.length === 0 ? [] : [note(`${type} without Dutch: ${listed(missing)}`)];
}

/** Finds paths of several pages in one language, for which the site shows the last good page or none. `lists`: one per language. */
export function duplicatePages(lists) {
  const twice = lists.flatMap((pages) => {
    const paths = pages.map(({ pageLink }) => textOf(pageLink));
    return paths.filter((path, at) => path !== '' && paths.indexOf(path) !== at);
  });
  return twice.length === 0 ? [] : [wrong(`more than one page has this pageLink: ${listed(twice)}`)];
}

/** Finds static pages that exist in one language only, by path. */
export function unpairedPages(pages) {
  const paths = new Set(pages.map(({ pageLink }) => textOf(pageLink)).filter(Boolean));
  const other = (path) => (path.startsWith('/nl/') ? path.slice(3) : `/nl${path}`);
  const alone = [...paths].filter((path) => path.includes('/static/') && !paths.has(other(path)));
  return alone.length === 0 ? [] : [note(`pages in only one language: ${listed(alone)}`)];
}

/** Finds top competitions that the feed does not have, so that the site can't show them. */
export function unknownCompetitions(entries, known) {
  const ids = entries.map(({ competition }) => competition?.data?.attributes ?? {});
  const lost = ids.filter(({ competitionId }) => !known.has(String(competitionId ?? '')));
  if (lost.length === 0) return [];
  return [
    note(
      `top competitions missing from the source: ${listed(lost.map(({ name, competitionId }) => `${name} (${competitionId})`))}`,
    ),
  ];
}
