import { afterEach, describe, expect, it } from 'vitest';
import { examine } from '../../../../worker/commands/doctor/examine.ts';
import { json } from './lines.ts';
import { closeServers, serve } from './loopback.ts';

afterEach(closeServers);

const row = (attributes: object) => ({ id: 1, attributes });

/** A Strapi with one problem of each kind. Other types are empty. */
function strapi(refused = '') {
  return serve((request) => {
    const { pathname, searchParams } = new URL(request.url);
    const type = pathname.split('/').at(-1) ?? '';
    const isEnglish = searchParams.get('locale') !== 'nl';
    if (type === refused) return json({ data: null }, {}, 403);
    const rows: Record<string, object[]> = {
      operators: isEnglish
        ? [
            {
              name: 'Over',
              playUrl: 'https://example.com/',
              offer: { expiresAt: '2020-01-01' },
              countries: { data: [{ attributes: { code: 'GB' } }] },
            },
          ]
        : [],
      'news-items': isEnglish ? [{ title: 'A goal', link: '/static/lost' }] : [],
      'page-contents': isEnglish
        ? [
            { pageLink: '/static/alone', title: 'Alone', content: [{ text: '[gone](/no/such/page/here)' }] },
            { pageLink: '/promotions', title: 'Winter' },
          ]
        : [],
      'top-competitions': [{ competition: { data: { attributes: { name: 'Lost Cup', competitionId: 'x9' } } } }],
    };
    if (type === 'site-setting') return json({ data: row({ newsUrl: '/static/lost-too' }) });
    return json({ data: (rows[type] ?? []).map(row) });
  });
}

const tournament = { id: '47', name: 'Premier League', country: { id: '1', name: 'England' } };

const reportOf = async (vars: Record<string, string>) => {
  const sections = await examine({ UPSTREAM_TIMEOUT_MS: '5000', ...vars }, { forEditors: true });
  return sections.map(({ title, findings }) => [
    title,
    findings.map(({ level, text }) => `${level}: ${text.replace(/(\.) (These|Change) .*/, '$1')}`),
  ]);
};

describe('npm run doctor -- --content', () => {
  it('reports what does not show, missing Dutch and broken links, and nothing else', async () => {
    const [section, ...more] = await reportOf({
      CMS_URL: await strapi(),
      LIVE_API_URL: await serve(() => json({ tournaments: [tournament] })),
    });
    expect(more).toEqual([]);
    expect(section).toEqual([
      'Content: problems that editors can fix',
      [
        'wrong: page-content “/promotions” (en) does not show; pageLink: The site has no page /promotions.',
        'wrong: operator “Over” (en) does not show; offer.expiresAt: The offer has ended, so its bonus does not show.',
        'note: page-content “/static/alone” (en) is not in nl',
        'note: operator “Over” (en) is not in nl',
        'note: news-item “A goal” (en) is not in nl',
        'note: top competitions missing from the source: Lost Cup (x9)',
        'note: a link in page-content “/static/alone” (en) leads to no page of the site (/no/such/page/here)',
        'note: a link in news-item “A goal” (en) leads to no page of the site (/static/lost)',
        'note: a link in the site’s settings leads to no page of the site (/static/lost-too)',
      ],
    ]);
  });

  it('does not report a type as empty that the token may not read', async () => {
    expect(await reportOf({ CMS_URL: await strapi('operators') })).toEqual([
      ['Content: problems that editors can fix', ['unseen: some content can’t be read; `npm run doctor` says why']],
    ]);
  });
});
