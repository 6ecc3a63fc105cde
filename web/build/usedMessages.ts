import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { STATIC_FILE } from './staticFiles.ts';

const IMPORTS = /(?:^|\n)(?:import|export)\s(?!type\s)[^;]*?'(\.[^']+\.tsx?)'|\bimport\('(\.[^']+)'\)/g;

/**
 * A file and everything it imports, now or later, without the files in `apart` and their own imports. A `Name.static.tsx`
 * has no words in the browser.
 */
export function importedFiles(file: string, apart: ReadonlySet<string>, found = new Set<string>()): string[] {
  if (found.has(file) || apart.has(file) || STATIC_FILE.test(file) || !existsSync(file)) return [];
  found.add(file);
  for (const [, atOnce, later] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
    importedFiles(resolve(dirname(file), atOnce ?? later ?? ''), apart, found);
  }
  return [...found];
}

/** Candidates for message keys: a quoted text without spaces, or the start of a template. */
const QUOTED = /'([\w-]+(?:\.[\w-]+)*)'|`([\w-]+\.[\w.-]*)(?:\$\{|`)/g;

/** Possible message keys in source files: `site.home`, or `filter.` for all that start so. */
export function messageKeysIn(files: readonly string[]): string[] {
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, whole, beginning] of text.matchAll(QUOTED)) names.add(whole ?? beginning ?? '');
    if (/\bt\.calendar\b/.test(text)) names.add('day.');
  }
  return [...names];
}

/** The messages with one of these keys, in their groups. */
export function pickMessages(words: object, names: readonly string[], path = ''): Record<string, unknown> {
  const wanted = new Set(names);
  const beginnings = names.filter((name) => /[^\w]$|\.[\w-]*-$/.test(name));
  const picked = Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const name = `${path}${key}`;
    if (wanted.has(name) && (path !== '' || typeof value === 'string')) return [[key, value]];
    if (beginnings.some((beginning) => name.startsWith(beginning))) return [[key, value]];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const inside = pickMessages(value, names, `${name}.`);
    return Object.keys(inside).length === 0 ? [] : [[key, inside]];
  });
  return Object.fromEntries(picked);
}
