import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '../locales/translator.ts';
import { FIRST_LOCALE, OTHER_LOCALES } from '../web/domain/locale.ts';

const root = resolve(import.meta.dirname, '..');

function filesIn(folder: string, kinds = /\.(ts|tsx|mjs)$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** The files of the project that a file imports, types included. */
function importsOf(file: string): string[] {
  const targets = textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return Array.from(targets, ([, target = '']) => relative(root, resolve(root, dirname(file), target)));
}

const importsFrom = (folder: string, into: RegExp) =>
  filesIn(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => into.test(target))
      .map((target) => `${file} → ${target}`),
  );

/** The rooms, from the ground to the entry. */
const FLOORS: readonly (readonly string[])[] = [
  ['locales'],
  ['web/domain'],
  ['web/format', 'worker/base'],
  ['worker/policy', 'worker/upstream', 'worker/cache'],
  ['worker/feeds'],
  ['web/data', 'worker/settings'],
  ['web/components', 'worker/poller', 'worker/content'],
  ['web/pages', 'worker/live'],
  ['web/browser', 'web/build', 'worker/push', 'worker/render', 'worker/search'],
  ['worker/api'],
  ['worker/middleware', 'worker/pages'],
  ['worker/ops'],
  ['worker/routes'],
  ['worker/entry', 'worker/commands'],
];

/** The folder of a file, without its inner folders: `worker/live`, `locales`. */
const roomOf = (file: string) => /^(?:web|worker)(?:\/\w+(?=\/))?|^\w+/.exec(file)?.[0] ?? '';

/** The floor of a room; NaN for an unknown one. */
function floorOf(room: string): number {
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room));
  return floor < 0 ? Number.NaN : floor;
}

