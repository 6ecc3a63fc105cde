import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run } from './run.mjs';

/** The environment that words of a command line name (`--env staging`, `-e staging`, `--env=staging`), and the other words. */
export function environmentIn(words) {
  const at = words.findIndex((word) => /^(--env|-e)(=|$)/.test(word));
  if (at < 0) return { name: 'production', rest: [...words] };
  const [, inline] = words[at].split('=', 2);
  const name = inline ?? words[at + 1] ?? '';
  return { name, rest: words.filter((_, index) => index !== at && (inline !== undefined || index !== at + 1)) };
}

/** A branch or a pull request, as it may stand in the name of a worker. */
const PREVIEW = /^[a-z0-9][a-z0-9-]{0,30}$/;

/**
 * Takes `--preview NAME` out of words: a worker of that name beside an environment's, with stores and Durable Objects of its own.
 * `name` is null where none is asked for; throws for one that can’t be an address.
 */
export function previewIn(words) {
  const at = words.indexOf('--preview');
  if (at < 0) return { name: null, rest: [...words] };
  const name = words[at + 1] ?? '';
  if (!PREVIEW.test(name))
    throw new Error(`--preview wants a name of small letters, digits and hyphens, not "${name}"`);
  return { name, rest: words.filter((_, index) => index !== at && index !== at + 1) };
}

/** What wrangler says where an account has not enabled Analytics Engine. */
const NO_ANALYTICS = /\b10089\b|enable Analytics Engine/i;

/** The configuration that the build has made, which wrangler uploads. */
const BUILT = 'dist/worker/wrangler.json';

/** Takes the datasets out of a built configuration; whether there were any. */
function withoutDatasets(file) {
  const config = JSON.parse(readFileSync(file, 'utf8'));
  if (config.analytics_engine_datasets.length === 0) return false;
  writeFileSync(file, JSON.stringify({ ...config, analytics_engine_datasets: [] }));
  return true;
}

/**
 * Uploads what was built, by `wrangler deploy` or `wrangler versions upload`. Where the account has not enabled Analytics
 * Engine, which a site can do without, once more without its datasets.
 *
 * @param {string[]} words of wrangler
 * @param {{ wrangler?: string, start?: typeof run, built?: string, say?: (line: string) => void, env?: Record<string, string> }} [options]
 */
export async function upload(
  words,
  { wrangler = 'wrangler', start = run, built = resolve(root, BUILT), say = console.log, env = {} } = {},
) {
  const first = await start(wrangler, words, { env });
  if (first.code === 0 || !NO_ANALYTICS.test(first.output) || !withoutDatasets(built)) return first;
  say(
    'This account has not enabled Analytics Engine: once more without it. Clicks and pages are lines of the log then.',
  );
  return start(wrangler, words, { env });
}
