import { expect, it } from 'vitest';
import { createDemonstration } from '../../demo/demonstration.ts';
import { isFinished, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { LEAGUE_PATH, linkedMatch } from '../demoPaths.runtime.ts';
import { contentSite } from '../fakeSites.runtime.ts';
import { textOf, visitorOf } from '../site.runtime.ts';

/** Made-up broadcasters of the Premier League in the demonstration, by country. */
const CHANNELS = { GB: ['Halfway Line TV', 'Far Post Plus'], NL: ['Tweede Paal'], FR: [] } as const;
const ALL = Object.values(CHANNELS).flat();

/** The path of a match that a tab of the league lists. */
const matchIn = (tab: string) => linkedMatch(`${LEAGUE_PATH}/${tab}`);

it.each(Object.entries(CHANNELS))(
  'a page of a visitor in %s names the channels of that country only',
  async (country, own) => {
    const html = await textOf(await matchIn('fixtures'), visitorOf(country));
    expect(ALL.filter((name) => html.includes(name))).toEqual(own);
    expect(html.includes('>On TV<')).toBe(own.length > 0);
  },
);

it('a channel is a link where the editors gave one, and text elsewhere', async () => {
  const html = await textOf(await matchIn('fixtures'), visitorOf('GB'));
  expect(html).toMatch(/<a href="https:\/\/www\.example\.org\/halfway-line"[^>]*>Halfway Line TV<\/a>/);
  expect(html).toContain('<a>Far Post Plus</a>');
});

it('an ended match and other tabs name no channel', async () => {
  const list = `/api/live?sport=football&tournament=${LEAGUE_PATH.split('-').at(-1)}&date=2026-11-08`;
  const ended = matchPath(await listedMatch(isFinished, { list }));
  for (const path of [ended, `${await matchIn('fixtures')}/head-to-head`])
    expect(await textOf(path, visitorOf('GB')), path).not.toContain('Halfway Line TV');
});

it('the API names the channels of the country that the request names', async () => {
  const id = /-([^-/]+)$/.exec(await matchIn('fixtures'))?.[1];
  const channelsFor = async (query: string) => {
    const { match } = JSON.parse(await textOf(`/api/v1/matches/${id}${query}`, visitorOf('GB')));
    return match.channels;
  };
  expect(await channelsFor('')).toBeNull();
  expect(await channelsFor('?country=nl')).toEqual([{ name: 'Tweede Paal', link: null }]);
  expect(await channelsFor('?country=FR')).toEqual([]);
});

it('a match page whose channels fail shows the rest, and is not kept for others', async () => {
  const path = await matchIn('fixtures');
  const demonstration = createDemonstration(60);
  let isBroken = true;
  const { visit } = contentSite(async (url, request) =>
    isBroken && url.pathname.endsWith('/channels')
      ? new Response('', { status: 400 })
      : demonstration(new Request(`https://demonstration.test${url.pathname}${url.search}`, request)),
  );
  const see = async () => (await visit(path, visitorOf('GB'))).text();
  const html = await see();
  expect(html).toContain('class="event-facts');
  expect(html).not.toContain('On TV');
  isBroken = false;
  await expect.poll(see, { timeout: 10_000 }).toContain('Halfway Line TV');
});
