import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { filesFrom, pickedWords, wordsIn } from '../../../web/build/usedWords.ts';
import { PAGES } from '../../../web/pages/loadPage.tsx';
import { pageSource } from '../../../web/pages/pageSource.ts';

describe('messages of each page', () => {
  const at = (source: string) => resolve(import.meta.dirname, '../../..', source);
  const kinds = Object.keys(PAGES).filter((kind) => kind !== 'list');
  const pages = new Set(kinds.map((kind) => at(pageSource(kind))));
  const common = filesFrom(at('web/browser/start.tsx'), pages);
  const files = (kind: string) => [...common, ...filesFrom(at(pageSource(kind)), new Set(common))];

  it('each page gets every message that its sources name', () => {
    expect(wordsIn(files('event'))).toEqual(expect.arrayContaining(['event.timeline', 'list.retry', 'statistic.']));
    for (const [kind, group] of Object.entries({ event: 'event', team: 'team', search: 'search', message: 'page' })) {
      expect(pickedWords(en, wordsIn(files(kind)))).toHaveProperty(group);
    }
  });
});
