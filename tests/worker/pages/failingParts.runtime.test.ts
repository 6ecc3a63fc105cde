import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { withoutOutlines } from '../../crawl/nothingToRead.ts';
import { LEAGUE_PATH, linkedMatch, linkedPlayer, linkedTeam } from '../demoPaths.runtime.ts';
import { heldSite } from '../heldSite.runtime.ts';
import { visitorOf } from '../site.runtime.ts';

const idOf = (path: string) => /\d+$/.exec(path)?.[0];

/** Looks for an address once. */
function once(look: () => Promise<string>): () => Promise<string> {
  let address: Promise<string> | undefined;
  return () => {
    address ??= look();
    return address;
  };
}

const league = async () => LEAGUE_PATH;
const team = once(() => linkedTeam());
const match = once(() => linkedMatch('/football?filter=upcoming'));
const scorer = once(() => linkedPlayer(`${LEAGUE_PATH}/scorers`));
const watch = async () => `/watch?matches=${idOf(await match())}`;
const my = async () => '/my';
const home = async () => '/';
const nowhere = async () => '/nothing-here';

/** The parts of pages, by what stands in their markup. */
const PARTS: Readonly<Record<string, RegExp>> = {
  round: /aria-labelledby="round"/,
  table: /class="standings-tables/,
  scorers: /aria-labelledby="top-scorers"/,
  news: /aria-labelledby="related-news"/,
  form: /aria-labelledby="preview-form"/,
  meetings: /aria-labelledby="preview-meetings"/,
  fixtures: /aria-labelledby="team-fixtures"/,
  squad: /aria-labelledby="squad-title"/,
  player: /class="card team-head player-head/,
  figures: /id="player-competition"/,
  follows: /aria-labelledby="my-follows"/,
  board: /class="card watch-tile/,
  choices: /aria-labelledby="watch-choices-title"/,
};

const tabsIn = (html: string) => Array.from(html.matchAll(/<a href="(\/[^"]+)"[^>]*class="tab/g), ([, path]) => path);

/** The notice of a page for which a call failed. */
const NOTICE = /id="notices">[\s\S]*?Part of this page couldn’t be loaded\.[\s\S]*?href="\?">Try again/;

/** The parts of a page, its tabs, and the labels of those that offer another try. */
async function partsOf(path: string, broken: readonly string[]) {
  const site = heldSite();
  for (const each of broken) site.broken.add(each);
  const follow = `t${idOf(await team())}.c${idOf(LEAGUE_PATH)}`;
  const page = await site.open(path, visitorOf('GB', { Cookie: `follow=${follow}` }));
  const text = await page.whole();
  const html = withoutOutlines(text).replace(/<script.*?<\/script>/gs, '');
  const again = Array.from(html.matchAll(/<b class="font-semibold">([^<]*)<\/b>Not av/g), ([, label]) => label);
  const parts = Object.keys(PARTS).filter((part) => PARTS[part]?.test(html));
  // The list of live matches stands beside many pages.
  return {
    status: page.status,
    parts,
    again: again.filter((label) => label !== 'Live matches'),
    tabs: tabsIn(html),
    isSaid: NOTICE.test(text),
  };
}

/** The parts of each page while nothing is broken. */
const wholes = new Map<string, Awaited<ReturnType<typeof partsOf>>>();

describe('a refused call costs a page one part, which offers another try', () => {
  it.each([
    ['a competition', '/standings', ['table'], ['Table'], league],
    ['a competition', '/scorers', ['scorers'], ['Top scorers'], league],
    ['a competition', '&tournament=', [], ['Results'], league],
    ['a match to come', '/standings', ['form'], ['Table'], match],
    ['a match to come', '/head-to-head', ['meetings'], ['Head to head'], match],
    ['a team', '/standings', ['table'], ['Table'], team],
    ['a team', '/v2/events?', ['squad'], [], team],
    ['a player', '/v2/events/', [], [], scorer, false],
    ['a player', '/v2/events?', [], [], scorer, false],
    ['the followed', '/events/live', [], ['Today', 'Your matches, tables and news'], my],
    ['the followed', '/standings', ['table'], ['Your matches, tables and news'], my, false],
    ['a board', '/events/live', ['choices'], ['Add a match from today'], watch, false],
    ['a competition', '/events?sport=1', [], ['Results'], league],
    ['a match to come', '/odds', [], [], match],
    ['a match to come', 'its record', ['meetings'], ['Head to head'], match],
    ['the home page', '/articles', [], [], home],
    ['the home page', '/site-setting', [], ['Odds'], home],
    ['the home page', '/top-competitions', [], [], home],
    ['the home page', '/api/operators', [], ['Odds'], home],
    ['the home page', '/page-contents', [], [], home],
    ['an address without a page', '/articles', [], [], nowhere],
  ])('%s without %s', async (_, broken, gone, again, path, isSaid = true) => {
    const address = await path();
    const whole = wholes.get(address) ?? (await partsOf(address, []));
    wholes.set(address, whole);
    const parts = whole.parts.filter((part) => !gone.some((each) => each === part));
    expect(whole).toMatchObject({ parts: expect.arrayContaining(gone), again: [], isSaid: false });
    const page = await partsOf(address, [broken === 'its record' ? `/v2/events/${idOf(address)}` : broken]);
    // Without the lists of days, fixtures and results may both exist.
    expect(page).toEqual({ status: whole.status, parts, again, tabs: expect.arrayContaining(whole.tabs), isSaid });
  });
});

it.each([
  ['standings', '/standings'],
  ['head-to-head', '/head-to-head'],
  ['odds', '/odds'],
])('a tab of a match whose data failed offers another try: %s', async (tab, broken) => {
  const site = heldSite();
  site.broken.add(broken);
  const text = await (await site.open(`${await match()}/${tab}`)).whole();
  expect(text).toMatch(/This part can’t be shown right now.*<a class="pill[^>]*href="\?">Try again/s);
});

it('a player’s page stays indexed while a day with his line-ups is refused', async () => {
  const [path = ''] = (await scorer()).split('?');
  const unknown = path.replace(/\d+$/, '999999');
  const statusOf = async (of: string, broken: readonly string[]) => {
    const site = heldSite();
    for (const each of broken) site.broken.add(each);
    const page = await site.open(of, visitorOf('GB', {}));
    const isIndexed = !(await page.whole()).includes('<meta name="robots" content="noindex">');
    return { status: page.status, isIndexed };
  };
  expect(await statusOf(path, ['/v2/events?'])).toEqual({ status: 200, isIndexed: true });
  expect(await statusOf(unknown, ['/standings'])).toEqual({ status: 404, isIndexed: false });
  expect(await statusOf(unknown, ['/v2/events?'])).toEqual({ status: 503, isIndexed: false });
});

it('a competition’s remembered tabs do not wait for their data', async () => {
  const first = heldSite();
  await (await first.open(LEAGUE_PATH)).whole();
  const { keys } = await env.CACHE.list({ prefix: `live:${first.url}` });
  const key = keys.find(({ name }) => name.includes(':tabs:'))?.name ?? '';
  const site = heldSite();
  const known = { at: Date.now(), value: ['matches', 'bracket'] };
  await env.CACHE.put(key.replace(first.url, site.url), JSON.stringify(known));
  const release = site.hold('/scorers');
  const page = await site.open(LEAGUE_PATH);
  expect(tabsIn(await page.early())).toEqual([LEAGUE_PATH, `${LEAGUE_PATH}/matches`, `${LEAGUE_PATH}/bracket`]);
  release();
  await page.whole();
});
