import { startFeed } from '../feed/server.ts';
import { serveBuild } from '../support/serveBuild.mjs';
import { recordRequests, runClock } from './pageRequests.ts';
import { noteTraffic } from './traffic.ts';
import { expect, open, test } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

/** A zone in which it is that hour now. */
function zoneAt(hour: number): string {
  // These names count the other way round: `Etc/GMT-3` is three hours ahead.
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

// In the evening the match in five hours is tomorrow's. The page of a day without matches leads to it.
for (const [when, hour] of [
  ['five hours before the next match', 12],
  ['in the evening after the last match', 22],
] as const) {
  test(`a list ${when} opens no socket and sends at most 20 requests in half an hour`, async ({ page }) => {
    test.setTimeout(300_000);
    const feed = await startFeed();
    feed.world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: 'Not started', kickOff: 300 });
    const site = await serveBuild({
      ...{ root, port: 0, cf: { country: 'GB', timezone: zoneAt(hour) } },
      vars: { ENVIRONMENT: 'test', LIVE_API_URL: feed.url },
    });
    const seen = noteTraffic(page);
    await page.clock.install();
    await recordRequests(page);
    await open(page, '/', String(site.url));
    await expect(page.locator('.row', { hasText: 'Arsenal' })).toBeVisible();
    const before = (await runClock(page, 1_000)).length;
    const note = page.getByText(/^Last updated/);
    let requests: string[] = [];
    for (let step = 0; step < 180; step += 1) {
      requests = (await runClock(page, 10_000)).slice(before).map(({ path }) => path);
      if (step % 10 === 0) await expect(note).toBeHidden();
    }
    expect(requests.filter((path) => path === '/api/live').length).toBeGreaterThanOrEqual(10);
    expect(requests.length).toBeLessThanOrEqual(20);
    expect(seen.sockets).toBe(0);
    // The note still comes when the site answers no more.
    await page.route('**/api/**', () => undefined);
    await page.clock.runFor(200_000);
    await expect(note).toBeVisible();
    await site.close();
    await feed.close();
  });
}
