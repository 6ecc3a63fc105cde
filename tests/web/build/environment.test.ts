import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { deployConfig } from '../../../web/build/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'wrangler.toml');
  writeFileSync(file, `name = "site"\nmain = "main.ts"\ncompatibility_date = "2026-08-01"\n${text}`);
  return file;
}

const own = resolve(import.meta.dirname, '../../../wrangler.toml');

describe('environments of wrangler.toml', () => {
  it('an environment has every binding of the top level, production with the same name', () => {
    const top = deployConfig(own, undefined);
    const production = deployConfig(own, 'production');
    for (const part of ['name', 'kv_namespaces', 'durable_objects', 'ratelimits', 'images'] as const)
      expect(production[part], part).toEqual(top[part]);
    // A site that was set up has variables of its own.
    expect(production.vars).toMatchObject(top.vars);
    expect(production.analytics_engine_datasets).toEqual(top.analytics_engine_datasets);
    const staging = deployConfig(own, 'staging');
    for (const part of ['durable_objects', 'images', 'migrations', 'observability'] as const)
      expect(staging[part], part).toEqual(top[part]);
    expect(staging).toMatchObject({ name: `${top.name}-staging`, workers_dev: true });
    expect(staging.vars).toMatchObject({ ENVIRONMENT: 'staging' });
    const limits = (ratelimits: typeof top.ratelimits) =>
      ratelimits.map(({ namespace_id }: { namespace_id: string }) => namespace_id);
    expect(limits(staging.ratelimits)).not.toEqual(limits(top.ratelimits));
  });

  it.each([undefined, 'production', 'staging'])('an environment logs no line for each visitor (%s)', (name) => {
    expect(deployConfig(own, name).observability).toMatchObject({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
    });
  });

  it('production has an address on workers.dev until a domain is named', () => {
    // Wrangler decides by the routes when nothing is set.
    expect(deployConfig(own, 'production').workers_dev).toBeUndefined();
  });

  it('each environment writes to its own analytics dataset', () => {
    const named = (name: string) => deployConfig(own, name).analytics_engine_datasets;
    expect(named('production')).toContainEqual({ binding: 'CLICKS', dataset: 'scoreline_clicks' });
    expect(named('staging')).toContainEqual({ binding: 'CLICKS', dataset: 'scoreline_clicks_staging' });
  });
});

describe('queues', () => {
  it('an environment has its own queues with keys of alerts, and none without', () => {
    const queuesOf = (vars: string, name: string) =>
      deployConfig(fileWith(`[vars]\n${vars}\n[env.staging]\n`), name).queues;
    const key = 'VAPID_PUBLIC_KEY = "B"';
    expect(queuesOf(key, 'production').producers).toEqual([{ binding: 'ALERTS', queue: 'site-alerts' }]);
    expect(queuesOf(key, 'staging').consumers).toMatchObject([{ dead_letter_queue: 'site-staging-alerts-dead' }]);
    expect(queuesOf('', 'production').producers).toEqual([]);
  });
});

describe('built environment', () => {
  const shared =
    'routes = ["scores.test/*"]\n[vars]\nSITE_URL = "https://scores.test"\nSITE_NAME = "Scores"\n' +
    '[[kv_namespaces]]\nbinding = "CACHE"\nid = "of-production"\n[env.staging]\n';

  it('an environment never gets another environment’s address, domain or store', () => {
    const staging = deployConfig(fileWith(shared), 'staging');
    expect(staging.routes).toBeUndefined();
    expect(staging.vars).toEqual({ SITE_URL: undefined, SITE_NAME: 'Scores' });
    expect(staging.kv_namespaces).toEqual([{ binding: 'CACHE' }]);
  });

  it('the build refuses an unknown environment and names it', () => {
    expect(() => deployConfig(fileWith('[env.staging]\n'), 'stagin')).toThrow(/stagin/);
  });
});
