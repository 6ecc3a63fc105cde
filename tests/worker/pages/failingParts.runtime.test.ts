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

/** The parts of a page, and the labels of those that offer another try. */
async function partsOf(path: string, broken: readonly string[]) {
  const site = heldSite();
  for (const each of broken) site.broken.add(each);
  const follow = `t${idOf(await team())}.c${idOf(LEAGUE_PATH)}`;
  const page = await site.open(path, visitorOf('GB', { Cookie: `follow=${follow}` }));
  const html = withoutOutlines(await page.whole()).replace(/<script.*?<\/script>/gs, '');
  const again = Array.from(html.matchAll(/<b class="font-semibold">([^<]*)<\/b>Not av/g), ([, label]) => label);
  const parts = Object.keys(PARTS).filter((part) => PARTS[part]?.test(html));
  // The list of live matches stands beside many pages.
  return { status: page.status, parts, again: again.filter((label) => label !== 'Live matches') };
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
    ['a player', '/v2/events/', [], [], scorer],
    ['a player', '/v2/events?', [], [], scorer],
    ['the followed', '/events/live', [], ['Today', 'Your matches, tables and news'], my],
    ['the followed', '/standings', ['table'], ['Your matches, tables and news'], my],
    ['a board', '/events/live', ['choices'], ['Add a match from today'], watch],
  ])('%s without %s', async (_, broken, gone, again, path) => {
    const address = await path();
    const whole = wholes.get(address) ?? (await partsOf(address, []));
    wholes.set(address, whole);
    const parts = whole.parts.filter((part) => !gone.some((each) => each === part));
    expect(whole).toEqual({ status: 200, parts: expect.arrayContaining(gone), again: [] });
    expect(await partsOf(address, [broken])).toEqual({ status: 200, parts, again });
  });
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
