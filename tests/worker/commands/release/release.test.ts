import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inWords, rollOut, takeBack } from '../../../../worker/commands/release/rollOut.mjs';
import { versionsOf } from '../../../../worker/commands/release/versions.mjs';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** What the fake wrangler answers with, and what it was asked. */
interface Account {
  calls: string[];
  /** Deployments, the earliest first, as wrangler lists them. */
  deployments: { version_id: string; percentage: number }[][];
  migrations: Record<string, string>;
  /** Words that an upload fails with. */
  refusal?: string;
}

const WRANGLER = `#!${process.execPath}
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const file = '${file('account.json')}';
const account = JSON.parse(readFileSync(file, 'utf8'));
const words = process.argv.slice(2);
account.calls.push(words.join(' '));
const [one, two, third] = words;
const say = (value) => console.log(JSON.stringify(value));
if (one === 'deployments' && two === 'status') say({ versions: account.deployments.at(-1) });
if (one === 'deployments' && two === 'list') say(account.deployments.map((versions) => ({ versions })));
if (two === 'view') say({ resources: { script_runtime: { migration_tag: account.migrations[third] } } });
if (two === 'upload' && account.refusal) { console.error(account.refusal); process.exitCode = 1; }
else if (two === 'upload') {
  const lines = [{ type: 'wrangler-session' }, { type: 'version-upload', version_id: 'new' }];
  writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, lines.map((each) => JSON.stringify(each)).join('\\n'));
}
if (two === 'deploy') {
  const shares = words.filter((word) => /@\\d+%$/.test(word)).map((word) => word.slice(0, -1).split('@'));
  account.deployments.push(shares.map(([version_id, percent]) => ({ version_id, percentage: Number(percent) })));
}
// Two of them may run at once, and neither may read what the other has half written.
const own = file + process.pid;
writeFileSync(own, JSON.stringify(account));
renameSync(own, file);
`;

const account = (): Account => JSON.parse(readFileSync(file('account.json'), 'utf8'));

function begin(more: Partial<Account> = {}) {
  const deployments = [[{ version_id: 'old', percentage: 100 }]];
  writeFileSync(
    file('account.json'),
    JSON.stringify({ calls: [], deployments, migrations: { old: 'v1', new: 'v1' }, ...more }),
  );
}

const said: string[] = [];
const say = (line: string) => said.push(line);
const versions = versionsOf({ name: 'scoreline', wrangler: file('wrangler'), built: file('built.json'), say });

/** Rolls a release out whose gate finds so much after each step. */
function release(found: Record<number, string[]> = {}, migration = 'v1') {
  let step = 0;
  const gate = async () => found[++step] ?? [];
  return inWords(say, () =>
    rollOut({ versions, gate, pause: async () => undefined, say }, { tag: 'a1b2c3d', migration }),
  );
}

beforeEach(() => {
  writeFileSync(file('wrangler'), WRANGLER);
  chmodSync(file('wrangler'), 0o755);
  writeFileSync(file('built.json'), '{"analytics_engine_datasets":[]}');
  said.length = 0;
  begin();
});

describe('rollOut', () => {
  it('uploads a version and gives it to 1, 10 and 100 % of the visitors', async () => {
    expect(await release()).toBe(true);
    expect(account().calls).toEqual([
      'deployments status --json --name scoreline',
      'versions view old --json --name scoreline',
      'versions upload --tag a1b2c3d',
      'versions deploy new@1% old@99% --message a1b2c3d: 1 % --yes --name scoreline',
      'versions deploy new@10% old@90% --message a1b2c3d: 10 % --yes --name scoreline',
      'versions deploy new@100% --message a1b2c3d: 100 % --yes --name scoreline',
    ]);
  });

  it.each([1, 2, 3])('takes a release back when the gate finds a problem after step %i', async (step) => {
    expect(await release({ [step]: ['/ answers 500'] })).toBe(false);
    expect(account().deployments.at(-1)).toEqual([{ version_id: 'old', percentage: 100 }]);
    expect(account().deployments).toHaveLength(1 + step + 1);
    expect(said).toContain('✗ / answers 500');
    expect(said.at(-1)).toBe('Taken back: all visitors have old again.');
  });

  it('refuses a release with a new Durable Object migration and names npm run deploy', async () => {
    expect(await release({}, 'v2')).toBe(false);
    expect(account().calls.some((call) => call.includes('upload'))).toBe(false);
    expect(said.join(' ')).toMatch(/migration v1, this release at v2.*npm run deploy/);
  });

  it('explains an error of wrangler in plain words', async () => {
    begin({
      refusal:
        'Version upload failed. You attempted to upload a version that applies Durable Object migrations. [code: 10211]',
    });
    expect(await release()).toBe(false);
    expect(said.at(-1)).toMatch(/changes Durable Objects .*npm run deploy/);
    begin({ refusal: 'Authentication error [code: 10000]' });
    expect(await release()).toBe(false);
    expect(said.at(-1)).toContain('npx wrangler login');
  });

  it('starts no release while another one is under way', async () => {
    begin({
      deployments: [
        [
          { version_id: 'a', percentage: 90 },
          { version_id: 'b', percentage: 10 },
        ],
      ],
    });
    expect(await release()).toBe(false);
    expect(said.at(-1)).toContain('A release is under way');
  });

  it('stops the release when wrangler’s answer can’t be parsed', async () => {
    writeFileSync(file('wrangler'), '#!/bin/sh\necho "Welcome"\n');
    expect(await release()).toBe(false);
    expect(said.at(-1)).toMatch(/can’t be read: Welcome/);
  });
});

describe('takeBack', () => {
  const back = () => inWords(say, () => takeBack({ versions, say }));
  const all = (version_id: string) => [{ version_id, percentage: 100 }];

  it('gives all visitors the version before', async () => {
    await release();
    expect(await back()).toBe(true);
    expect(account().deployments.at(-1)).toEqual(all('old'));
    expect(said.at(-1)).toBe('All visitors have old again.');
  });

  it('gives all visitors the version that most have, during a release', async () => {
    begin({
      deployments: [
        all('older'),
        all('old'),
        [
          { version_id: 'new', percentage: 10 },
          { version_id: 'old', percentage: 90 },
        ],
      ],
    });
    expect(await back()).toBe(true);
    expect(account().deployments.at(-1)).toEqual(all('old'));
  });

  it('refuses to go back across a Durable Object migration and says why', async () => {
    begin({ deployments: [all('old'), all('new')], migrations: { old: 'v1', new: 'v2' } });
    expect(await back()).toBe(false);
    expect(account().deployments).toHaveLength(2);
    expect(said.at(-1)).toMatch(/migration of Durable Objects \(v1 to v2\).*can’t be taken back/);
  });

  it('says that the first version has none before it', async () => {
    expect(await back()).toBe(false);
    expect(said).toEqual(['There is no version before this one.']);
  });
});
