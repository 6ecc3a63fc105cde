import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../web/domain/locale.ts';
import type { Route } from '../web/format/addresses/routes.ts';
import { PAGES } from '../web/pages/loadPage.tsx';
import { pageSource } from '../web/pages/pageSource.ts';
import { partsOf } from '../worker/render/scriptParts.ts';
import { pagesOf } from './crawl/pages.ts';

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

/** Bytes of script that a page loads, after brotli. */
function scriptOf(route: Route | null, locale: Locale): number {
  const parts = partsOf(route, locale);
  const files = filesOf([ENTRY, ...parts.filter((part) => part in manifest || !part.startsWith('virtual:words/'))]);
  return [...files].reduce((sum, file) => sum + brotli(file), 0);
}

/** The most bytes of script of a page, compressed with brotli. */
const MAX_SCRIPT: Readonly<Record<Route['name'], number>> = {
  ...{ home: 88_000, live: 88_000, sport: 88_600, region: 88_600 },
  ...{ static: 89_200, developers: 89_200, play: 89_400, settings: 89_200, news: 89_200, article: 89_200 },
  ...{ odds: 95_000, calculator: 95_000, search: 95_000, goals: 95_000, watch: 95_000, my: 95_000 },
  ...{ regions: 94_400, competitions: 94_400, tournament: 94_400, team: 91_400, player: 88_600, event: 110_400 },
};

/** Slugs that no site has: a page’s script depends on its kind alone. */
const MADE_UP = {
  sport: 'football',
  region: 'a',
  competition: 'b-1',
  match: 'c-1',
  team: 'd-1',
  player: 'e-1-2',
} as const;

describe.skipIf(!existsSync(MANIFEST))('production build', () => {
  it.each(LOCALES)('the script of each page stays within its budget (%s)', (locale) => {
    const pages = pagesOf(locale, { ...MADE_UP, article: { en: 'a', nl: 'a' } });
    const sizes = pages.map(({ name, route }) => ({
      name,
      bytes: scriptOf(route, locale),
      most: route ? MAX_SCRIPT[route.name] : 89_200,
    }));
    expect(sizes.filter(({ bytes, most }) => bytes > most || bytes < 60_000)).toEqual([]);
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
