import { describe, expect, it, vi } from 'vitest';
import { isNight } from '../../support/tier.runtime.ts';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { london, type siteWith, visitSite } from '../site.runtime.ts';

const SECRET = 'the secret of this webhook';

/** Sends a body to the webhook of a site. */
const sending =
  (visit: ReturnType<typeof siteWith>) =>
  (body: unknown, headers: Record<string, string> = { 'X-Purge-Secret': SECRET }) =>
    visit('/api/purge', headers, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

/** A site whose content system has these rows. Each visit opens a new isolate. */
function siteOfRows(rows: Record<string, object[]>) {
  const { url, asked } = contentSite((address) =>
    address.pathname.endsWith('.png')
      ? new Response(new Uint8Array([1]), { headers: { 'Content-Type': 'image/png' } })
      : contentOf(rows, address),
  );
  const visit: ReturnType<typeof siteWith> = (...call) => visitSite({ CMS_URL: url, PURGE_SECRET: SECRET }, ...call);
  return {
    url,
    /** The names of the requested collections, with the path of a page. */
    asked: () =>
      asked.splice(0).map((each) => {
        const { pathname, searchParams } = new URL(each, url);
        return `${pathname.split('/').at(-1)} ${searchParams.get('filters[pageLink][$eq]') ?? ''}`.trim();
      }),
    see: async (path: string) => (await visit(path, london)).text(),
    send: sending(visit),
  };
}

/** One isolate with a content system that answers late and has this `site-setting`. */
function patientSite(setting: object) {
  const { visit, open } = contentSite(
    async ({ pathname }) => {
      const data = pathname.endsWith('/site-setting') ? { id: 1, attributes: { ...setting } } : [];
      await new Promise((done) => setTimeout(done, 30));
      return { data };
    },
    { PURGE_SECRET: SECRET },
  );
  return {
    see: async (path: string) => (await open(path)).text,
    publish: (model: string) => sending(visit)(entryEvent('entry.publish', model)),
  };
}

const entryEvent = (event: string, model: string, entry: object = { id: 1 }) => ({ event, model, entry });

describe('POST /api/purge', () => {
  it('shows the published page to the next visitor', async () => {
    const page = { pageLink: '/static/about-us', title: 'Old title', content: [] };
    const site = siteOfRows({ 'page-contents': [page] });
    expect(await site.see('/static/about-us')).toContain('Old title');
    page.title = 'New title';
    expect(await site.see('/static/about-us')).toContain('Old title');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    const answer = await site.send(entryEvent('entry.publish', 'page-content', page));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ event: 'entry.publish', purged: ['page:/static/about-us', 'page-links'] });
    const html = await site.see('/static/about-us');
    expect(html).toContain('New title');
    expect(html).not.toContain('Old title');
  });

  it('renews every part of the next page in the same isolate', async () => {
    const setting = { complaintsTitle: 'Old complaints', complaintsUrl: 'https://complaints.test/', policy: {} };
    const site = patientSite(setting);
    // A page waits only briefly for content, but an API answer waits until it is complete. So the API goes first.
    for (const locale of ['en', 'nl']) await site.see(`/api/settings?locale=${locale}`);
    for (const path of ['/football/competitions', '/nl/voetbal/competitions', '/api/settings?locale=en']) {
      expect(await site.see(path), path).toContain('Old complaints');
    }
    Object.assign(setting, { complaintsTitle: 'New complaints', policy: { GB: { offers: false } } });
    expect((await site.publish('site-setting')).status).toBe(200);
    // Simultaneous visitors: the second one must not get content that the first one is replacing.
    const pages = await Promise.all(
      ['/football/competitions', '/api/settings?locale=en', '/nl/voetbal/competitions', '/football/regions'].map(
        site.see,
      ),
    );
    for (const page of pages) {
      expect(page).toContain('New complaints');
      expect(page).not.toContain('Old complaints');
    }
    expect(JSON.parse(pages[1] ?? '').policy.allowed).toBe(false);
  });

  it('drops a page that was started before it', async () => {
    const setting = { complaintsTitle: 'Old complaints', complaintsUrl: 'https://complaints.test/' };
    const site = patientSite(setting);
    await site.see('/football/regions');
    const begun = [site.see('/football/regions'), site.see('/football/regions')];
    setting.complaintsTitle = 'New complaints';
    await site.publish('site-setting');
    await Promise.all(begun);
    expect(await site.see('/football/regions')).not.toContain('Old complaints');
  });

  it('reloads exactly the lists that show the entry', async () => {
    const site = siteOfRows({ 'page-contents': [{ pageLink: '/static/about-us', title: 'Ours', content: [] }] });
    const match = /href="(\/match\/football\/[^"?]+)"/.exec(await site.see('/'))?.[1] ?? '';
    const everything = async () => {
      await site.see('/static/about-us');
      await site.see('/football/regions');
      await site.see('/api/settings?locale=en');
      await site.see('/api/search?q=premier');
      await site.see(match);
      return [...new Set(site.asked())].filter((name) => name !== 'site-setting').sort();
    };
    await everything();
    const reloadedAt = async (body: object) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
      await site.send(body);
      vi.setSystemTime(Date.now() + 1);
      site.asked();
      return everything();
    };
    const lists = ['news-items', 'top-competitions', 'top-countries'];
    const searches = ['competitions', 'countries'];
    expect(await reloadedAt({ event: 'trigger-test' })).toEqual([]);
    expect(await reloadedAt(entryEvent('entry.update', 'page-content', { pageLink: '/static/about-us' }))).toEqual([
      'page-contents',
      'page-contents /static/about-us',
    ]);
    expect(await reloadedAt(entryEvent('entry.update', 'news-item'))).toEqual(lists);
    expect(await reloadedAt(entryEvent('entry.delete', 'operator'))).toEqual(['operators']);
    if (isNight) {
      expect(await reloadedAt(entryEvent('entry.update', 'site-setting'))).toEqual(lists);
      expect(await reloadedAt(entryEvent('entry.unpublish', 'top-country'))).toEqual([...lists, ...searches].sort());
      expect(await reloadedAt(entryEvent('entry.publish', 'channel'))).toEqual(['channels']);
    }
    expect(await reloadedAt(entryEvent('entry.create', 'competition'))).toEqual(
      ['articles', 'channels', ...lists, ...searches].sort(),
    );
    expect(await reloadedAt(entryEvent('entry.publish', 'article'))).toEqual(['articles']);
    expect(await reloadedAt(entryEvent('entry.publish', 'country'))).toEqual(
      [...lists, ...searches, 'channels', 'operators'].sort(),
    );
    expect(await reloadedAt(entryEvent('entry.delete', 'page-content', {}))).toEqual([
      'page-contents',
      'page-contents /static/about-us',
    ]);
  });

  it('fetches a replaced picture again', async () => {
    const site = siteOfRows({});
    const picture = `/image?url=${encodeURIComponent(`${site.url}/uploads/logo.png`)}&w=64`;
    const fetched = () => site.asked().filter((name) => name.endsWith('.png'));
    await site.see(picture);
    await site.see(picture);
    expect(fetched()).toEqual(['logo.png']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2_000 });
    await site.send({ event: 'media.update', media: { id: 1, url: '/uploads/another.png' } });
    await site.see(picture);
    expect(fetched()).toEqual([]);
    await site.send({ event: 'media.update', media: { id: 1, url: '/uploads/logo.png' } });
    await site.see(picture);
    expect(fetched()).toEqual(['logo.png']);
  });

  it('answers 202 to an event that changes no page', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const site = siteOfRows({});
    for (const body of [
      entryEvent('entry.publish', 'recipe'),
      entryEvent('review-workflows.updateEntryStage', 'country'),
      { event: 'releases.publish' },
    ]) {
      expect((await site.send(body)).status).toBe(202);
    }
    expect(info.mock.calls.filter(([line]) => String(line).includes('purge of something unknown'))).toHaveLength(3);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no event', '{"model":"operator"}'],
    ['an event that is no text', '{"event":{"a":1}}'],
  ])('answers 400 to %s', async (_, body) => {
    expect((await siteOfRows({}).send(body)).status).toBe(400);
  });

  it('answers 413 to a body above 1 MB and 405 to a GET', async () => {
    const site = siteOfRows({});
    expect((await site.send(`{"event":"${'a'.repeat(1024 * 1024)}"}`)).status).toBe(413);
    const got = await visitSite({ PURGE_SECRET: SECRET }, '/api/purge', london);
    expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
