import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { en } from '../../../locales/en.ts';
import { messages } from '../../../locales/translator.ts';
import { filesFrom, pickedWords, wordsIn } from '../../../web/build/usedWords.ts';
import { LOCALES } from '../../../web/domain/locale.ts';
import { PAGES } from '../../../web/pages/loadPage.tsx';
import { kindsOf, pageSource } from '../../../web/pages/pageSource.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function sourcesOf(files: Record<string, string>): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return (name) => join(folder, name);
}

describe('filesFrom', () => {
  const at = sourcesOf({
    'a.ts': "import { b } from './b.ts';\nimport type { t } from './types.ts';\nconst later = () => import('./c.tsx');",
    'b.ts': "import {\n  one,\n  two,\n} from './d.ts';\nimport './a.ts';",
    'c.tsx': "export { d } from './d.ts';",
    'd.ts': "import 'react';",
    'types.ts': '',
  });
  const names = (files: string[]) => files.map((file) => file.split('/').at(-1)).toSorted();

  it('filesFrom finds static and dynamic imports at any depth, but no type imports', () => {
    expect(names(filesFrom(at('a.ts'), new Set()))).toEqual(['a.ts', 'b.ts', 'c.tsx', 'd.ts']);
  });

  it('filesFrom leaves out the files that are listed apart', () => {
    expect(names(filesFrom(at('a.ts'), new Set([at('b.ts')])))).toEqual(['a.ts', 'c.tsx', 'd.ts']);
  });
});

describe('pickedWords', () => {
  const words = {
    site: { home: 'Home', away: 'Away' },
    filter: { all: 'All', live: 'Live' },
    list: { more: { one: 'one', other: 'others' } },
    day: { short: ['Sun'], date: 'date' },
    top: 'Top',
    odds: { top: 'unsaid' },
  };
  const saidBy = (text: string) => pickedWords(words, wordsIn([sourcesOf({ 'a.tsx': text })('a.tsx')]));

  it('pickedWords picks the messages that a source names in full', () => {
    expect(saidBy("t('site.home')")).toEqual({ site: { home: 'Home' } });
    expect(saidBy("t(open ? 'site.home' : 'site.away')")).toEqual({ site: words.site });
    expect(saidBy("t('top')")).toEqual({ top: 'Top' });
    expect(saidBy("t.count('list.more', 2)")).toEqual({ list: words.list });
  });

  it('pickedWords picks every message that starts with a named prefix', () => {
    expect(saidBy('t(`filter.$' + '{each}`)')).toEqual({ filter: words.filter });
  });

  it('pickedWords picks the calendar when a source reads it', () => {
    expect(saidBy('t.calendar.short[0]')).toEqual({ day: words.day });
  });

  it('pickedWords picks no message when a source names none', () => {
    expect(saidBy("const all = 'all'; const site = 'site'; // see filter.live")).toEqual({});
  });
});

describe('messages of each page', () => {
  const at = (source: string) => resolve(import.meta.dirname, '../../..', source);
  const kinds = Object.keys(PAGES).filter((kind) => kind !== 'list');
  const pages = new Set(kinds.map((kind) => at(pageSource(kind))));
  const common = filesFrom(at('web/browser/start.tsx'), pages);
  const files = (kind: string) => [...common, ...filesFrom(at(pageSource(kind)), new Set(common))];

  it('each page kind has a file of its name', () => {
    expect(kindsOf(readdirSync(at('web/pages'))).toSorted()).toEqual(kinds.toSorted());
  });

  it('the common part has no message of the server or of single pages', () => {
    const said = pickedWords(en, wordsIn(common));
    expect(Object.keys(said)).toEqual(expect.arrayContaining(['list', 'status', 'offers', 'day', 'backToTop']));
    for (const group of ['meta', 'event', 'tournament', 'player', 'page', 'browse'])
      expect(said).not.toHaveProperty(group);
  });

  it('each page gets the same message keys in every language', () => {
    for (const kind of kinds) {
      const named = wordsIn(files(kind));
      const [first, ...others] = LOCALES.map((locale) => shapeOf(pickedWords(messages[locale], named)));
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it('each page gets every message that its sources name', () => {
    expect(wordsIn(files('event'))).toEqual(expect.arrayContaining(['event.timeline', 'list.retry', 'statistic.']));
    for (const [kind, group] of Object.entries({ event: 'event', team: 'team', search: 'search', message: 'page' })) {
      expect(pickedWords(en, wordsIn(files(kind)))).toHaveProperty(group);
    }
  });
});

function shapeOf(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'object' && value !== null ? shapeOf(value) : true,
    ]),
  );
}
