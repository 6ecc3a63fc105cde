import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSearchResults } from '../../../web/domain/search.ts';
import { createDemoContent } from '../../demo/content/app.ts';
import type { Answer } from '../../support/fakeFetch.runtime.ts';
import { contentSite } from '../fakeSites.runtime.ts';
import { opened, SATURDAY, siteWith, visitorOf } from '../site.runtime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse(SATURDAY);

const content = createDemoContent({ now: () => NOW });

/** Overrides the demonstration's answers for some content types. */
let instead: Record<string, () => Response>;
let lines: string[];

const { 'x-visitor-now': _, ...london } = visitorOf('GB');

const OPS_TOKEN = 'a token that only ops know';

let newSite: () => Site;

type Site = ReturnType<typeof siteWith>;

const settingsIn = async (visit: Site) => (await visit('/api/settings?locale=en', london)).json();

/** The content source in the health report. */
async function healthIn(visit: Site) {
  const answer = await visit('/api/health', { ...london, Authorization: `Bearer ${OPS_TOKEN}` });
  return v.parse(health, await answer.json()).sources.content;
}

const health = v.object({
  sources: v.object({ content: v.object({ ok: v.boolean(), recordsRejected: v.number(), problem: v.unknown() }) }),
});

/** Answers of a faulty content system. The client's own tests hold every other fault of HTTP. */
const FAULTS: Record<string, Answer> = {
  'refused connections': () => Promise.reject(new TypeError('connection refused')),
  'the status 500': () => Response.json({ data: null, error: { status: 500 } }, { status: 500 }),
  'a wrong token': () => Response.json({ data: null, error: { status: 401 } }, { status: 401 }),
  'an object for a list': () => Response.json({ data: { id: 1, attributes: { name: 'x' } } }),
  'rows of another schema': () => Response.json({ data: [{ id: 1, documentId: 'x', name: 'bet365', rank: 1 }] }),
};

describe.each(Object.entries(FAULTS))('a content system with %s', (_, fault) => {
  let answer: Answer;
  let visit: Site;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    ({ visit } = contentSite((url, request) => answer(request, url)));
  });

  it('removes only content from pages when it is broken from the start', async () => {
    answer = fault;
    for (const path of ['/', '/nl']) {
      const { status, text: html } = await opened(visit(path, london));
      expect(status).toBe(200);
      expect(html).toContain('class="row');
      expect(html).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>/);
      expect(html).not.toMatch(/\/play\/|bet365/);
    }
    expect((await visit('/static/about-us', london)).status).toBe(200);
    // An open page keeps its prices.
    expect((await visit('/api/odds?sport=football', london)).status).toBe(503);
    const found = parseSearchResults(await (await visit('/api/search?q=league', london)).json());
    // The search still finds the competitions of the live source.
    expect(found?.competitions.map(({ name }) => name)).toContain('A-League');
    expect((await visit('/play/bet365', london)).status).not.toBe(302);
  });

  it('keeps the last known content for a week when it breaks later', async () => {
    answer = (request) => content.fetch(request);
    const before = await (await visit('/api/settings?locale=en', london)).json();
    expect(before).toMatchObject({ news: [{}, {}, {}, {}] });
    answer = fault;
    for (const later of [2 * MINUTE, 2 * HOUR, 6 * 24 * HOUR]) {
      vi.setSystemTime(NOW + later);
      await visit('/', london);
      expect(await (await visit('/api/settings?locale=en', london)).json()).toEqual(before);
    }
    expect(await (await visit('/', london)).text()).toContain('/play/bet365');
    expect((await visit('/play/bet365', london)).status).toBe(302);
  });
});

describe('a content system with one unreadable part', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    instead = {};
    lines = [];
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
    const { url } = contentSite(
      ({ pathname }, request) => instead[pathname.replace('/api/', '')]?.() ?? content.fetch(request),
    );
    newSite = () => siteWith({ CMS_URL: url, OPS_TOKEN });
  });

  it('shows the other parts, and no offer while the policy is unreadable', async () => {
    instead = { 'site-setting': () => Response.json({ data: { id: 1, attributes: 'none' } }) };
    const visit = newSite();
    const found = await settingsIn(visit);
    for (const part of ['topCompetitions.0.name', 'topCountries.0.slug', 'news.3.title'])
      expect(found).toHaveProperty(part, expect.any(String));
    expect(found).toMatchObject({ site: { partner: null, complaints: null }, operators: [] });
    expect((await visit('/play/bet365', london)).status).not.toBe(302);
    expect(await healthIn(visit)).toMatchObject({ ok: false, recordsRejected: 1 });
    expect(lines.filter((line) => line.includes('record rejected') && line.includes('site-setting'))).toHaveLength(1);
  });

  it('keeps the last known state of that part, and updates the others', async () => {
    const visit = newSite();
    const before = await settingsIn(visit);
    instead = {
      'site-setting': () => Response.json({ data: [] }),
      'news-items': () => Response.json({ data: [{ id: 9, attributes: { title: 'New', link: '/new' } }] }),
    };
    for (const later of [2 * MINUTE, 4 * MINUTE]) {
      vi.setSystemTime(NOW + later);
      await settingsIn(visit);
    }
    expect(await settingsIn(visit)).toMatchObject({
      ...Object(before),
      news: [
        { title: 'New', link: '/new', image: null },
        ...Array(3).fill({ link: expect.stringMatching(/^\/news\//) }),
      ],
    });
    // A new isolate reads the last value from KV.
    expect(await settingsIn(newSite())).toMatchObject({ site: { partner: { name: 'Fieldwire Data' } } });
  });

  it('reads the readable fields of a record, and counts the others', async () => {
    const odd = { partnerName: 'Partner', partnerUrl: 'javascript:alert(1)', badges: { GamCare: 1 }, partnerLogo: 7 };
    const more = { newsUrl: '/news', socialLinks: [{ name: 'X', url: 'https://x.test' }, 'Y'], complaintsTitle: '' };
    instead = { 'site-setting': () => Response.json({ data: { id: 1, attributes: { ...odd, ...more } } }) };
    const visit = newSite();
    const found = await settingsIn(visit);
    expect(found).toMatchObject({
      site: { partner: null, newsUrl: '/news', badges: [], socialLinks: [{ name: 'X', url: 'https://x.test' }] },
    });
    expect(found).toHaveProperty(['operators', 0, 'provider'], 'bet365');
    expect(await healthIn(visit)).toMatchObject({ ok: true, recordsRejected: 4 });
    for (const field of ['partnerUrl', 'badges', 'partnerLogo'])
      expect(lines.join()).toContain(`site-setting ${field}`);
  });
});
