import { expect, openOnSaturday, test } from './visitor.ts';

const FOCUSED = () => document.activeElement?.getAttribute('href') ?? '';

test('the keys j and k move through the rows, and / opens the search', async ({ page }) => {
  await openOnSaturday(page, '/');
  // The shortcuts load after the page.
  await expect(async () => {
    await page.keyboard.press('j');
    expect(await page.evaluate(FOCUSED)).toContain('/match/');
  }).toPass();
  const first = await page.evaluate(FOCUSED);
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(FOCUSED)).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(FOCUSED)).toBe(first);
  await page.keyboard.press('/');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('j/');
  await expect(page.locator('input:focus')).toHaveValue('j/');
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a swipe opens the next day and a long press opens the menu of a row', async ({ page, context }) => {
    await openOnSaturday(page, '/');
    const touch = await context.newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const row = await page.locator('.row-link').nth(1).boundingBox();
    if (row === null) throw new Error('the row has no box');
    const [x, y] = [row.x + 60, row.y + 20];
    const menu = page.locator('#row-menu');
    // The code for touches loads at the first one. A finger that is not lifted cannot touch again.
    await expect(async () => {
      await send('touchStart', { x, y });
      const isOpen = menu.waitFor({ timeout: 2_000 });
      await isOpen.catch(() => send('touchCancel'));
      await isOpen;
    }).toPass();
    await send('touchEnd');
    await expect(menu.getByRole('link', { name: 'Add to match board' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toBeHidden();
    // A swipe lasts at most 0.6 seconds, which a busy machine may exceed. A second one would break off the page that loads.
    let isOnItsWay = false;
    page.on('request', (request) => {
      isOnItsWay ||= request.isNavigationRequest() && request.url().includes('date=2026-11-22');
    });
    await expect(async () => {
      if (isOnItsWay) return;
      await send('touchStart', { x: 330, y });
      await send('touchMove', { x: 60, y });
      await send('touchEnd');
      await expect.poll(() => isOnItsWay, { timeout: 5_000 }).toBe(true);
    }).toPass();
    await page.waitForURL(/date=2026-11-22/);
  });
});
