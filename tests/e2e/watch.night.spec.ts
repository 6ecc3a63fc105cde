import { withRunningMatch } from '../support/runningMatch.ts';
import { expect, open, test } from './visitor.ts';

/** The feed's number of the sport. */
const HANDBALL = '20';

test('a watch board with two sports opens one socket', async ({ page }) => {
  await withRunningMatch({}, async (site, feed) => {
    const kickOff = { status: '1st half', kickOff: -20, since: 19.5 };
    feed.world.add({ id: '200', home: 'Kiel', away: 'Flensburg', ...kickOff }).record.sport = HANDBALL;
    feed.world.match('200').score(7, 5);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.clock.install();
    const tiles = page.locator('main li.card');
    // A page that is rendered before the feed has answered has no tiles.
    await expect(async () => {
      sockets.length = 0;
      await open(page, '/watch?matches=100.200', site);
      expect(await tiles.count()).toBe(2);
    }).toPass();
    await expect(tiles.filter({ hasText: 'Arsenal' })).toHaveCount(1);
    await expect(tiles.filter({ hasText: 'Kiel' })).toHaveCount(1);
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return sockets.length;
      })
      .toBe(1);
    await page.clock.runFor(30_000);
    expect(sockets).toHaveLength(1);
    // An open page would log that the site has closed.
    await page.close();
  });
});
