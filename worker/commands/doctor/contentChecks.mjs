import { note, wrong } from './report.mjs';

const textOf = (value) => (typeof value === 'string' ? value.trim() : '');
const listed = (names) =>
  [...new Set(names)].slice(0, 10).join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '');

/** Finds paths of several pages in one language, for which the site shows the last good page or none. `lists`: one per language. */
export function duplicatePages(lists) {
  const twice = lists.flatMap((pages) => {
    const paths = pages.map(({ pageLink }) => textOf(pageLink));
    return paths.filter((path, at) => path !== '' && paths.indexOf(path) !== at);
  });
  return twice.length === 0 ? [] : [wrong(`more than one page has this pageLink: ${listed(twice)}`)];
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
