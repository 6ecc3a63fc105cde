import { describe, expect, it } from 'vitest';
import { LEAGUE_PATH, linkedMatch, linkedTeam } from '../demoPaths.runtime.ts';
import { heldSite } from '../heldSite.runtime.ts';

const NOTICE = /id="notices">[\s\S]*?Part of this page couldn’t be loaded\.[\s\S]*?href="\?">Try again/;

const HOME = () => '/';
const match = () => linkedMatch();
const team = () => linkedTeam();

describe('a page for which a call failed says so, and offers another try', () => {
  it.each([
    ['the news beside a list', HOME, '/articles'],
    ['the editors’ first competitions', HOME, '/top-competitions'],
    ['the site’s own settings', HOME, '/site-setting'],
    ['the operators', HOME, '/api/operators'],
    ['the text that editors wrote', HOME, '/page-contents'],
    ['the record of a match', match, (path: string) => `/v2/events/${/\d+$/.exec(path)?.[0]}`],
    ['the prices of a match', match, '/odds'],
    ['the table of a match', match, '/standings'],
    ['the scorers of a competition’s tabs', () => `${LEAGUE_PATH}/rounds`, '/scorers'],
    ['the news beside an address without a page', () => '/nothing-here', '/articles'],
  ])('%s', async (_, path, broken) => {
    const site = heldSite();
    const address = await path();
    site.broken.add(typeof broken === 'string' ? broken : broken(address));
    const opened = await site.open(address);
    const isSaid = NOTICE.test(await opened.whole());
    expect([address, opened.status === 503, isSaid]).toEqual([address, false, true]);
  });

  it.each([HOME, match, team])('and a whole page says nothing of the kind: %#', async (path) => {
    const text = await (await heldSite().open(await path())).whole();
    expect(NOTICE.test(text)).toBe(false);
  });
});
