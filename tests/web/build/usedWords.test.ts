import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../../locales/en.ts';
import { messages } from '../../../locales/translator.ts';
import { filesFrom, pickedWords, wordsIn } from '../../../web/build/usedWords.ts';
import { LOCALES } from '../../../web/domain/locale.ts';
import { PAGES } from '../../../web/pages/loadPage.tsx';
import { kindsOf, pageSource } from '../../../web/pages/pageSource.ts';

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
