import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Environment, run } from '../../worker/commands/run.ts';

/** Sources of the panel: its packages, and the project's content types and settings. */
const PARTS = ['package.json', 'src', 'config'];

/** Strapi's CLI, relative to a version's folder. */
const STRAPI = 'node_modules/@strapi/strapi/bin/strapi.js';

function digestOf(folder: string): string {
  const hash = createHash('sha256').update(readFileSync(resolve(folder, 'package-lock.json')));
  for (const part of ['src', 'config']) {
    const files = readdirSync(resolve(folder, part), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths.toSorted()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Builds a Strapi’s panel into its folder (`build/`), if it is missing. It builds in a temporary folder outside the project,
 * because the build uses the nearest `tsconfig.json` above it. Throws if the build fails. `folder`: an installed version.
 */
export async function buildPanel(folder: string, env: Environment): Promise<void> {
  const built = resolve(folder, 'build/.built-of');
  const digest = digestOf(folder);
  if (existsSync(built) && readFileSync(built, 'utf8') === digest) return;
  console.log('Building the panel (a minute or three, once) …');
  const outside = mkdtempSync(join(tmpdir(), 'strapi-panel-'));
  try {
    for (const part of PARTS) cpSync(resolve(folder, part), resolve(outside, part), { recursive: true });
    symlinkSync(resolve(folder, 'node_modules'), resolve(outside, 'node_modules'), 'junction');
    const { code, output } = await run(process.execPath, [STRAPI, 'build'], { quiet: true, env, cwd: outside });
    if (code !== 0) throw new Error(`${output}\nThe panel could not be built.`);
    rmSync(resolve(folder, 'build'), { recursive: true, force: true });
    cpSync(resolve(outside, 'build'), resolve(folder, 'build'), { recursive: true });
    writeFileSync(built, digest);
  } finally {
    rmSync(outside, { recursive: true, force: true });
  }
}
