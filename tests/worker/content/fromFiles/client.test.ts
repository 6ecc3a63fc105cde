import { describe, expect, it } from 'vitest';
import { filesClients } from '../../../../worker/content/fromFiles/client.ts';
import { readContentFiles } from '../../../../worker/content/fromFiles/read.ts';
import { everyKind } from './content.records.ts';

const read = readContentFiles(everyKind);
if (!read.ok) throw new Error(read.error.join('\n'));
const clientAt = filesClients({ files: read.value, version: '1' });
const client = clientAt({ now: Date.parse('2026-11-21T12:00:00Z'), frozen: false });

async function listed(type: string, query: Record<string, string>, field: string): Promise<unknown[]> {
  const answer = await client.list(type, query, 100);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.map((attributes) => attributes[field]);
}

describe('client of content files', () => {
  it('lists the operators of a country only', async () => {
    const operatorsIn = (code: string) => listed('operators', { 'filters[countries][code][$eq]': code }, 'playUrl');
    expect(await operatorsIn('GB')).toEqual(['https://northern.test/gb']);
    expect(await operatorsIn('NL')).toEqual([]);
  });

  it('finds names by a part in any case, in the language of the query', async () => {
    const found = (term: string) => listed('competitions', { 'filters[name][$containsi]': term, locale: 'nl' }, 'name');
    expect(await found('DUITSE')).toEqual(['Duitse beker']);
    expect(await found('German')).toEqual([]);
  });

  it('lists competitions by name', async () => {
    const names = await listed('competitions', { sort: 'name:asc' }, 'name');
    expect(names).toEqual(['Bundesliga', 'German Cup', 'Liga Portugal']);
  });

  it('lists top competitions in file order, with countries and translations', async () => {
    const answer = await client.list('top-competitions', { sort: 'rank:asc' }, 1);
    const country = { data: { attributes: { name: 'Germany', localizations: { data: [{}] } } } };
    const localizations = { data: [{ attributes: { locale: 'nl', name: 'Duitse beker' } }] };
    expect(answer).toMatchObject({
      ok: true,
      value: [{ competition: { data: { attributes: { name: 'German Cup', country, localizations } } } }],
    });
  });

  it('hides news before its date', async () => {
    expect(await listed('news-items', { sort: 'publishedAt:desc' }, 'title')).toEqual(['A headline of ours']);
  });

  it('has the page of a path once', async () => {
    expect(await listed('page-contents', { 'filters[pageLink][$eq]': '/football' }, 'metaTitle')).toEqual([
      'Our football',
    ]);
  });

  it('answers missing for an unknown content type', async () => {
    expect(await client.list('articles', {}, 1)).toMatchObject({ ok: false, error: { kind: 'missing' } });
  });
});
