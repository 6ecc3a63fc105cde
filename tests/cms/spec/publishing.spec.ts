import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startStrapi } from '../strapi.ts';
import { freePort } from './content.ts';
import { type Site, shown, startSite } from './site.ts';

const secret = 'the secret of these tests';

let strapi: Awaited<ReturnType<typeof startStrapi>>;
let site: Site;
beforeAll(async () => {
  const sitePort = await freePort();
  const webhook = { url: `http://127.0.0.1:${sitePort}/api/purge`, secret };
  const { version } = inject('content');
  strapi = await startStrapi({ version, port: await freePort(), name: 'publishing', fresh: true, webhook });
  site = await startSite({ CMS_URL: strapi.url, CMS_TOKEN: strapi.tokens.read, PURGE_SECRET: secret }, sitePort);
});
afterAll(async () => {
  await site?.close();
  await strapi?.close();
});

const row = v.object({ id: v.number(), documentId: v.optional(v.string()) });
const answered = v.object({ data: v.nullable(v.union([row, v.array(row)])) });

async function edit(method: string, path: string, data?: object) {
  const answer = await fetch(`${strapi.url}/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${strapi.tokens.editor}`, 'Content-Type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? null : v.parse(answered, JSON.parse(text)).data;
}

/** The API path of an entry, by document id in Strapi 5 and by row id in Strapi 4. */
async function pathOf(type: string, filter: string): Promise<string> {
  const found = [await edit('GET', `${type}?${filter}`)].flat()[0];
  if (!found) throw new Error(`there is no such ${type}: ${filter}`);
  return `${type}/${found.documentId ?? found.id}`;
}

const isFive = () => inject('content').version === 'v5';

describe('a published change', () => {
  it('shows in the text of a page', async () => {
    expect(await site.html('/static/about-us')).toContain('Scores come from the ground.');
    const path = await pathOf('page-contents', 'filters[pageLink][$eq]=/static/about-us');
    const content = [{ heading: 'The desk', text: 'Scores come from the stands now.' }];
    await edit('PUT', path, { content });
    await shown(async () => (await site.html('/static/about-us')).includes('Scores come from the stands now.'));
    expect(await site.html('/static/about-us')).not.toContain('Scores come from the ground.');
  });

  it('shows a new page', async () => {
    expect((await site.get('/static/season')).status).toBe(404);
    await edit('POST', 'page-contents', {
      pageLink: '/static/season',
      title: 'The new season',
      content: [{ text: 'It begins.' }],
    });
    await shown(async () => (await site.html('/static/season')).includes('It begins.'));
  });

  it('shows a removed page as 410', async () => {
    await edit('PUT', await pathOf('page-contents', 'filters[pageLink][$eq]=/static/season'), { custom410: true });
    await shown(async () => (await site.get('/static/season')).status === 410);
  });

  it('shows in an operator’s offer only in the edited language', async () => {
    expect((await site.settings('en')).operators[0]?.bonus).toBe('Bet £10, get £30 in bet credits');
    await edit('PUT', await pathOf('operators', 'filters[name][$eq]=Bet365'), { bonus: 'Bet £5, get £10' });
    await shown(async () => (await site.settings('en')).operators[0]?.bonus === 'Bet £5, get £10');
    expect((await site.settings('nl')).operators[0]?.bonus).toMatch(/^Zet /);
  });

  it('hides a deleted operator', async () => {
    const names = async () => (await site.settings('en')).operators.map(({ name }) => name);
    expect(await names()).toContain('Ladbrokes');
    await edit('DELETE', await pathOf('operators', 'filters[name][$eq]=Ladbrokes'));
    await shown(async () => !(await names()).includes('Ladbrokes'));
  });

  it('shows in the news and the search', async () => {
    expect((await site.search('extra league', 'en')).competitions).toEqual([]);
    await edit('POST', 'news-items', { title: 'Fresh off the press', link: '/football' });
    await edit('POST', 'competitions', { competitionId: '4711', name: 'Extra League', country: await englandOf() });
    await shown(async () => (await site.settings('en')).news[0]?.title === 'Fresh off the press');
    await shown(async () => (await site.search('extra league', 'en')).competitions.length === 1);
  });

  it('hides the offers of a country that the policy closes', async () => {
    expect((await site.settings('en', 'IE')).policy.allowed).toBe(true);
    await edit('PUT', 'site-setting', { policy: { IE: { offers: false } } });
    await shown(async () => !(await site.settings('en', 'IE')).policy.allowed);
    await shown(async () => !(await site.settings('nl', 'IE')).policy.allowed);
  });
});

async function englandOf(): Promise<string | number> {
  const [, id = ''] = (await pathOf('countries', 'filters[code][$eq]=GB-ENG')).split('/');
  return isFive() ? id : Number(id);
}

it('a saved draft shows on no page', async () => {
  const title = 'Not before Saturday';
  const draft = { pageLink: '/static/saturday', title, ...(isFive() ? {} : { publishedAt: null }) };
  await edit('POST', isFive() ? 'page-contents?status=draft' : 'page-contents', draft);
  await new Promise((done) => setTimeout(done, 1_000));
  expect((await site.get('/static/saturday')).status).toBe(404);
});
