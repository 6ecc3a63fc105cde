import { mapAtOnce } from '../../base/mapAtOnce.ts';
import { counted, type Finding, good, note } from './report.ts';

/** Limits on the number of tested links and the time of each. */
const MAX_LINKS = 60;
const PATIENCE_MS = 5_000;
const AT_ONCE = 6;

async function problemWith(link: string): Promise<string | null> {
  const request = (method: string) =>
    fetch(link, { method, redirect: 'follow', signal: AbortSignal.timeout(PATIENCE_MS) });
  try {
    const head = await request('HEAD');
    // Some servers do not support HEAD.
    const { status } = head.ok ? head : await request('GET');
    // These statuses mean that the page exists, but refuses bots or limits requests.
    return status >= 400 && ![401, 403, 405, 429].includes(status) ? `answers ${status}` : null;
  } catch {
    return 'does not answer';
  }
}

/** A link, and where it is used. */
interface Link {
  of: string;
  url: string;
}

/** Finds broken links to other sites. */
export async function brokenLinks(links: readonly Link[]): Promise<Finding[]> {
  const places = Map.groupBy(
    links.filter(({ url }) => /^https?:\/\//.test(url)),
    ({ url }) => url,
  );
  const tried = [...places].slice(0, MAX_LINKS);
  const problems = await mapAtOnce(tried, AT_ONCE, async ([url, [first, ...others]]) => {
    const problem = await problemWith(url);
    const elsewhere = others.length === 0 ? '' : `, and in ${counted(others.length, 'other place')}`;
    return problem === null ? [] : [`${first?.of} ${problem} (${url}${elsewhere})`];
  });
  const broken = problems.flat();
  if (broken.length === 0) return tried.length === 0 ? [] : [good(`${tried.length} links in the content work`)];
  return broken.toSorted().map((each) => note(`a link in ${each}`));
}
