import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rollBack, rollOut, withReportedErrors } from '../../../../worker/commands/release/rollOut.ts';
import { versionsOf } from '../../../../worker/commands/release/versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
const built = join(folder, 'built.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** A Cloudflare account that the fake wrangler changes. */
interface Account {
  /** Arguments of each call. */
  calls: string[];
  /** Deployments, earliest first, like wrangler's list. */
  deployments: { version_id: string; percentage: number }[][];
  migrations: Record<string, string>;
  /** Makes an upload fail with this output. */
  refusal?: string;
  /** Output of every call, in place of a real answer. */
  answer?: string;
}

let account: Account;

/** A deployment of versions with these shares of the visitors. */
const shared = (shares: Record<string, number>) =>
  Object.entries(shares).map(([version_id, percentage]) => ({ version_id, percentage }));

function begin(more: Partial<Account> = {}) {
  account = { calls: [], deployments: [shared({ old: 100 })], migrations: { old: 'v1', new: 'v1' }, ...more };
}

function uploadTo(file: string) {
  if (account.refusal !== undefined) return { code: 1, output: account.refusal };
  const lines = [{ type: 'wrangler-session' }, { type: 'version-upload', version_id: 'new' }];
  writeFileSync(file, lines.map((each) => JSON.stringify(each)).join('\n'));
  return { code: 0, output: '' };
}

async function fakeWrangler(
  _: string,
  words: string[],
  { env = {} }: { env?: Record<string, string | undefined> } = {},
): Promise<{ code: number; output: string }> {
  account.calls.push(words.join(' '));
  if (account.answer !== undefined) return { code: 0, output: account.answer };
  const [one, two, third = ''] = words;
  const answer = (value: unknown) => ({ code: 0, output: JSON.stringify(value) });
  switch (`${one} ${two}`) {
    case 'deployments status':
      return answer({ versions: account.deployments.at(-1) });
    case 'deployments list':
      return answer(account.deployments.map((versions) => ({ versions })));
    case 'versions view':
      return answer({ resources: { script_runtime: { migration_tag: account.migrations[third] } } });
    case 'versions upload':
      return uploadTo(env.WRANGLER_OUTPUT_FILE_PATH ?? '');
    case 'versions deploy': {
      const shares = words.filter((word) => /@\d+%$/.test(word)).map((word) => word.slice(0, -1).split('@'));
      account.deployments.push(
        shares.map(([version_id = '', percent]) => ({ version_id, percentage: Number(percent) })),
      );
      return answer(null);
    }
    case 'triggers deploy':
      return answer(null);
    default:
      throw new Error(`wrangler has no ${one} ${two}`);
  }
}

const said: string[] = [];
const say = (line: string) => said.push(line);
const versions = versionsOf({ name: 'scoreline', start: fakeWrangler, built, say });

/** Rolls out a release. `problems` are the gate's findings by step, counted from 1. */
function release(problems: Record<number, string[]> = {}, migration = 'v1') {
  let step = 0;
  const gate = async () => problems[++step] ?? [];
  return withReportedErrors(say, () =>
    rollOut({ versions, gate, pause: async () => undefined, say }, { tag: 'a1b2c3d', migration }),
  );
}

beforeEach(() => {
  writeFileSync(built, '{"analytics_engine_datasets":[]}');
  said.length = 0;
  begin();
});

describe('rollOut', () => {
  it('uploads a version and gives it to 1, 10 and 100 % of the visitors', async () => {
    expect(await release()).toBe(true);
    expect(account.calls).toEqual([
      'deployments status --json --name scoreline',
      'versions view old --json --name scoreline',
      'versions upload --tag a1b2c3d',
      'versions deploy new@1% old@99% --message a1b2c3d: 1 % --yes --name scoreline',
      'versions deploy new@10% old@90% --message a1b2c3d: 10 % --yes --name scoreline',
      'versions deploy new@100% --message a1b2c3d: 100 % --yes --name scoreline',
      'triggers deploy --name scoreline',
    ]);
  });

  it.each([1, 2, 3])('takes a release back when the gate finds a problem after step %i', async (step) => {
    expect(await release({ [step]: ['/ answers 500'] })).toBe(false);
    expect(account.deployments.at(-1)).toEqual(shared({ old: 100 }));
    expect(account.deployments).toHaveLength(1 + step + 1);
    expect(said).toContain('✗ / answers 500');
    expect(said.at(-1)).toBe('Rolled back: all visitors get old again.');
  });

  it.each(['while it waits', 'while the gate looks'])('takes itself back when it is interrupted %s', async (when) => {
    const interrupt = new AbortController();
    const forever = new Promise<never>(() => undefined);
    const cut = () => {
      interrupt.abort();
      return forever;
    };
    const tools = { versions, say, stop: interrupt.signal, gate: cut };
    const pause = when === 'while it waits' ? cut : async () => undefined;
    expect(await rollOut({ ...tools, pause }, { tag: 'a1b2c3d', migration: 'v1' })).toBe(false);
    expect(account.deployments.at(-1)).toEqual(shared({ old: 100 }));
    expect(said).toContain('✗ the release was interrupted');
    expect(said.at(-1)).toBe('Rolled back: all visitors get old again.');
  });

  it('takes itself back when wrangler fails between two steps', async () => {
    const failing = {
      ...versions,
      share: (shares: { id: string; percent: number }[], message: string) =>
        shares.some(({ percent }) => percent === 10)
          ? Promise.reject(new Error('no network'))
          : versions.share(shares, message),
    };
    const tools = { versions: failing, gate: async () => [], pause: async () => undefined, say };
    expect(await rollOut(tools, { tag: 'a1b2c3d', migration: 'v1' })).toBe(false);
    expect(account.deployments.at(-1)).toEqual(shared({ old: 100 }));
    expect(said).toContain('✗ no network');
  });

  it('refuses a release with a new Durable Object migration and names npm run deploy', async () => {
    expect(await release({}, 'v2')).toBe(false);
    expect(account.calls.some((call) => call.includes('upload'))).toBe(false);
    expect(said.join(' ')).toMatch(/migration v1; this release has v2.*npm run deploy/);
  });

  it('starts no release while another one is under way', async () => {
    begin({ deployments: [shared({ a: 90, b: 10 })] });
    expect(await release()).toBe(false);
    expect(said.at(-1)).toContain('A release is already in progress');
  });
});

describe('rollBack', () => {
  const back = () => withReportedErrors(say, () => rollBack({ versions, say }));

  it('gives all visitors the previous version', async () => {
    await release();
    expect(await back()).toBe(true);
    expect(account.deployments.at(-1)).toEqual(shared({ old: 100 }));
    expect(said.at(-1)).toBe('All visitors get old again.');
  });

  it('gives all visitors the majority version during a release', async () => {
    begin({ deployments: [shared({ older: 100 }), shared({ old: 100 }), shared({ new: 10, old: 90 })] });
    expect(await back()).toBe(true);
    expect(account.deployments.at(-1)).toEqual(shared({ old: 100 }));
  });

  it('leaves a finished release alone when only an unfinished one is meant', async () => {
    await release();
    expect(await rollBack({ versions, say }, true)).toBe(true);
    expect(account.deployments.at(-1)).toEqual(shared({ new: 100 }));
    begin({ deployments: [shared({ old: 100 }), shared({ new: 10, old: 90 })] });
    expect(await rollBack({ versions, say }, true)).toBe(true);
    expect(account.deployments.at(-1)).toEqual(shared({ old: 100 }));
  });

  it('refuses to go back across a Durable Object migration and says why', async () => {
    begin({ deployments: [shared({ old: 100 }), shared({ new: 100 })], migrations: { old: 'v1', new: 'v2' } });
    expect(await back()).toBe(false);
    expect(account.deployments).toHaveLength(2);
    expect(said.at(-1)).toMatch(/migration of Durable Objects lies .*\(v1 to v2\).*can’t be rolled back/);
  });
});
