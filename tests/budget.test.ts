import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../web/domain/locale.ts';
import { parsePath } from '../web/format/addresses/routes.ts';
import { PAGES } from '../web/pages/loadPage.tsx';
import { pageSource } from '../web/pages/pageSource.ts';
import { partsOf } from '../worker/render/scriptParts.ts';

const dist = resolve(import.meta.dirname, '../dist/client');
const MANIFEST = resolve(dist, '.vite/manifest.json');
const ENTRY = 'web/browser/start.tsx';

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};

const sizes = new Map<string, number>();

/** Bytes of a file after brotli. Most pages share most files, so each is compressed once. */
function brotli(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(resolve(dist, file))).length;
  sizes.set(file, size);
  return size;
}

/** The files of modules and of their imports. */
function filesOf(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`the build has no ${name}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

/** Bytes of script that the page at an English address loads, after brotli. */
function scriptOf(path: string, locale: (typeof LOCALES)[number]): number {
  const parts = partsOf(parsePath(path)?.route ?? null, locale);
  const files = filesOf([ENTRY, ...parts.filter((part) => part in manifest || !part.startsWith('virtual:words/'))]);
  return [...files].reduce((sum, file) => sum + brotli(file), 0);
}

/** The most bytes of script for each kind of page, compressed with brotli. */
const SCRIPT_BUDGETS = [
  ['home', 88_000, ['/', '/football/live']],
  ['list', 88_600, ['/football']],
  ['text', 89_200, ['/about-us', '/nowhere/at/all']],
  ['tool', 95_000, ['/odds', '/odds/calculator', '/search', '/goals', '/watch', '/my']],
  ['competition', 94_400, ['/football/competitions', '/football/england/premier-league-1']],
  ['team', 95_000, ['/team/ajax-1', '/player/someone-1-2']],
  ['match', 112_000, ['/match/football/ajax-psv-1']],
] as const;

describe.skipIf(!existsSync(MANIFEST))('production build', () => {
  it.each(SCRIPT_BUDGETS)('the script of a %s page stays within %i bytes', (_, most, paths) => {
    const sizes = paths.flatMap((path) => LOCALES.map((locale) => scriptOf(path, locale)));
    expect(Math.min(...sizes)).toBeGreaterThan(60_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
  });

  it('the style sheet stays within 17,000 bytes', () => {
    const files = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
    expect(files).toHaveLength(1);
    expect(files.reduce((sum, file) => sum + brotli(file), 0)).toBeLessThan(17_000);
  });

  it('each page kind has its own script and words', () => {
    const kinds = Object.keys(PAGES).filter((kind) => kind !== 'list');
    for (const kind of kinds) {
      expect(manifest[pageSource(kind)]).toBeDefined();
    }
    for (const locale of LOCALES) {
      const silent = kinds.filter((kind) => manifest[`virtual:words/${locale}/${kind}`] === undefined);
      expect(silent, 'kinds that only the server renders').toEqual(['player', 'settings', 'news', 'text']);
    }
  });

  it.each([
    ['client', ['react', '@tanstack/react-query']],
    ['worker', ['hono', 'markdown-it', 'dayjs']],
  ])('the %s bundle brings the notices of its packages', (bundle, packages) => {
    const notices = readFileSync(resolve(dist, '..', bundle, 'licenses.md'), 'utf8');
    for (const name of packages) expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(MIT\\)$`, 'm'));
  });
});
