import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HASH = /-([A-Za-z0-9_-]{8})\.(js|css)$/;

/** The name of a file in the next version. It has another hash, as if all code had changed. */
const renamed = (name: string) =>
  name.replace(HASH, (_, hash: string, kind: string) => `-${[...hash].toReversed().join('')}.${kind}`);

/** Copies the built site into a new folder. */
function copyOf(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
}

function renameFiles(folder: string): void {
  const assets = join(folder, 'dist/client/assets');
  const names = readdirSync(assets).filter((name) => HASH.test(name));
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  const files = [
    ...names.map((name) => join(assets, renamed(name))),
    join(folder, 'dist/worker/index.js'),
    join(folder, 'dist/client/_headers'),
  ];
  const known = new Set(names);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/[A-Za-z0-9_.-]+\.(?:js|css)\b/g, (name) => (known.has(name) ? renamed(name) : name)),
    );
  }
}

/**
 * Makes two versions of the built site, in folders that can be served as roots. They do the same, but their files have different names.
 */
export function twoVersions(root: string): { former: string; next: string; remove: () => void } {
  const [former, next] = [copyOf(root), copyOf(root)];
  renameFiles(next);
  return {
    former,
    next,
    remove() {
      for (const folder of [former, next]) rmSync(folder, { recursive: true });
    },
  };
}
