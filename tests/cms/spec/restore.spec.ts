import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runStrapi, startStrapi } from '../strapi.ts';
import { freePort } from './content.ts';
import { type Site, startSite } from './site.ts';

const { version } = inject('content');

/** The content of pages and of the search, in both languages. */
async function seen(site: Site) {
  const settings = await Promise.all(['en', 'nl'].map((locale) => site.settings(locale)));
  const about = /<main[\s\S]*<\/main>/.exec(await site.html('/static/about-us'))?.[0];
  const { competitions } = await site.search('premier', 'en');
  return {
    // URLs of pictures contain the port of their Strapi, so only their presence counts.
    settings: JSON.parse(
      JSON.stringify(settings, (name, value) => (/^(logo|image|flag)$/.test(name) ? value !== null : value)),
    ),
    about: about?.replace(/[?&]url=[^"]*/g, ''),
    competitions: competitions.map(({ id, name }) => ({ id, name })),
  };
}

/** The content that a site shows with a data folder. */
async function shownOf(name: string, environment: Record<string, string> = {}) {
  const strapi = await startStrapi({ version, port: await freePort(), name, environment });
  // A Strapi is slow after its start, and a timeout would look like lost content.
  const site = await startSite({
    CMS_URL: strapi.url,
    CMS_TOKEN: strapi.tokens.read,
    UPSTREAM_TIMEOUT_MS: '20000',
  });
  const shown = await seen(site);
  await site.close();
  await strapi.close();
  return shown;
}

const archive = resolve(import.meta.dirname, '../../..', '.cms', version, 'kept.tar.gz');
const remove = () => rmSync(archive, { force: true });

beforeAll(remove);
afterAll(remove);

describe('strapi export and import', () => {
  it('restore the same content for visitors', { timeout: 600_000 }, async () => {
    const first = await startStrapi({ version, port: await freePort(), name: 'kept', fresh: true });
    await first.close();
    const before = await shownOf('kept');
    expect(before.settings[0].operators.length).toBeGreaterThan(0);
    const kept = await runStrapi({ version, name: 'kept', words: ['export', '--no-encrypt', '--file', 'kept'] });
    expect(kept.code, kept.output).toBe(0);
    expect(existsSync(archive)).toBe(true);

    // Starts an empty Strapi of the same version, as after data loss.
    const empty = await startStrapi({
      version,
      port: await freePort(),
      name: 'restored',
      fresh: true,
      environment: { SEED: '' },
    });
    await empty.close();
    const lost = await shownOf('restored', { SEED: '' });
    expect(lost.settings[0].operators).toEqual([]);
    const restored = await runStrapi({
      version,
      name: 'restored',
      words: ['import', '--file', 'kept.tar.gz', '--force'],
    });
    expect(restored.code, restored.output).toBe(0);
    expect(await shownOf('restored', { SEED: '' })).toEqual(before);
  });
});
