import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedContent } from '../../../../worker/content/embedded/app.ts';
import { readContentFiles } from '../../../../worker/content/fromFiles/read.ts';
import { fileStore } from '../../../../worker/content/fromFiles/store.ts';
import { SATURDAY, siteWith, visitorOf } from '../../site.runtime.ts';
import { everyKind } from './content.records.ts';

let sites = 0;

/** A site whose content system answers what files of every kind hold. */
function site() {
  sites += 1;
  const read = readContentFiles(everyKind);
  if (!read.ok) throw new Error(read.error.join('\n'));
  const content = createEmbeddedContent(fileStore(read.value), { now: () => Date.parse(SATURDAY) });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => content.fetch(new Request(input)));
  return siteWith({ CMS_URL: `https://files-${sites}.test` });
}

let visit = site();
beforeEach(() => {
  visit = site();
});
afterEach(() => vi.restoreAllMocks());

const textOf = async (path: string, country = 'GB') => (await visit(path, visitorOf(country))).text();

describe('content of every kind', () => {
  it.each([
    ['/football', ['What we say', 'In <strong>our</strong> words', 'Our football']],
    ['/nl/voetbal', ['Wat wij zeggen', 'In <strong>onze</strong> woorden', 'Ons voetbal']],
  ])('stands on %s: the words of the page', async (path, words) => {
    const html = await textOf(path);
    for (const each of words) expect(html).toContain(each);
  });

  it.each([
    ['/football', ['A headline of ours', 'Ten free spins of fate', 'Terms in English apply', '£10 down', 'German Cup']],
    [
      '/nl/voetbal',
      ['Een kop van ons', 'Tien gratis kansen', 'Voorwaarden in het Nederlands', '£ 10 inzet', 'Duitse beker'],
    ],
    ['/football', ['Complain here', 'We listen', 'Partner of Ours', 'https://social.test/', 'https://badge.test/']],
    ['/nl/voetbal', ['Klaag hier', 'Wij luisteren', 'Partner of Ours', 'https://social.test/', 'https://badge.test/']],
  ])('stands on %s: news, offers, lists and the site’s own', async (path, words) => {
    const html = await textOf(path);
    for (const each of words) expect(html).toContain(each);
    expect(html).not.toMatch(/Tomorrow’s headline|De kop van morgen|Only in Ireland|Alleen in Ierland/);
  });

  it('shows an operator in its countries alone, and nowhere that the policy closes', async () => {
    expect(await textOf('/football', 'DE')).not.toContain('Northern Lights Bet');
    expect(await textOf('/football', 'IE')).not.toContain('Northern Lights Bet');
    const to = async (country: string) =>
      (await visit('/play/northern-lights-bet', visitorOf(country))).headers.get('Location');
    expect(await to('GB')).toBe('https://northern.test/gb');
    expect(await to('DE')).toBe(null);
  });

  it('answers 410 where a page is gone', async () => {
    expect((await visit('/static/about-us', visitorOf('GB'))).status).toBe(410);
    expect((await visit('/nl/static/about-us', visitorOf('GB'))).status).toBe(410);
  });

  it('has its pictures', async () => {
    const settings = await textOf('/api/settings?locale=en');
    for (const name of ['germany', 'bundesliga', 'northern', 'news']) expect(settings).toContain(`${name}.png`);
  });
});
