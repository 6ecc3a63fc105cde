import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { DeployConfig } from '../../web/build/environment.ts';
import { type Ended, type Environment, type Run, root, run } from './run.ts';

/** Takes an option (`--env staging`, `--env=staging`) out of arguments. Its value is null without it, and may be empty. */
function optionIn(words: readonly string[], option: RegExp): { value: string | null; rest: string[] } {
  const at = words.findIndex((word) => option.test(word.replace(/=.*/s, '')));
  if (at < 0) return { value: null, rest: [...words] };
  const inline = words[at]?.split('=', 2)[1];
  return { value: inline ?? words[at + 1] ?? '', rest: words.toSpliced(at, inline === undefined ? 2 : 1) };
}

/** Splits arguments into the environment (`--env` or `-e`; default production) and the rest. */
export function environmentIn(words: readonly string[]): { name: string; rest: string[] } {
  const { value, rest } = optionIn(words, /^(--env|-e)$/);
  return { name: value ?? 'production', rest };
}

/** A branch or pull request, valid in an address. */
const PREVIEW = /^[a-z0-9][a-z0-9-]{0,30}$/;

/** Extracts `--preview NAME` from arguments. `name` is null without the option. Throws for an invalid name. */
export function previewIn(words: readonly string[]): { name: string | null; rest: string[] } {
  const { value: name, rest } = optionIn(words, /^--preview$/);
  if (name !== null && !PREVIEW.test(name))
    throw new Error(`--preview needs a name of lowercase letters, digits and hyphens, not "${name}"`);
  return { name, rest };
}

/** The site's origin: of this command's environment, else of its configuration. Undefined where neither names it. */
export function siteUrlIn({ vars: { SITE_URL } }: Pick<DeployConfig, 'vars'>): string | undefined {
  return process.env.SITE_URL ?? (typeof SITE_URL === 'string' ? SITE_URL : undefined);
}

/** Wrangler's error for an account without Analytics Engine. */
const NO_ANALYTICS = /\b10089\b|enable Analytics Engine/i;

/** The built configuration, which wrangler uploads. */
const BUILT = 'dist/worker/wrangler.json';

/** The parts of a built configuration that change. The rest stays as it is. */
const builtConfig = v.looseObject({
  vars: v.optional(v.record(v.string(), v.unknown())),
  analytics_engine_datasets: v.array(v.unknown()),
});

const readBuilt = (file: string) => v.parse(builtConfig, JSON.parse(readFileSync(file, 'utf8')));

/** Removes the datasets from a built configuration. Returns false when it had none. */
function withoutDatasets(file: string): boolean {
  const config = readBuilt(file);
  if (config.analytics_engine_datasets.length === 0) return false;
  writeFileSync(file, JSON.stringify({ ...config, analytics_engine_datasets: [] }));
  return true;
}

/**
 * Prepares a built configuration for `wrangler preview`, which gives a preview the bindings under `previews` and no others, and
 * never a cron. A preview has its own Durable Objects and address. It shares no store, dataset or queue with its worker.
 */
export function asPreview(file = resolve(root, BUILT)): void {
  const config = readBuilt(file);
  const { durable_objects, images, ratelimits, version_metadata } = config;
  const vars = { ...config.vars, SITE_URL: undefined };
  const previews = { vars, durable_objects, images, ratelimits, version_metadata };
  // Wrangler warns of each binding of the worker that is missing in its previews.
  const others = { kv_namespaces: [], analytics_engine_datasets: [], queues: {} };
  writeFileSync(file, JSON.stringify({ ...config, vars, ...others, previews }));
}

/** Creates the missing queues of a configuration. Returns wrangler's failed call; null when all are there. */
export async function createQueues(
  { consumers = [] }: { consumers?: readonly { queue: string; dead_letter_queue?: string }[] },
  start: Run = run,
): Promise<Ended | null> {
  for (const name of consumers.flatMap(({ queue, dead_letter_queue: dead = [] }) => [queue].concat(dead))) {
    const call = await start('wrangler', ['queues', 'create', name], { quiet: true });
    if (call.code !== 0 && !/already (exists|taken)|\b11009\b/i.test(call.output)) return call;
  }
  return null;
}

/**
 * Uploads the build with `wrangler deploy` or `wrangler versions upload`. If the account lacks Analytics Engine, which is
 * optional, it uploads again without its datasets. `words`: arguments of wrangler.
 */
export async function upload(
  words: string[],
  options: { wrangler?: string; start?: Run; built?: string; say?: (line: string) => void; env?: Environment } = {},
): Promise<Ended> {
  const { wrangler = 'wrangler', start = run, built = resolve(root, BUILT), say = console.log, env = {} } = options;
  const first = await start(wrangler, words, { env });
  if (first.code === 0 || !NO_ANALYTICS.test(first.output) || !withoutDatasets(built)) return first;
  say(
    'Analytics Engine is not enabled for this account. Trying again without it; clicks and pages are only written to the log.',
  );
  return start(wrangler, words, { env });
}
