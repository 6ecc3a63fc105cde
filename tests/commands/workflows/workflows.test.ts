import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readYaml } from './readYaml.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, '.github/workflows');

const step = v.union([
  v.strictObject({
    uses: v.pipe(v.string(), v.regex(/^[\w-]+\/[\w-]+@v\d+$/)),
    with: v.optional(v.record(v.string(), v.string())),
  }),
  v.strictObject({ run: v.pipe(v.string(), v.minLength(1)), env: v.optional(v.record(v.string(), v.string())) }),
]);

const job = v.strictObject({
  needs: v.optional(v.string()),
  if: v.optional(v.string()),
  'runs-on': v.literal('ubuntu-latest'),
  'timeout-minutes': v.pipe(v.string(), v.regex(/^\d+$/)),
  environment: v.optional(v.picklist(['staging', 'production'])),
  steps: v.pipe(v.array(step), v.minLength(1)),
});

const workflow = v.strictObject({
  name: v.string(),
  on: v.record(v.string(), v.unknown()),
  concurrency: v.optional(v.unknown()),
  permissions: v.strictObject({ contents: v.literal('read') }),
  jobs: v.record(v.string(), job),
});

const read = (name: string) => v.parse(workflow, readYaml(readFileSync(join(folder, name), 'utf8')));
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const { jobs } = read(name);
  const all = Object.values(jobs);

  it('waits for jobs that there are, and runs commands that there are', () => {
    for (const { needs } of all) if (needs !== undefined) expect(Object.keys(jobs)).toContain(needs);
    const commands = all.flatMap(({ steps }) => steps.flatMap((each) => ('run' in each ? [each.run] : [])));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const script = /^npm run ([\w:-]+)/.exec(command)?.[1];
      if (script !== undefined) expect(scripts).toHaveProperty(script);
      else if (command.startsWith('.')) expect(statSync(join(root, command)).mode & 0o111).toBeGreaterThan(0);
      else
        expect(command).toMatch(/^(npm ci$|npx playwright install|npx wrangler delete --name "scoreline-staging-pr-)/);
    }
  });

  it('gives secrets to commands alone, and never to a stranger’s pull request', () => {
    for (const { steps, if: condition, environment } of all) {
      if (!JSON.stringify(steps).includes('secrets.')) continue;
      expect(environment).toBeDefined();
      const isSafe = /head\.repo\.full_name == github\.repository|event_name != 'pull_request'|vars\./.test(
        condition ?? '',
      );
      expect(isSafe).toBe(true);
    }
  });
});

describe('the workflow of the site', () => {
  const { jobs } = read('site.yml');

  it('tests with .ci/run, then previews pull requests on staging and releases main', () => {
    expect(jobs.test?.steps).toContainEqual({ run: '.ci/run' });
    expect(jobs.preview).toMatchObject({ needs: 'test', environment: 'staging' });
    expect(jobs.release).toMatchObject({ needs: 'test', environment: 'production' });
    expect(jobs.release?.steps.at(-1)).toMatchObject({ run: 'npm run release' });
  });
});

describe('the deploy button', () => {
  it('finds what it asks for: the scripts, and the bindings and secrets with their words', () => {
    const { cloudflare } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const bindings = v.parse(
      v.record(v.string(), v.strictObject({ description: v.pipe(v.string(), v.minLength(20)) })),
      cloudflare.bindings,
    );
    const named =
      readFileSync(join(root, 'wrangler.toml'), 'utf8') + readFileSync(join(root, '.dev.vars.example'), 'utf8');
    for (const name of Object.keys(bindings)) expect(named, name).toContain(name);
    expect(scripts).toMatchObject({ build: expect.any(String), deploy: expect.any(String) });
    expect(existsSync(join(root, '.dev.vars.example'))).toBe(true);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('https://deploy.workers.cloudflare.com/?url=');
  });
});

describe('the reader of workflows', () => {
  it.each([
    ['a tab', 'a:\n\tb: c'],
    ['a wrong indent', 'a:\n  b: c\n d: e'],
    ['a key twice', 'a: b\na: c'],
    ['a value that must be quoted', 'a: b: c'],
    ['no key', 'a:\n  b\n'],
  ])('refuses %s', (_, text) => expect(() => readYaml(text)).toThrow(/line \d/));

  it('reads maps, lists and texts', () => {
    const expression = ['$', '{{ j.k }}'].join('');
    expect(readYaml(`a:\n  - b: 'c'\n    d: [e, f]\n  - g\nh:\ni: ${expression}\n`)).toEqual({
      a: [{ b: 'c', d: ['e', 'f'] }, 'g'],
      h: null,
      i: expression,
    });
  });
});
