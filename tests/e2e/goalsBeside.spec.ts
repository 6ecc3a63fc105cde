import { goOn, noteQuestions } from './questions.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const WIDE = { width: 1440, height: 900 };

const lineOf = (index: number) => `<li><a href="/match/football/a-b-${index}">Goal ${index}</a></li>`;

/** The list of goals as the server would write it; gives how often a page has asked for it. */
async function withGoals(page: Page, count: number): Promise<() => number> {
  let asked = 0;
  const lines = Array.from({ length: count }, (_, index) => lineOf(index)).join('');
  await page.route(/\/(goals|doelpunten)$/, (route) => {
    asked += 1;
    const list = count === 0 ? '<p>None</p>' : `<div class="card"><ol>${lines}</ol></div>`;
    return route.fulfill({
      contentType: 'text/html',
      body: `<!DOCTYPE html><main><h1>Goals as they fall</h1>${list}</main>`,
    });
  });
  return () => asked;
}

for (const path of ['/', '/nl']) {
  test(`in a wide window the goals as they fall stand beside the list of ${path}, and nothing moves for them`, async ({
    page,
  }) => {
    await page.setViewportSize(WIDE);
    await visitAs(page, { now: SATURDAY });
    await withGoals(page, 40);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, path);
    const panel = page.getByRole('region', { name: 'Goals as they fall' });
    await expect(panel.getByRole('listitem')).toHaveCount(6);
    await expect(panel.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute(
      'href',
      path === '/' ? '/goals' : '/nl/doelpunten',
    );
    const shifted: unknown = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
    expect(shifted).toEqual([]);
    // It goes along with who scrolls.
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(panel).toBeInViewport();
    await page.setViewportSize({ width: 1200, height: 900 });
    await expect(panel).toHaveCount(0);
  });
}

for (const { why, width, cookie, goals, path, asks } of [
  { why: 'in a narrower window', width: 1430, cookie: null, goals: 40, path: '/', asks: 0 },
  { why: 'in spoiler mode', width: 1440, cookie: 'spoilers', goals: 40, path: '/', asks: 0 },
  { why: 'where none has fallen', width: 1440, cookie: null, goals: 0, path: '/', asks: 1 },
  { why: 'beside what is no list', width: 1440, cookie: null, goals: 40, path: '/settings', asks: 0 },
]) {
  test(`no goals stand beside a list ${why}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitAs(page, { now: SATURDAY });
    const asked = await withGoals(page, goals);
    if (cookie !== null)
      await page.context().addCookies([{ name: cookie, value: 'all', url: process.env.SITE_URL ?? '' }]);
    await open(page, path);
    if (asks > 0) await expect.poll(asked).toBe(asks);
    // Longer than the panel takes to ask.
    else await page.waitForTimeout(2_000);
    expect(asked()).toBe(asks);
    await expect(page.locator('#goals-title')).toHaveCount(0);
  });
}

test('however often scores change, the goals beside a list are asked for once in two minutes', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(WIDE);
  // Without a socket the page polls.
  await page.routeWebSocket(/\/api\/push/, (socket) => socket.close());
  const asked = await withGoals(page, 40);
  await noteQuestions(page);
  await page.clock.install();
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await expect.poll(asked).toBe(1);
  await page.clock.pauseAt(Date.now() + 2_000);
  const polls = async () => (await goOn(page, 1_000)).filter(({ path }) => path === '/api/live').length;
  for (const minute of [44, 48, 52]) {
    await visitAs(page, { now: `2026-11-21T15:${minute}:00Z` });
    const before = await polls();
    for (let step = 0; step < 60 && (await polls()) === before; step += 1);
  }
  expect(asked()).toBe(1);
  await goOn(page, 120_000);
  await expect.poll(asked).toBe(2);
});
