import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import { importedFiles, messageKeysIn, pickMessages } from '../../../web/build/usedMessages.ts';
import { PAGES } from '../../../web/pages/loadPage.tsx';
import { pageSource } from '../../../web/pages/pageSource.ts';

describe('messages of each page', () => {
  const at = (source: string) => resolve(import.meta.dirname, '../../..', source);
  const kinds = Object.keys(PAGES).filter((kind) => kind !== 'list');
  const pages = new Set(kinds.map((kind) => at(pageSource(kind))));
  const common = importedFiles(at('web/browser/start.tsx'), pages);
  const files = (kind: string) => [...common, ...importedFiles(at(pageSource(kind)), new Set(common))];

  it('each page gets every message that its sources name', () => {
    expect(messageKeysIn(files('event'))).toEqual(
      expect.arrayContaining(['event.timeline', 'list.retry', 'statistic.']),
    );
    for (const [kind, group] of Object.entries({ event: 'event', team: 'team', search: 'search', message: 'page' })) {
      expect(pickMessages(en, messageKeysIn(files(kind)))).toHaveProperty(group);
    }
  });
});
