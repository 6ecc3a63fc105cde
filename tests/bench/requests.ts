import { quantile } from './figures.ts';
import { cpuTime } from './processTime.ts';
import type { Site } from './sites.ts';
import { askAs, type Visitor } from './visitors.ts';

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** Requests a page. Throws unless it is whole and, if `cold`, was rendered for this request. */
export async function pageOf(site: Site, path: string, visitor: Visitor, cold = false): Promise<string> {
  const response = await askAs(site, path, visitor);
  const text = await response.text();
  if (response.status !== 200 || !text.trimEnd().endsWith('</html>')) {
    throw new Error(`${path} answered ${response.status}: ${text.slice(0, 60)}`);
  }
  const isRendered = response.headers.get('Server-Timing')?.includes('head;dur=') ?? false;
  if (cold && !isRendered) throw new Error(`${path} came from the page cache`);
  return text;
}

/** The home page with `matches` matches. */
export async function homePage(site: Site, visitor: Visitor, matches: number, cold = false): Promise<string> {
  const text = await pageOf(site, visitor.locale === 'en' ? '/' : '/nl', visitor, cold);
  const rows = countOf(text, '<li class="row');
  if (rows !== matches) throw new Error(`the home page has ${rows} matches`);
  return text;
}

/** Requests whose processor time is measured. */
export interface Task {
  site: Site;
  ask(turn: number): Promise<unknown>;
  /** How many are under way at the same time; 1 if absent. */
  atOnce?: number;
}

/** Milliseconds for all tasks together, so that the bench ends in time on a busy machine. */
const MAX_MS = 20_000;

const FEWEST_TURNS = 4;

/**
 * Processor time of one request of each task in milliseconds, the lower quartile after a warm-up: whatever else runs only
 * adds. The tasks take turns, so a busy machine slows all of them. Where the system does not report processor time, latency.
 */
export async function costsOf<Name extends string>(tasks: Readonly<Record<Name, Task>>): Promise<Record<Name, number>> {
  const names = Object.keys(tasks) as Name[];
  const costs = new Map(names.map((name) => [name, [] as number[]]));
  const begun = performance.now();
  for (let turn = 0; turn < FEWEST_TURNS || performance.now() < begun + MAX_MS; turn += 1) {
    for (const name of names) {
      const { site, ask, atOnce = 1 } = tasks[name];
      const clock = () => cpuTime(site.pid) ?? performance.now();
      const before = clock();
      await Promise.all(Array.from({ length: atOnce }, () => ask(turn)));
      costs.get(name)?.push((clock() - before) / atOnce);
    }
  }
  // The first half warms up.
  return Object.fromEntries(
    Array.from(costs, ([name, values]) => [name, quantile(values.slice(values.length / 2), 0.25)]),
  ) as Record<Name, number>;
}
