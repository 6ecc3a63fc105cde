import { openStill, scrollTo } from './stillPage.ts';
import { expect, test } from './visitor.ts';

test('the offer bar shows the next operator every 10 seconds after a 500 ms fade', async ({ page }) => {
  await openStill(page);
  await scrollTo(page, 420);
  const offer = page.locator('#special-offer');
  const faded = page.locator('#special-offer.opacity-0');
  const name = offer.locator('b').first();
  const first = (await name.textContent()) ?? '';
  await page.clock.runFor(9999);
  await expect(faded).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(faded).toHaveCount(1);
  await expect(faded).toHaveClass(/duration-500/);
  await page.clock.runFor(499);
  await expect(name).toHaveText(first);
  await page.clock.runFor(1);
  await expect(name).not.toHaveText(first);
  await expect(faded).toHaveCount(0);
});

test('the progress bar appears 100 ms after a click on a link', async ({ page }) => {
  await openStill(page);
  // The page stays, as if the next one were slow.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Handball' }).click();
  const bar = page.locator('.progress');
  await page.clock.runFor(99);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(bar).toHaveCount(0);
});
