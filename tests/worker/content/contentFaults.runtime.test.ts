import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoContent } from '../../demo/content/app.ts';
import { type Answer, fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { SATURDAY, siteWith, visitorOf } from '../site.runtime.ts';
import { testContentFaults } from './contentFaults.runtime.ts';

// The night tier tests every kind of fault.
testContentFaults(['500']);

const MINUTE = 60_000;
const NOW = Date.parse(SATURDAY);

const content = createDemoContent({ now: () => NOW });

const refusal = { data: null, error: { status: 403, name: 'ForbiddenError', message: 'Forbidden' } };

/** Overrides the demonstration's answers for some content types. */
let instead: Record<string, () => Response>;
let lines: string[];
let number = 0;

const { 'x-visitor-now': _, ...london } = visitorOf('GB');

const OPS_TOKEN = 'a token that only ops know';

const newSite = () => siteWith({ CMS_URL: `https://cms-parts-${number}.test`, OPS_TOKEN });

type Site = ReturnType<typeof newSite>;

const settingsIn = async (visit: Site) => (await visit('/api/settings?locale=en', london)).json();

/** The content source in the health report. */
async function healthIn(visit: Site) {
  const answer = await visit('/api/health', { ...london, Authorization: `Bearer ${OPS_TOKEN}` });
  return v.parse(health, await answer.json()).sources.content;
}

const health = v.object({
  sources: v.object({ content: v.object({ ok: v.boolean(), recordsRejected: v.number(), problem: v.unknown() }) }),
});

describe('a content system with one unreadable part', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    instead = {};
    lines = [];
    number += 1;
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
    const answer: Answer = (request, { pathname }) =>
      instead[pathname.replace('/api/', '')]?.() ?? content.fetch(request);
    fakeFetch({ [`https://cms-parts-${number}.test`]: answer });
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

  it('shows operators when the news is refused', async () => {
    instead = { 'news-items': () => Response.json(refusal, { status: 403 }) };
    const visit = newSite();
    const found = await settingsIn(visit);
    expect(found).toMatchObject({ news: [], site: { partner: { name: 'Fieldwire Data' } } });
    expect(found).toHaveProperty(['operators', 0, 'provider'], 'bet365');
    expect(await healthIn(visit)).toMatchObject({ ok: false, problem: expect.stringContaining('CMS_TOKEN') });
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
    expect(await settingsIn(visit)).toEqual({ ...Object(before), news: [{ title: 'New', link: '/new', image: null }] });
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
