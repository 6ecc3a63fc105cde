import { type Feed, keepScoring } from './feed.ts';
import { askOnce } from './load.ts';
import { type Figures, measure, measureCosts } from './measure.ts';
import { hello, home, others, polls, type Reuse, requestText, type Scenario } from './scenarios.ts';
import { type Site, startHello, startSite } from './sites.ts';
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
  /** Cold pages. */
  reuse: Reuse;
}

export interface ServerOptions {
  feed: Feed;
  visitors: Visitors;
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

/** The number of matches of the site. */
export const USUAL = 200;

/** Fills a site's data caches, so that only rendering is measured. */
async function fill(page: Scenario, { ofEachKind }: Visitors): Promise<void> {
  for (const visitor of ofEachKind) {
    await askOnce(page, requestText(visitor.locale === 'en' ? '/' : '/nl', visitor));
  }
}

/** The rows of the site. The first, a home page that is rendered for each request, has a budget of processor time. */
async function scenariosOf(site: Site, visitors: Visitors, reuse: Reuse): Promise<[Scenario, ...Scenario[]]> {
  const first = visitors.at(0);
  const cold = home(site, USUAL, visitors, 'cold', reuse);
  const warm = home(site, USUAL, visitors, 'warm', { answers: 0, reused: 0 });
  await fill(warm, visitors);
  return [cold, warm, ...polls(site, USUAL, first), ...(await others(warm, first))];
}

/** Measures the server and a bare worker for comparison. Stops the processes that it starts. */
export async function measureServer(options: ServerOptions): Promise<ServerResults> {
  const { feed, only, singles, visitors, onProgress } = options;
  const reuse = { answers: 0, reused: 0 };
  const isWanted = ({ name }: Scenario) => only.length === 0 || only.some((each) => name.startsWith(each));
  const day = feed.day('server', USUAL);
  const bare = await startHello();
  const site = await startSite(day.url, visitors.at(0).place, { direct: true });
  let stop = () => {};
  try {
    onProgress(`a site with ${USUAL} matches`);
    const all = await scenariosOf(site, visitors, reuse);
    stop = keepScoring(day);
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
      const isBudgeted = scenario === all[0];
      // The cached data is stale by now, and each stale read starts a reload in the background.
      for (let time = 0; time < 2 && isBudgeted; time += 1) await fill(scenario, visitors);
      const costs = isBudgeted ? await measureCosts(scenario, singles) : null;
      rows.push({ name, label, figures: known, sizes: await sizesOf(scenario), costs });
    }
    return { rows, reuse };
  } finally {
    stop();
    await site.close();
    await bare.close();
  }
}
