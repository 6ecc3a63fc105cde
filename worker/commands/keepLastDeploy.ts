import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { messageOf } from './thrown.ts';

/** A deploy's list of its own files, served beside them. */
const LIST = 'built-files.json';

/** Only files with a hash in their name are copied. */
const HASHED = /^assets\/[A-Za-z0-9_.-]+-[A-Za-z0-9_-]{8}\.(js|css)$/;

const MAX_FILES = 400;
const MAX_BYTES = 2 * 1024 * 1024;
const PATIENCE_MS = 10_000;

async function get(address: URL): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return response;
}

/** The file list of the site's last deploy. */
async function lastFiles(site: string): Promise<string[]> {
  const list: unknown = await (await get(new URL(`/${LIST}`, site))).json();
  if (!Array.isArray(list)) throw new Error('its list is not an array');
  return list.filter((name: unknown) => typeof name === 'string' && HASHED.test(name)).slice(0, MAX_FILES);
}

/**
 * Copies the last deploy's files into a build, so that pages that are open during a deploy can still load them. It copies
 * only files that the last deploy built itself. Returns a summary. `folder`: the client build; `site`: its origin (`SITE_URL`).
 */
export async function keepLastDeploy(folder: string, site: string | undefined): Promise<string> {
  const own = readdirSync(resolve(folder, 'assets')).map((name) => `assets/${name}`);
  writeFileSync(resolve(folder, LIST), JSON.stringify(own.filter((name) => HASHED.test(name))));
  if (!site) return 'SITE_URL is not set, so open pages lose the files of the last deploy';
  try {
    const missing = (await lastFiles(site)).filter((name) => !existsSync(resolve(folder, name)));
    for (const name of missing) {
      const bytes = new Uint8Array(await (await get(new URL(`/${name}`, site))).arrayBuffer());
      if (bytes.byteLength > MAX_BYTES) continue;
      mkdirSync(dirname(resolve(folder, name)), { recursive: true });
      writeFileSync(resolve(folder, name), bytes);
    }
    return `${missing.length} files of the last deploy stay available to open pages`;
  } catch (error) {
    return `the files of the last deploy can’t be read from ${site} (${messageOf(error)}). This is normal for a first deploy`;
  }
}
