import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Environment, type Run, run } from '../run.ts';
import { upload } from '../wranglerCalls.ts';

const deployment = v.object({
  versions: v.pipe(v.array(v.object({ version_id: v.string(), percentage: v.number() })), v.minLength(1)),
});
const version = v.object({
  resources: v.object({ script_runtime: v.object({ migration_tag: v.optional(v.string()) }) }),
});
const uploaded = v.object({ type: v.literal('version-upload'), version_id: v.string() });

/** Wrangler failed. The message is its own, or an explanation of it. */
export class WranglerError extends Error {}

function inPlainWords(output: string): string {
  if (/durable object.*migration|migration.*durable object|apply migrations/i.test(output)) {
    return (
      'this release has a new Durable Object migration, so it can’t be rolled out in steps: all visitors must get it at ' +
      'once. Choose a quiet hour and use npm run deploy. It can’t be rolled back either (.github/release.md)'
    );
  }
  if (/not logged in|Authentication error|CLOUDFLARE_API_TOKEN/i.test(output))
    return 'wrangler lacks permission; run npx wrangler login';
  return output.trim().split('\n').slice(-5).join('\n');
}

export type Versions = ReturnType<typeof versionsOf>;

/** Manages the versions of the worker `name` with wrangler, which `start` runs. */
export function versionsOf(of: { name: string; start?: Run; built?: string; say: (line: string) => void }) {
  const { name, start = run, built, say } = of;
  async function call(words: readonly string[], env: Environment = {}): Promise<string> {
    const { code, output } = await start('wrangler', [...words, '--name', name], { quiet: true, env });
    if (code !== 0) throw new WranglerError(inPlainWords(output));
    return output;
  }

  function jsonIn<Schema extends v.GenericSchema>(schema: Schema, output: string, what: string): v.InferOutput<Schema> {
    const starts = [output.indexOf('['), output.indexOf('{')].filter((at) => at >= 0);
    try {
      return v.parse(schema, JSON.parse(output.slice(Math.min(...starts))));
    } catch {
      throw new WranglerError(`wrangler’s answer about ${what} can’t be read: ${output.slice(0, 200)}`);
    }
  }

  return {
    /** The deployed versions with their percentages. */
    async current() {
      return jsonIn(deployment, await call(['deployments', 'status', '--json']), 'the deployment').versions;
    },
    /** The deployments, latest first. */
    async history() {
      const listed = jsonIn(v.array(deployment), await call(['deployments', 'list', '--json']), 'the deployments');
      return listed.map(({ versions }) => versions).toReversed();
    },
    /** A version's Durable Objects migration; undefined without one. */
    async migrationOf(id: string): Promise<string | undefined> {
      const output = await call(['versions', 'view', id, '--json']);
      return jsonIn(version, output, 'a version').resources.script_runtime.migration_tag;
    },
    /** Uploads the build without deploying it. Returns the version’s id. */
    async upload(tag: string): Promise<string> {
      const folder = mkdtempSync(join(tmpdir(), 'release-'));
      const file = join(folder, 'output.json');
      try {
        const env = { WRANGLER_OUTPUT_FILE_PATH: file };
        const { code, output } = await upload(['versions', 'upload', '--tag', tag], { start, built, say, env });
        if (code !== 0) throw new WranglerError(inPlainWords(output));
        const lines = readFileSync(file, 'utf8').trim().split('\n');
        const found = lines.map((line) => v.safeParse(uploaded, JSON.parse(line))).find((read) => read.success);
        if (found === undefined) throw new WranglerError('wrangler uploaded, but did not name the version');
        return found.output.version_id;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    /** Applies routes, crons and queue consumers, which a version does not have. */
    async applyTriggers(): Promise<void> {
      await call(['triggers', 'deploy']);
    },
    /** Deploys versions with their percentages of visitors. */
    async share(shares: { id: string; percent: number }[], message: string): Promise<void> {
      const specs = shares.map(({ id, percent }) => `${id}@${percent}%`);
      await call(['versions', 'deploy', ...specs, '--message', message, '--yes']);
    },
  };
}