describe('imports run one way', () => {
  it('web and locales import nothing from worker', () => {
    expect(importsFrom('web', /^worker\//)).toEqual([]);
    expect(importsFrom('locales', /^worker\//)).toEqual([]);
  });

  it('only local commands import from tests, to start the demonstration', () => {
    const imports = ['worker', 'web', 'locales'].flatMap((folder) => importsFrom(folder, /^tests\//));
    expect(imports).toEqual(['worker/commands/settings.ts → tests/demo/beside.ts']);
  });

  it('web/domain and web/format import no React, component, page or data', () => {
    for (const folder of ['web/domain', 'web/format']) {
      expect(importsFrom(folder, /^web\/(components|pages|data)\//)).toEqual([]);
      for (const file of filesIn(folder)) expect(textOf(file)).not.toMatch(/from 'react/);
    }
  });

  it('no import of the product, types included, is circular', () => {
    const files = ['worker', 'web', 'locales'].flatMap((folder) => filesIn(folder));
    const open = new Map(files.map((file) => [file, importsOf(file)]));
    // Removes files without remaining imports, until none or a circle remains.
    for (let size = -1; size !== open.size; ) {
      size = open.size;
      for (const [file, imports] of open) if (!imports.some((target) => open.has(target))) open.delete(file);
    }
    expect([...open.keys()]).toEqual([]);
  });

  it('each room imports only rooms on lower floors', () => {
    const arrows = ['worker', 'web', 'locales']
      .flatMap((folder) => filesIn(folder))
      .flatMap((file) => importsOf(file).map((target) => [roomOf(file), roomOf(target)] as const))
      // The style sheet is in no room.
      .filter(([from, to]) => from !== to && to !== 'tests' && to !== 'web');
    expect(new Set(arrows.map(String)).size).toBeGreaterThan(100);
    expect(arrows.filter(([from, to]) => !(floorOf(to) < floorOf(from))).map(String)).toEqual([]);
  });

  it('no two folders of worker/live need each other', () => {
    const folderOf = (file: string) => /^worker\/live\/(\w+(?=\/))?/.exec(file);
    const arrows = filesIn('worker/live').flatMap((file) =>
      importsOf(file).flatMap((target) => {
        const [from, to] = [folderOf(file), folderOf(target)];
        return to === null || from?.[0] === to[0] ? [] : `${from?.[1] ?? 'live'} ${to[1] ?? 'live'}`;
      }),
    );
    const known = new Set(arrows);
    expect(known.size).toBeGreaterThan(20);
    expect(arrows.filter((arrow) => known.has(arrow.split(' ').toReversed().join(' ')))).toEqual([]);
  });

  it('the search finds the imports that exist', () => {
    expect(importsFrom('worker', /^web\//).length).toBeGreaterThan(20);
    expect(importsFrom('web', /^locales\//).length).toBeGreaterThan(0);
  });
});

/** Files whose `default:` is for words from outside: of a source, a client, a keyboard, a font, or another release. */
const OPEN_WORDS = [
  'worker/feeds/apiFootball/status.ts',
  'worker/feeds/footballData/status.ts',
  'worker/render/preview/outline.ts',
  'worker/routes/mcp.ts',
  'web/components/navigation/SearchResults.tsx',
];

it('every default of a switch says by type which members it covers', () => {
  // The formatter puts the label on a line of its own.
  const unnamed = /^ *default:(?: \{)?\n(?!.*\bsatisfies\b)/m;
  const files = ['worker', 'web', 'locales'].flatMap((folder) => filesIn(folder));
  expect(files.filter((file) => unnamed.test(textOf(file))).toSorted()).toEqual(OPEN_WORDS.toSorted());
});

it('only files that an older Node loads, or that enter a worker, are JavaScript', () => {
  const older = ['worker/commands/node24.mjs', 'worker/commands/npm.mjs'];
  const found = ['web', 'worker', 'tests', 'locales'].flatMap((folder) => filesIn(folder, /\.mjs$/));
  expect(found.toSorted()).toEqual(['tests/support/stoppedDate.mjs', ...older]);
  expect(older.flatMap(importsOf)).toEqual(['worker/commands/node24.mjs']);
});

it('no file takes the path of a file from an address, where a space is %20', () => {
  const found = ['web', 'worker', 'tests', 'locales'].flatMap((folder) => filesIn(folder));
  const all = [...found, 'vite.config.ts'];
  expect(all.filter((file) => /import\.meta\.url\)\.pathname/.test(textOf(file)))).toEqual([]);
});

it('only one file finds the date of a kick-off in a zone', () => {
  const asking = ['worker', 'web']
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /zonedTime\([\w.]*kickOff\b[^)]*\)(?!\.time)/.test(textOf(file)));
  expect(asking).toEqual(['web/domain/kickOff.ts']);
});

function emptyMessages(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'object' && value !== null) return emptyMessages(value, here);
    return typeof value === 'string' && value.trim() !== '' ? [] : [here];
  });
}

function keysAndBlanks(messages: object): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return keysAndBlanks(value).map((blank) => `${key}.${blank}`);
    const blanks = Array.from(String(value).matchAll(/\{\{(\w+)\}\}/g), ([, blank]) => `${key}: ${blank}`);
    return [key, ...blanks];
  });
}

describe.each(OTHER_LOCALES)('locale %s', (locale) => {
  it('has every message', () => expect(emptyMessages(messages[locale])).toEqual([]));

  it('has the keys and placeholders of the first language', () => {
    expect(keysAndBlanks(messages[locale]).toSorted()).toEqual(keysAndBlanks(messages[FIRST_LOCALE]).toSorted());
  });

  it('has pages that are not looked up as files first', () => {
    expect(textOf('wrangler.toml')).toMatch(new RegExp(`^run_worker_first = .*"/${locale}", "/${locale}/\\*"`, 'm'));
  });
});

describe('worker and web', () => {
  it('compare no locale with en or nl', () => {
    const asking = ['worker', 'web']
      .flatMap((folder) => filesIn(folder))
      .filter((file) => /[!=]== '(en|nl)'/.test(textOf(file)));
    expect(asking).toEqual([]);
  });

  it('read no record and no address by the name of a language', () => {
    const byName = /\w\.nl(?=[,;)\]}\s])|[{,] nl[,}]|[{,] nl }|\(\?:nl/;
    const ofProduct = ['worker', 'web'].flatMap((folder) => filesIn(folder));
    const reading = ofProduct.filter((file) => byName.test(textOf(file)));
    expect(reading).toEqual([]);
  });
});
