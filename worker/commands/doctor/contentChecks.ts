import * as v from 'valibot';
import type { Attributes } from '../../content/client.ts';
import { type Finding, named, note, wrong } from './report.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
/** The names in a finding; others are counted. */
const MAX_NAMED = 10;

/** Finds paths of several pages in one language, for which the site shows the last good page or none. `lists`: one per language. */
export function duplicatePages(lists: readonly (readonly Attributes[])[]): Finding[] {
  const twice = lists.flatMap((pages) => {
    const paths = pages.map(({ pageLink }) => textOf(pageLink));
    return paths.filter((path, at) => path !== '' && paths.indexOf(path) !== at);
  });
  return twice.length === 0
    ? []
    : [wrong(`more than one page has this pageLink: ${named([...new Set(twice)], MAX_NAMED)}`)];
}

const topCompetition = v.object({
  competition: v.object({
    data: v.object({ attributes: v.object({ name: v.string(), competitionId: v.union([v.string(), v.number()]) }) }),
  }),
});

/** Finds top competitions that the feed does not have, so that the site can't show them. */
export function unknownCompetitions(entries: readonly Attributes[], known: ReadonlySet<string>): Finding[] {
  const lost = entries.flatMap((entry) => {
    const read = v.safeParse(topCompetition, entry);
    if (!read.success) return ['an entry without a competition'];
    const { name, competitionId } = read.output.competition.data.attributes;
    return known.has(String(competitionId)) ? [] : [`${name} (${competitionId})`];
  });
  return lost.length === 0
    ? []
    : [note(`top competitions missing from the source: ${named([...new Set(lost)], MAX_NAMED)}`)];
}
