import { createServer } from 'node:http';
import { listen } from '../support/listen.ts';
import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { NIGHT } from '../support/tier.ts';
import { expect, open, openOnSaturday, type Page, REGIONS, test } from './visitor.ts';

const HOUR_MS = 3_600_000;

const operator = (name: string, expiresAt: string | null) => ({
  name,
  bonus: `${name} bonus`,
  playUrl: `https://${name.toLowerCase()}.test/`,
  hideTermsAndConditions: false,
  countries: { data: [{ attributes: { code: 'GB' } }] },
  offer: { id: 1, stake: '£10', minimumOdds: 1.5, expiresAt },
});

test('an offer disappears from an open page when it ends, without a request', NIGHT, async ({ page }) => {
  const rows = [operator('Ending', new Date(Date.now() + HOUR_MS).toISOString()), operator('Staying', null)];
  const cms = await listen(
    createServer(({ url = '' }, response) => {
      const listed = url.startsWith('/api/operators') ? rows.map((attributes, id) => ({ id, attributes })) : [];
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: url.startsWith('/api/site-setting') ? null : listed }));
    }),
  );
  const site = await serveBuild({
    vars: { ENVIRONMENT: 'test', CMS_URL: cms.url },
  });
  try {
    await page.clock.install();
    await open(page, REGIONS, String(site.url));
    const bonuses = page.getByRole('region', { name: 'Top Sportsbook Bonuses' });
    await expect(bonuses.getByText('Ending bonus')).toBeVisible();
    const settings: string[] = [];
    page.on('request', (request) => request.url().includes('/api/settings') && settings.push(request.url()));
    await page.clock.fastForward(HOUR_MS);
    await expect(bonuses.getByText('Ending bonus')).toBeHidden();
    await expect(bonuses.getByText('Staying bonus')).toBeVisible();
    expect(settings).toEqual([]);
  } finally {
    // A poll after the end of the site would write to the console.
    await page.close();
    await site.close();
    await cms.close();
  }
});

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Special offer' });

/** Opens a page with the offer bar, and pauses its clock. */
async function openBar(page: Page): Promise<void> {
  await page.clock.install();
  await openOnSaturday(page, REGIONS);
  await pauseClock(page);
  await page.evaluate(() => window.scrollTo({ top: 420, behavior: 'instant' }));
  await expect(barOf(page)).toBeVisible();
}

test('the open offer bar shows terms and help, and the folded one keeps its operator', async ({ page }) => {
  await openBar(page);
  const bar = barOf(page);
  await expect(bar).toContainText('Min. odds 1/5');
  await expect(bar).toContainText('Take time to think.');
  await bar.getByText('Terms').first().click();
  await expect(bar.getByRole('link', { name: /National Gambling Helpline/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'How we earn money' })).toHaveAttribute('href', '/static/how-we-earn');
  const name = bar.locator('#special-offer b').first();
  const first = (await name.textContent()) ?? '';
  await bar.getByRole('button', { name: 'Hide the offer' }).click();
  // The bar also rests while the pointer or the focus is on it.
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.clock.runFor(60_000);
  await expect(name).toHaveText(first);
  await bar.getByRole('button', { name: 'Show the offer' }).press('Enter');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await runClockUntil(page, async () => expect(await name.textContent()).not.toBe(first));
});
