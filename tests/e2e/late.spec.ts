import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import { phaseOf } from '../../web/domain/match.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import { movedParts, observeLayoutShifts } from '../support/layoutShifts.ts';
import { isNight, NIGHT } from '../support/tier.ts';
import { withHeldSite } from './heldSite.ts';
import { collectPolicyBreaches, pageFaults } from './pageFaults.ts';
import { expect, open, SATURDAY, test } from './visitor.ts';

const LOST = '/no/such/page';

/** The local server compresses without flushing, so that a compressed page would come in one piece. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' };

const VISITOR = { 'x-visitor-now': SATURDAY, 'x-visitor-country': 'GB', ...UNCOMPRESSED };

/** A phone and a desktop. Each opens another page of the same site, whose late part the site does not know yet. */
const [PHONE, DESKTOP] = [360, 1440];
const PRICES = isNight ? [PHONE, DESKTOP] : [PHONE];
const MEETINGS = isNight ? [PHONE, DESKTOP] : [DESKTOP];

test('late prices and meetings take their places without a request and move nothing', async ({ page }) => {
  await withHeldSite(page, async ({ url, hold }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setExtraHTTPHeaders(VISITOR);
    await observeLayoutShifts(page);
    await collectPolicyBreaches(page);
    for (const [index, width] of PRICES.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const release = hold('/odds');
      const opened = open(page, ['/', '/?date=2026-11-22'][index] ?? '/', url);
      await expect(page.locator('.row-prices').first()).toBeAttached();
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.locator('a.price')).toHaveCount(0);
      release();
      await opened;
      await expect(page.locator('a.price').first()).toBeAttached();
      expect(asked).not.toContain('/api/odds');
      expect(await movedParts(page)).toEqual([]);
      expect(await pageFaults(page)).toEqual([]);
    }
    const response = await page.request.get(new URL('api/live?all=1', url).href, { headers: VISITOR });
    const upcoming = parseSnapshot(await response.json())?.matches.filter((match) => phaseOf(match) === 'upcoming');
    for (const [index, width] of MEETINGS.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const { name, id } = upcoming?.[index]?.home ?? { name: '', id: '' };
      const release = hold('/head-to-head');
      const opened = open(page, `/team/${slugWithId(name, id)}`, url);
      await expect(page.locator('html[data-hydrated]')).toBeAttached();
      await expect(page.locator('#meetings > .late')).toBeAttached();
      release();
      await opened;
      await expect(page.locator('#meetings > section')).toBeAttached();
      await expect(page.locator('.late, [data-late-for]')).toHaveCount(0);
      await expect(page.locator('footer')).toBeVisible();
      expect(await movedParts(page)).toEqual([]);
      expect(await pageFaults(page)).toEqual([]);
    }
  });
});

test('a page without script has its late parts at the end', NIGHT, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: VISITOR });
  const page = await context.newPage();
  await withHeldSite(page, async ({ url, hold }) => {
    const release = hold('/v2/events/live');
    const opened = page.goto(new URL(LOST, url).href);
    const link = page.getByRole('link', { name: 'Live now: at the end of this page' });
    await expect(link).toBeVisible();
    release();
    await opened;
    await link.click();
    await expect(page.locator('#late-live-matches .row').first()).toBeInViewport();
  });
  await context.close();
});

test('placeholder rows become cards once there are settings', NIGHT, async ({ page }) => {
  await withHeldSite(page, async ({ url, break: breakAnswers }) => {
    await page.setExtraHTTPHeaders(VISITOR);
    await page.setViewportSize({ width: 1440, height: 800 });
    const mend = breakAnswers('/api/');
    // An error status would write to the console.
    await page.route('**/api/settings?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill(response.ok() ? { response } : { json: null });
    });
    const asked = page.waitForRequest('**/api/settings?*');
    await open(page, '/static/about-us', url);
    await asked;
    await expect(page.locator('#side-lists ul[aria-hidden], #news ul[aria-hidden]')).toHaveCount(3);
    await expect(page.locator('#side-lists a[href*="premier-league"]')).toHaveCount(0);
    mend();
    await expect(page.locator('#side-lists a[href*="premier-league"]')).toBeVisible();
    await expect(page.locator('#news h2 + *, #news a').first()).toBeVisible();
    await expect(page.locator('#side-lists ul[aria-hidden], #news ul[aria-hidden]')).toHaveCount(0);
  });
});

test('the page of follows shows the matches of today once their list is back', NIGHT, async ({ page }) => {
  await withHeldSite(page, async ({ url, break: breakAnswers }) => {
    const list = new URL('api/live?all=1', process.env.SITE_URL);
    const { home } =
      parseSnapshot(await (await page.request.get(list.href, { headers: VISITOR })).json())?.matches[0] ?? {};
    await page.context().addCookies([{ name: 'follow', value: `t${home?.id}`, url }]);
    await page.setExtraHTTPHeaders(VISITOR);
    // An error status would write to the console.
    await page.route(/\/api\/live/, async (route) => {
      const response = await route.fetch();
      await route.fulfill(response.ok() ? { response } : { json: null });
    });
    const mend = breakAnswers('/events/live');
    await open(page, '/my', url);
    const missing = page.getByRole('status').filter({ hasText: 'Today' });
    await expect(missing).toContainText('Not available right now');
    mend();
    await expect(page.locator('.row').first()).toContainText(home?.name ?? '');
    await expect(missing).toBeHidden();
  });
});
