import { expect, open, openOnSaturday, test, visitAs } from './visitor.ts';

test('the browser prefetches the link under the pointer for the same visitor', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  const prefetched = new Promise<string>((resolve) => {
    browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(prefetchUrl);
    });
  });
  await browser.send('Preload.enable');
  // The headers of the visitor must come with the prefetch.
  await visitAs(page, { now: '2031-05-04T10:00:00Z' });
  await open(page, '/');
  const link = page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Basketball' });
  await link.hover();
  expect(await prefetched).toMatch(/\/basketball$/);
  await link.click();
  await page.waitForURL(/\/basketball$/);
  const delivery = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType);
  expect(delivery).toBe('navigational-prefetch');
  await expect(page.locator('#calendar [aria-current=date]')).toHaveText(/4 May$/);
});

test('a browser without speculation rules gets a prefetch hint for a link', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await openOnSaturday(page, '/');
  const hints = page.locator('head link[rel=prefetch]');
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Handball' }).hover();
  await expect(hints).toHaveAttribute('href', /\/handball$/);
  await page.locator('a[href^="/play/"]').first().hover();
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Basketball' }).focus();
  await expect(hints).toHaveCount(2);
  await expect(page.locator('head link[rel=prefetch][href*=play]')).toHaveCount(0);
});
