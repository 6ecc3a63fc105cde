import { type Feed, type FeedDay, keepScoring } from './feed.ts';
import { askOnce } from './load.ts';
import { type Figures, measure, measureCosts } from './measure.ts';
import { hello, home, noReuses, others, polls, type Reuses, requestText, type Scenario } from './scenarios.ts';
import { startHello, startSite } from './sites.ts';
import { type Sizes, sizesOf } from './sizes.ts';
import type { Visitors } from './visitors.ts';

export interface ServerRow {
  name: string;
  label: string;
  figures: Figures;
  sizes: Sizes;
  /** CPU time of single requests in milliseconds; null for rows without a budget. */
  costs: { median: number; p99: number } | null;
}

export interface ServerResults {
  rows: ServerRow[];
  reuses: Reuses;
}

export interface ServerOptions {
  feed: Feed;
  visitors: Visitors;
  /** Numbers of matches on the home page, one site for each. */
  sizes: readonly number[];
  rounds: number;
  /** Duration of a round. */
  milliseconds: number;
  /** Concurrent connections. */
  connections: number;
  /** Single requests measured for the 99th percentile. */
  singles: number;
  /** Prefixes of the rows to measure; empty for all. */
  only: readonly string[];
  onProgress(text: string): void;
}

/** The number of matches of the site whose polls and other pages are measured as well. */
export const USUAL = 200;

/** Fills a site's data caches, so that only rendering is measured. */
async function fill(page: Scenario, { ofEachKind }: Visitors): Promise<void> {
  for (const visitor of ofEachKind) {
    await askOnce(page, requestText(visitor.locale === 'en' ? '/' : '/nl', visitor));
  }
}

interface Prepared {
  scenarios: Scenario[];
  day: FeedDay;
  close(): Promise<void>;
}

/** Starts a site with `count` matches and returns its scenarios. */
async function prepare(
  count: number,
  reuses: Reuses,
  { feed, visitors }: Pick<ServerOptions, 'feed' | 'visitors'>,
): Promise<Prepared> {
  const first = visitors.at(0);
  const day = feed.day(`matches-${count}`, count);
  const site = await startSite(day.url, first.place, { direct: true });
  const [cold, warm] = [home(site, count, visitors, 'cold', reuses), home(site, count, visitors, 'warm', reuses)];
  try {
    await fill(warm, visitors);
    if (count !== USUAL) return { scenarios: [cold, warm], day, close: site.close };
    const more = [...polls(site, count, first), ...(await others(warm, first))];
    return { scenarios: [cold, warm, ...more], day, close: site.close };
  } catch (error) {
    await site.close();
    throw error;
  }
}

/** True when `only` selects a row of the site with `count` matches. */
function hasRows(count: number, only: readonly string[]): boolean {
  const names = `home-${count}-`;
  return (
    only.length === 0 ||
    only.some((each) =>
      each.startsWith('home') ? names.startsWith(each) || each.startsWith(names) : count === USUAL && each !== 'hello',
    )
  );
}

/** Measures the server and a bare worker for comparison. Stops the processes that it starts. */
export async function measureServer(options: ServerOptions): Promise<ServerResults> {
  const { sizes, only, singles, visitors, onProgress } = options;
  const reuses = noReuses();
  const bare = await startHello();
  const prepared: Prepared[] = [];
  const stops: (() => void)[] = [];
  const isWanted = ({ name }: Scenario) => only.length === 0 || only.some((each) => name.startsWith(each));
  try {
    for (const count of sizes.filter((each) => hasRows(each, only))) {
      onProgress(`a site with ${count} matches`);
      prepared.push(await prepare(count, reuses, options));
    }
    stops.push(...prepared.map(({ day }) => keepScoring(day)));
    const all = prepared.flatMap((each) => each.scenarios);
    const nameless = only.find((each) => each !== 'hello' && !all.some(({ name }) => name.startsWith(each)));
    if (nameless !== undefined) throw new Error(`no row's name begins with ${nameless}`);
    const scenarios = [hello(bare, visitors.at(0)), ...all.filter(isWanted)];
    const figures = await measure(scenarios, {
      ...options,
      onRound: (round) => onProgress(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`),
    });
    const rows: ServerRow[] = [];
    for (const scenario of scenarios) {
      const { name, label } = scenario;
      const known = figures.get(name);
      if (known === undefined) throw new Error(`${name} was not measured`);
      const isBudgeted = name === `home-${USUAL}-cold`;
      // The cached data is stale by now, and each stale read starts a reload in the background.
      for (let time = 0; time < 2 && isBudgeted; time += 1) await fill(scenario, visitors);
      const costs = isBudgeted ? await measureCosts(scenario, singles) : null;
      rows.push({ name, label, figures: known, sizes: await sizesOf(scenario), costs });
    }
    return { rows, reuses };
  } finally {
    for (const stop of stops) stop();
    for (const { close } of prepared) await close();
    await bare.close();
  }
}
