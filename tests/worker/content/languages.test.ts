import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../web/domain/locale.ts';
import { createRejections } from '../../../worker/base/rejections.ts';
import type { Attributes, ContentContext } from '../../../worker/content/client.ts';
import { fetchPageContent } from '../../../worker/content/fetchPages.ts';
import { fetchSite, fetchTopCompetitions } from '../../../worker/content/fetchSettings.ts';
import { contentClient } from '../../support/contentClient.ts';

type Rows = Readonly<Record<string, Attributes | readonly Attributes[]>>;

/** A content system with rows by language and type. Like Strapi, it never falls back to another language. */
function contextOf(rows: Partial<Record<Locale, Rows>>): ContentContext {
  const client = contentClient(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const type = pathname.replace('/api/', '');
    const found = (searchParams.get('locale') === 'nl' ? rows.nl : rows.en)?.[type];
    if (type === 'site-setting') {
      return found === undefined
        ? Response.json({ data: null, error: { status: 404 } }, { status: 404 })
        : Response.json({ data: { id: 1, attributes: found } });
    }
    const list = [found ?? []].flat();
    return Response.json({ data: list.map((attributes, id) => ({ id, attributes })) });
  });
  return { client, flagUrl: null, rejections: createRejections(), conflicts: new Set() };
}

async function siteIn(locale: Locale, rows: Partial<Record<Locale, Rows>>) {
  const answer = await fetchSite(locale, contextOf(rows));
  if (!answer.ok) throw new Error(answer.error.detail);
  return answer.value;
}

async function firstNameIn(locale: Locale, rows: Partial<Record<Locale, Rows>>) {
  const answer = await fetchTopCompetitions(locale, contextOf(rows));
  return answer.ok ? answer.value[0]?.name : answer.error.detail;
}

const closed = { DE: { offers: false } };

describe('site settings by language', () => {
  it('settings fall back to the default language without a translation', async () => {
    const english = { partnerName: 'Partner', partnerUrl: 'https://partner.test', policy: closed };
    const { site, policy } = await siteIn('nl', { en: { 'site-setting': english } });
    expect(site.partner?.name).toBe('Partner');
    expect(policy).toEqual(closed);
  });

  it('settings in another language than the page name their language', async () => {
    const words = { complaintsTitle: 'A dispute?', complaintsUrl: 'https://complaints.test' };
    const dutch = { ...words, complaintsTitle: 'Een geschil?' };
    const untranslated = await siteIn('nl', { en: { 'site-setting': words } });
    expect(untranslated.site.complaints).toMatchObject({ title: 'A dispute?', language: 'en' });
    const both = { en: { 'site-setting': words }, nl: { 'site-setting': dutch } };
    expect((await siteIn('nl', both)).site.complaints).toMatchObject({ title: 'Een geschil?', language: undefined });
    expect((await siteIn('en', both)).site.complaints?.language).toBeUndefined();
  });

  it('settings have one policy even if an older translation has another', async () => {
    const rows = {
      en: { 'site-setting': { policy: closed } },
      nl: { 'site-setting': { policy: null, newsUrl: '/nl' } },
    };
    const { site, policy } = await siteIn('nl', rows);
    expect(policy).toEqual(closed);
    expect(site.newsUrl).toBe('/nl');
  });

  it('settings may be missing', async () => {
    expect(await siteIn('nl', {})).toMatchObject({ policy: null, site: { partner: null } });
  });
});

const wrapped = (attributes: object) => ({ data: { id: 1, attributes } });
const localizations = { data: [{ id: 2, attributes: { locale: 'nl', name: 'WK' } }] };
const country = wrapped({ countryId: '1', name: 'International' });
const worldCup = { competitionId: '7', name: 'World Cup', locale: 'en', country, localizations };

it('a top competition has its Dutch name on Dutch pages', async () => {
  const top = { 'top-competitions': [{ rank: 1, competition: wrapped(worldCup) }] };
  const rows = { en: top, nl: top };
  expect(await firstNameIn('nl', rows)).toBe('WK');
  expect(await firstNameIn('en', rows)).toBe('World Cup');
});

it('a translation that cannot be read costs no other translation', async () => {
  const broken = { ...worldCup, localizations: { data: [null, ...localizations.data] } };
  const top = { 'top-competitions': [{ rank: 1, competition: wrapped(broken) }] };
  expect(await firstNameIn('nl', { en: top, nl: top })).toBe('WK');
});

describe('editors’ content for a Dutch path', () => {
  const page = { pageLink: '/nl/static/over-ons', title: 'Over ons' };
  const titleIn = async (locale: Locale, rows: Partial<Record<Locale, Rows>>) => {
    const answer = await fetchPageContent(page.pageLink, locale, contextOf(rows));
    return answer.ok ? (answer.value.found?.title ?? null) : answer.error.kind;
  };

  it('content is read in Dutch, or in the default language if missing', async () => {
    const english = { en: { 'page-contents': { ...page, title: 'From the English entry' } } };
    expect(await titleIn('nl', english)).toBe('From the English entry');
    expect(await titleIn('nl', { ...english, nl: { 'page-contents': page } })).toBe('Over ons');
    expect(await titleIn('nl', {})).toBeNull();
  });

  it('content in the default language also needs exactly one row', async () => {
    expect(await titleIn('nl', { en: { 'page-contents': [page, page] } })).toBe('unreadable');
  });
});
