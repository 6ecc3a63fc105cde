import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoContent } from '../../demo/content/app.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { contentSite } from '../fakeSites.runtime.ts';
import { SATURDAY, visitorOf } from '../site.runtime.ts';

const SECOND = 1000;
const NOW = Date.parse(SATURDAY);
const SECRET = 'a long secret of the webhook';

const content = createDemoContent({ now: () => NOW });

const { 'x-visitor-now': _, ...london } = visitorOf('GB');

const NOTHING = {
  'empty lists with their pages': (path: string) =>
    Response.json({ data: path.endsWith('site-setting') ? null : [], meta: { pagination: { page: 1, pageCount: 0 } } }),
  'no entry of what is single': (path: string) =>
    path.endsWith('site-setting') ? Response.json({ data: null }, { status: 404 }) : Response.json({ data: [] }),
};

/** A site whose content system becomes empty on request. */
function siteThatEmpties(nothing: (path: string) => Response) {
  let isEmpty = false;
  const { visit } = contentSite(({ pathname }, request) => (isEmpty ? nothing(pathname) : content.fetch(request)), {
    PURGE_SECRET: SECRET,
  });
  const text = async (path: string) => (await visit(path, london)).text();
  return {
    goEmpty: () => {
      isEmpty = true;
    },
    purge: (model: string, entry: object = {}) =>
      visit(
        '/api/purge',
        { ...london, 'X-Purge-Secret': SECRET },
        {
          method: 'POST',
          body: JSON.stringify({ event: 'entry.delete', model, entry }),
        },
      ),
    /** What a visitor sees of each kind of content. */
    shown: async () => {
      const settings = JSON.parse(await text('/api/settings?locale=en'));
      return {
        lists: settings.topCompetitions.length > 0 && settings.news.length > 0,
        operators: settings.operators.length > 0,
        site: settings.site.partner !== null,
        play: (await visit('/play/bet365', london)).status,
        text: (await text('/football')).includes('Scores while the match is on'),
      };
    },
  };
}

const ALL = { lists: true, operators: true, site: true, play: 302, text: true };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

describe('a content system that becomes empty', () => {
  it.each(Object.entries(NOTHING).slice(isNight ? 0 : 1))(
    'keeps what is known for five minutes: %s',
    async (_, nothing) => {
      const { goEmpty, shown } = siteThatEmpties(nothing);
      expect(await shown()).toEqual(ALL);
      goEmpty();
      // Pages without a purge are read again after five minutes.
      for (let seconds = 30; seconds <= 330; seconds += 60) {
        vi.setSystemTime(NOW + seconds * SECOND);
        expect(await shown(), `${seconds} s`).toEqual(ALL);
      }
      for (let seconds = 360; seconds <= 1200; seconds += 120) {
        vi.setSystemTime(NOW + seconds * SECOND);
        await shown();
      }
      expect(await shown()).toMatchObject({ lists: false, operators: false, site: false, text: false });
    },
  );

  it.each([
    ['operator', { operators: false }],
    ['news-item', { lists: false, site: false }],
    ['page-content', { text: false }],
  ])('believes it at once after the purge of a %s', async (model, gone) => {
    const { goEmpty, shown, purge } = siteThatEmpties(NOTHING['no entry of what is single']);
    expect(await shown()).toEqual(ALL);
    goEmpty();
    vi.setSystemTime(NOW + 10 * SECOND);
    expect((await purge(model, { pageLink: '/football' })).status).toBe(200);
    vi.setSystemTime(NOW + 13 * SECOND);
    expect(await shown()).toMatchObject(gone);
  });
});
