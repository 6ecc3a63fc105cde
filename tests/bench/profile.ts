import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { createBuilder } from 'vite';
import { root } from '../../worker/commands/run.mjs';
import { keepScoring, startFeed } from './feed.ts';
import { connectTo } from './inspector.ts';
import { loadRound } from './load.ts';
import { noReuses } from './scenarios.ts';
import { prepare, USUAL } from './serverPart.ts';
import { makeVisitors } from './visitors.ts';

const PROFILED_MS = 5000;
const WARM_UP_MS = 2000;
const SAMPLED_EVERY_US = 100;

/** Builds the worker without minification, so that profiles show function names. */
export async function buildReadable(): Promise<void> {
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    environments: { worker: { build: { minify: false } } },
  });
  await builder.buildApp();
}

/** Profiles one row of the table and writes a `.cpuprofile` for Chrome DevTools. */
export async function profile(name: string, file: string): Promise<void> {
  const feed = await startFeed();
  const count = Number(/^home-(\d+)/.exec(name)?.[1] ?? USUAL);
  const visitors = makeVisitors(Date.now());
  const prepared = await prepare(count, noReuses(), { feed, visitors, inspect: true });
  const { scenarios, site, day } = prepared;
  const stop = keepScoring(day);
  try {
    const scenario = scenarios.find((each) => each.name === name);
    if (scenario === undefined) throw new Error(`--only is one of ${scenarios.map((each) => each.name).join(', ')}`);
    const load = { connections: 4, turn: { next: 0 } };
    await loadRound(scenario, { ...load, milliseconds: WARM_UP_MS });
    const { call, close } = await connectTo(site);
    await call('Profiler.enable');
    await call('Profiler.setSamplingInterval', { interval: SAMPLED_EVERY_US });
    await call('Profiler.start');
    await loadRound(scenario, { ...load, milliseconds: PROFILED_MS });
    const { profile } = v.parse(v.object({ profile: v.unknown() }), await call('Profiler.stop'));
    close();
    writeFileSync(file, JSON.stringify(profile));
  } finally {
    stop();
    await prepared.close();
    await feed.close();
  }
}
