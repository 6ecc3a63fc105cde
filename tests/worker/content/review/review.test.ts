import { expect, it } from 'vitest';
import { ok } from '../../../../worker/base/result.ts';
import { filesClient } from '../../../../worker/content/fromFiles/client.ts';
import { parseContentFiles } from '../../../../worker/content/fromFiles/read.ts';
import {
  hiddenEntries,
  linksOf,
  loadEntries,
  scheduledEntries,
  untranslated,
} from '../../../../worker/content/review/review.ts';
import { everyKind } from '../fromFiles/content.records.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const known = { now: NOW, policy: null, hasPage: async () => null };

it('the entries of content files are reviewed as those of Strapi', async () => {
  const ended = { playUrl: 'https://northern.test/nl', offer: { expiresAt: '2026-11-01' } };
  const [first] = everyKind.operators;
  const read = parseContentFiles({
    ...everyKind,
    operators: [
      { ...first, countries: { ...first?.countries, FR: ended, PT: { playUrl: 'https://northern.test/pt' } } },
    ],
    pages: [
      ...everyKind.pages,
      {
        path: { en: '/static/links', nl: '/nl/static/links' },
        title: { en: 'Links', nl: 'Links' },
        sections: [{ text: { en: '[lost](/no/page)', nl: 'Niets' } }],
      },
    ],
  });
  if (!read.ok) throw new Error(read.error.join());
  const answer = await loadEntries(filesClient({ files: read.value, version: '1' }));
  const entries = answer.ok ? answer.value : [];
  const hidden = await hiddenEntries(entries, known);
  expect(hidden.map(({ name, field }) => `${name} ${field}`)).toEqual([
    'operator “Northern Lights Bet” (en) offer.expiresAt',
    'operator “Northern Lights Bet” (en) countries',
    'operator “Northern Lights Bet” (nl) offer.expiresAt',
    'operator “Northern Lights Bet” (nl) countries',
  ]);
  const scheduled = scheduledEntries(entries, NOW).filter(({ name }) => name.endsWith('(en)'));
  expect(scheduled.map(({ name, countries }) => [name, ...countries])).toEqual([
    ['article “An article of tomorrow” (en)'],
    ['news-item “Tomorrow’s headline” (en)'],
    ['operator “Northern Lights Bet” (en)', 'GB'],
  ]);
  expect(linksOf(entries, null).map(({ url }) => url)).toContain('/no/page');
  expect(untranslated(entries)).toEqual([]);
});

it('six types and languages are read at a time', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const list = async (collection: string) => {
    await new Promise<void>((done) => {
      waiting.push(done);
      most = Math.max(most, waiting.length);
      // The last two begin when others have answered.
      if (waiting.length === 6 || ['news-items', 'channels'].includes(collection))
        for (const each of waiting.splice(0)) each();
    });
    return ok([{ title: collection, name: collection, pageLink: collection }]);
  };
  const read = await loadEntries({ list } as never);
  expect(most).toBe(6);
  expect(read.ok ? read.value.map(({ type, locale }) => `${type} ${locale}`) : []).toEqual([
    ...['page-content', 'article', 'operator', 'news-item'].flatMap((type) => [`${type} en`, `${type} nl`]),
    'channel en',
  ]);
});
