import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { asPreview, createQueues, environmentIn, previewIn, upload } from '../../../worker/commands/wranglerCalls.ts';

const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
const wrangler = join(folder, 'wrangler');
const built = join(folder, 'wrangler.json');
const record = join(folder, 'calls');
afterAll(() => rmSync(folder, { recursive: true }));

/** A fake wrangler that records its arguments. With datasets in the configuration it fails and prints `words`. */
function wranglerThatRefuses(words: string) {
  writeFileSync(
    wrangler,
    `#!/bin/sh\necho "$@" >> ${record}\nif grep -q scoreline_clicks ${built}; then echo '${words}'; exit 1; fi\n`,
  );
  chmodSync(wrangler, 0o755);
}

const calls = () => readFileSync(record, 'utf8').trim().split('\n');

beforeEach(() => {
  writeFileSync(record, '');
  writeFileSync(
    built,
    '{"name":"site","analytics_engine_datasets":[{"binding":"CLICKS","dataset":"scoreline_clicks"}]}',
  );
});

it('a preview has the Durable Objects of its worker, but no store, queue or SITE_URL', () => {
  const objects = { bindings: [{ name: 'POLLER', class_name: 'Poller' }] };
  const stores = { kv_namespaces: [{ binding: 'CACHE' }], analytics_engine_datasets: [{ binding: 'CLICKS' }] };
  const vars = { SITE_URL: 'https://staging.test', SITE_NAME: 'Scores' };
  writeFileSync(built, JSON.stringify({ name: 'site', vars, durable_objects: objects, ...stores }));
  asPreview(built);
  expect(JSON.parse(readFileSync(built, 'utf8'))).toEqual({
    name: 'site',
    vars: { SITE_NAME: 'Scores' },
    durable_objects: objects,
    kv_namespaces: [],
    analytics_engine_datasets: [],
    queues: {},
    previews: { vars: { SITE_NAME: 'Scores' }, durable_objects: objects },
  });
});

it('an upload to an account without Analytics Engine leaves it out and says so', async () => {
  wranglerThatRefuses('You need to enable Analytics Engine. [code: 10089]');
  const said: string[] = [];
  const { code } = await upload(['deploy', '--tag', 'x'], { wrangler, built, say: (line) => said.push(line) });
  expect(code).toBe(0);
  expect(calls()).toEqual(['deploy --tag x', 'deploy --tag x']);
  expect(said).toEqual([expect.stringContaining('is not enabled for this account')]);
  expect(JSON.parse(readFileSync(built, 'utf8'))).toEqual({ name: 'site', analytics_engine_datasets: [] });
});

it.each([
  [[], 'production', []],
  [['--env', 'staging', '--dry-run'], 'staging', ['--dry-run']],
  [['--dry-run', '--env=staging'], 'staging', ['--dry-run']],
  [['-e', 'staging'], 'staging', []],
  [['--env-file', 'x'], 'production', ['--env-file', 'x']],
])('environmentIn reads the environment of %j as %s', (words, name, rest) =>
  expect(environmentIn(words)).toEqual({ name, rest }),
);

describe('previewIn', () => {
  it('takes the preview’s name out of the words', () => {
    expect(previewIn(['--preview', 'pr-12', '--dry-run'])).toEqual({ name: 'pr-12', rest: ['--dry-run'] });
    expect(previewIn(['--dry-run'])).toEqual({ name: null, rest: ['--dry-run'] });
  });

  it.each(['', 'Feature/x', '-x', 'a'.repeat(32), 'a b'])('refuses %j as a preview’s name', (name) =>
    expect(() => previewIn(['--preview', name])).toThrow(/lowercase letters/),
  );
});

describe('the queues of alerts', () => {
  const queues = { consumers: [{ queue: 'site-alerts', dead_letter_queue: 'site-alerts-dead' }] };
  const taken = { code: 1, output: "Queue name 'site-alerts' is already taken. [code: 11009]" };

  it('are created, and kept when the account has them', async () => {
    const names: string[] = [];
    const start = async (_: string, words: string[]) => {
      names.push(words.join(' '));
      return words.at(-1) === 'site-alerts' ? taken : { code: 0, output: '' };
    };
    expect(await createQueues(queues, start)).toBeNull();
    expect(names).toEqual(['queues create site-alerts', 'queues create site-alerts-dead']);
  });

  it('a deploy without keys creates none', async () => {
    expect(await createQueues({}, () => Promise.reject(new Error('no call is wanted')))).toBeNull();
  });
});
