import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a deploy says of itself, beside the browser's files: the names of those that it made. */
const LIST = 'built-files.json';

/** A file with a hash in its name; nothing else is taken from a site. */
const HASHED = /^assets\/[A-Za-z0-9_.-]+-[A-Za-z0-9_-]{8}\.(js|css)$/;

const MOST_FILES = 400;
const MOST_BYTES = 2 * 1024 * 1024;
const PATIENCE_MS = 10_000;

async function get(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  return response;
}

/** The names of the files that the site's last deploy made. */
async function lastFiles(site) {
  const list = await (await get(new URL(`/${LIST}`, site))).json();
  if (!Array.isArray(list)) throw new Error('its list is none');
  return list.filter((name) => typeof name === 'string' && HASHED.test(name)).slice(0, MOST_FILES);
}

/**
 * Puts the files of the site's last deploy beside those of a build, so that a page that is open during a deploy finds what it
 * loads late. Only those that the last deploy itself made: older ones are gone. Gives what it did in words.
 *
 * @param {string} folder the build of the browser's files
 * @param {string | undefined} site the site's origin (`SITE_URL`)
 * @returns {Promise<string>}
 */
export async function keepLastDeploy(folder, site) {
  const own = readdirSync(resolve(folder, 'assets')).map((name) => `assets/${name}`);
  writeFileSync(resolve(folder, LIST), JSON.stringify(own.filter((name) => HASHED.test(name))));
  if (!site) return 'SITE_URL is not set: open pages lose the files of the last deploy';
  try {
    const missing = (await lastFiles(site)).filter((name) => !existsSync(resolve(folder, name)));
    for (const name of missing) {
      const bytes = new Uint8Array(await (await get(new URL(`/${name}`, site))).arrayBuffer());
      if (bytes.byteLength > MOST_BYTES) continue;
      mkdirSync(dirname(resolve(folder, name)), { recursive: true });
      writeFileSync(resolve(folder, name), bytes);
    }
    return `${missing.length} files of the last deploy are kept for open pages`;
  } catch (error) {
    return `the files of the last deploy can’t be had from ${site} (${error.message}): a first deploy has none`;
  }
}
