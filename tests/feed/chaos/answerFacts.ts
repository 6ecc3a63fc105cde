import { type Facts, factsOfPage } from './pageFacts.ts';

/** An answer of the site. */
export interface Answer {
  status: number;
  type: string;
  location: string;
  retryAfter: string;
  text: string;
}

/** Members that say when something was read. */
const VOLATILE = /^(asOf|age|at|stale|updatedAt|generatedAt|minute|now|version|cursor|serverTime)$/;

/** The leaves of a JSON value: `matches.0.home.name = Ajax`. */
function leavesOf(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${path} = ${String(value)}`];
  return Object.entries(value).flatMap(([name, each]) =>
    VOLATILE.test(name) ? [] : leavesOf(each, `${path}.${name}`),
  );
}

/** Lines of calendars and feeds that say when they were made. */
const STAMP = /^(DTSTAMP|LAST-MODIFIED|SEQUENCE|CREATED)|<(lastBuildDate|pubDate|updated|lastmod)>/;

/** The site map of players lists those whose line-ups a visit has read, so it depends on the visits before. */
const VISITED = /sitemaps\/players/;

/** What an answer of the site says, whatever kind it is of. Bytes, order of arrival and times of reading do not count. */
export function factsOf({ status, type, location, text }: Answer): Facts {
  const head = { status: [String(status)], location: [location], type: [type] };
  if (type.startsWith('text/html')) return { ...head, ...factsOfPage(text) };
  if (type.includes('json')) return { ...head, members: leavesOf(JSON.parse(text)) };
  return { ...head, lines: text.split(/\r?\n/).filter((line) => !STAMP.test(line) && !VISITED.test(line)) };
}

/** One subject on which two answers differ. */
export interface Difference {
  subject: string;
  /** What only the one or the other says; both are empty where the order differs. */
  missing: readonly string[];
  added: readonly string[];
}

function without(list: readonly string[], other: readonly string[]): string[] {
  const left = Map.groupBy(other, (each) => each);
  return list.filter((each) => left.get(each)?.pop() === undefined);
}

/** On which subjects an answer differs from the whole one. */
export function differencesOf(answer: Facts, whole: Facts): Difference[] {
  const subjects = new Set([...Object.keys(whole), ...Object.keys(answer)]);
  return [...subjects].flatMap((subject) => {
    const [one = [], other = []] = [answer[subject], whole[subject]];
    const isSame = one.length === other.length && one.every((each, index) => each === other[index]);
    return isSame ? [] : [{ subject, missing: without(other, one), added: without(one, other) }];
  });
}
