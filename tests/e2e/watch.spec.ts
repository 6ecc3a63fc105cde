import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const PHONE = { width: 360, height: 780 };

/** The ids of matches that are being played, by the site's own list. */
async function liveIds(page: Page): Promise<string[]> {
  await page.goto(new URL('/football/live', process.env.SITE_URL ?? '').href);
  const stars = page.locator('.row .star[value^=m]');
  return (await stars.evaluateAll((all) => all.map((star) => star.getAttribute('value')?.slice(1) ?? ''))).slice(0, 3);
}

for (const [path, heading, float] of [
  ['/watch', 'Watch board', 'Scores in a window of their own'],
  ['/nl/kijken', 'Kijkbord', 'Scores in een eigen venster'],
] as const) {
  test(`the board ${path} is filled, emptied and floated by keyboard on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visitAs(page, { now: SATURDAY });
    const ids = await liveIds(page);
    await open(page, `${path}?matches=${ids.slice(0, 2).join('.')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const tiles = page.locator('main li.card');
    await expect(tiles).toHaveCount(2);
    await page.getByRole('combobox', { name: /today|vandaag/ }).selectOption({ index: 0 });
    await page.getByRole('button', { name: /^(Add|Toevoegen)$/ }).press('Enter');
    await expect(tiles).toHaveCount(3);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const box = await page
      .getByRole('link', { name: /^Remove|weghalen$/ })
      .first()
      .boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page
      .getByRole('link', { name: /^Remove|weghalen$/ })
      .first()
      .press('Enter');
    await expect(tiles).toHaveCount(2);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: float }).focus();
    const opening = page.context().waitForEvent('page');
    await page.keyboard.press('Enter');
    const floating = await opening;
    await expect(floating.locator('li.card')).toHaveCount(2);
    expect(
      await floating
        .locator('li.card')
        .first()
        .evaluate((tile) => getComputedStyle(tile).borderRadius),
    ).toBe(await tiles.first().evaluate((tile) => getComputedStyle(tile).borderRadius));
  });
}

test('the board holds one socket, whatever sports are on it', async ({ page, context }) => {
  await visitAs(page);
  // The page of what is live has a socket of its own.
  const list = await context.newPage();
  const ids = await liveIds(list);
  await list.close();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await open(page, `/watch?matches=${ids.join('.')}`);
  await expect.poll(() => sockets.length, { timeout: 15_000 }).toBe(1);
  await page.waitForTimeout(4_000);
  expect(sockets.length).toBe(1);
});
