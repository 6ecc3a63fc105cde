import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../web/domain/locale.ts';
import { PAGE_SOURCES } from '../web/pages/pageSources.ts';
import { parsePath } from '../web/routes.ts';
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

/** Bytes of a file as it is sent, worked out once: most pages share most files. */
function brotli(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(resolve(dist, file))).length;
  sizes.set(file, size);
  return size;
}

/** The files of modules and of all that they import. */
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

/** Bytes of script that the page at an English address loads, compressed with brotli. */
function scriptOf(path: string, locale: (typeof LOCALES)[number]): number {
  const files = filesOf([ENTRY, ...partsOf(parsePath(path)?.route ?? null, locale)]);
  return [...files].reduce((sum, file) => sum + brotli(file), 0);
}

/** Most bytes of script by path; each page kind has one here. */
const MOST_SCRIPT: Readonly<Record<string, number>> = {
  '/': 85_000,
  '/football/live': 85_000,
  '/football': 86_000,
  '/about-us': 86_000,
  '/nowhere/at/all': 86_000,
  '/search': 88_500,
  '/goals': 88_500,
  '/football/competitions': 88_200,
  '/football/england/premier-league-1': 89_000,
  '/team/ajax-1': 91_000,
  '/player/someone-1-2': 88_200,
  '/odds': 85_500,
  '/odds/calculator': 85_500,
  '/match/football/ajax-psv-1': 106_000,
};

describe.skipIf(!existsSync(MANIFEST))('the build', () => {
  for (const locale of LOCALES) {
    it.each(Object.entries(MOST_SCRIPT))(`keeps the script of %s to %i bytes (${locale})`, (path, most) => {
      const bytes = scriptOf(path, locale);
      expect(bytes).toBeGreaterThan(60_000);
      expect(bytes).toBeLessThan(most);
    });
  }

  it('keeps the style sheet to 12,000 bytes', () => {
    const files = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
    expect(files).toHaveLength(1);
    expect(files.reduce((sum, file) => sum + brotli(file), 0)).toBeLessThan(12_000);
  });

  it.each([
    ['web/push/pushClient.ts', 1_200],
    ['web/push/asking.ts', 1_070],
  ])('keeps what a page is told by small: %s to %i bytes', (source, most) => {
    expect(brotli(manifest[source]?.file ?? '')).toBeLessThan(most);
  });

  it('has every page and its words in files of their own', () => {
    for (const [kind, source] of Object.entries(PAGE_SOURCES)) {
      expect(manifest[source]).toBeDefined();
      for (const locale of LOCALES) expect(manifest[`virtual:words/${locale}/${kind}`]).toBeDefined();
    }
  });
});
