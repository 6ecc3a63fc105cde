import { expect, open, openOnSaturday, type Page, SATURDAY, test, visitAs } from './visitor.ts';

/** The number of whole rows above the fold. The notice of the demonstration does not count. */
function wholeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const notices = document.getElementById('notices')?.getBoundingClientRect().height ?? 0;
    const rows = [...document.querySelectorAll('.row')];
    return rows.filter((row) => row.getBoundingClientRect().bottom - notices <= window.innerHeight).length;
  });
}

for (const [path, most] of [
  ['/', 6],
  ['/?odds=off', 9],
] as const) {
  test(`${path} shows ${most} whole matches above the fold of a phone`, async ({ page }) => {
    await openOnSaturday(page, path, { width: 360, height: 780 });
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(most);
  });
}

test('a tablet shows 14 whole matches above the fold, each in one line with its prices', async ({ page }) => {
  await openOnSaturday(page, '/', { width: 768, height: 1024 });
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(14);
  const row = page.locator('.row:has(.row-prices)').first();
  const middles = await row.evaluate((element) =>
    ['.row-home', '.row-away', '.row-prices'].map((part) => {
      const { top, height } = element.querySelector(part)?.getBoundingClientRect() ?? { top: 0, height: 0 };
      return Math.round(top + height / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
});

test('the score line of a row touches no crest and no price', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  for (const [width, path] of [
    [360, '/'],
    [360, '/?odds=off'],
    [768, '/'],
    [1024, '/?odds=off'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await open(page, path);
    const gaps = await page.evaluate(() => {
      for (const group of document.querySelectorAll<HTMLElement>('.row-group'))
        group.style.contentVisibility = 'visible';
      return [...document.querySelectorAll('.row:has(> .score-line)')].map((row) => {
        const { top = 0, height = 0 } = row.querySelector('.score-line')?.getBoundingClientRect() ?? {};
        const feet = [...row.querySelectorAll('.crest, .price')].map((part) => part.getBoundingClientRect().bottom);
        // The line is 3 pixels high, in the middle of its box.
        return { isLast: row.matches(':last-child'), gap: top + height / 2 - 1.5 - Math.max(...feet) };
      });
    });
    expect(gaps.filter(({ isLast }) => isLast).length, `${path} at ${width}`).toBeGreaterThan(0);
    expect(Math.min(...gaps.map(({ gap }) => gap)), `${path} at ${width}`).toBeGreaterThanOrEqual(1);
  }
});

test('a wide window cuts and breaks no team name of a top competition', async ({ page }) => {
  await openOnSaturday(page, '/', { width: 1440, height: 900 });
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.row-group')].slice(0, 13).flatMap((group) => {
      group.style.contentVisibility = 'visible';
      return [...group.querySelectorAll<HTMLElement>('.row-name')].map((name) => ({
        text: name.textContent ?? '',
        isCut: name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight || name.clientHeight > 20,
      }));
    }),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(({ isCut }) => isCut)).toEqual([]);
});

test('a window of 1,920 pixels shows a page of 1,520 pixels at most', async ({ page }) => {
  await openOnSaturday(page, '/', { width: 1920, height: 1000 });
  const [left, right] = await page.evaluate(() => {
    const [first, last] = ['aside:has(+ main)', 'main + aside'].map((part) => document.querySelector(part));
    return [first?.getBoundingClientRect().left ?? 0, last?.getBoundingClientRect().right ?? 0];
  });
  expect((right ?? 0) - (left ?? 0)).toBeLessThanOrEqual(1520);
  expect((right ?? 0) - (left ?? 0)).toBeGreaterThan(1400);
});

test('the links of strips and header are 44 pixels high on a phone and do not overlap', async ({ page }) => {
  await openOnSaturday(page, '/', { width: 360, height: 780 });
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('header button, .strip-link')].map((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { text: element.textContent, top, bottom, left, right };
    }),
  );
  expect(boxes.length).toBeGreaterThan(20);
  for (const { top, bottom } of boxes) expect(bottom - top).toBeGreaterThanOrEqual(44);
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5)
      .filter((other) => one.left < other.right - 0.5 && other.left < one.right - 0.5)
      // A strip scrolls its last links below its neighbours.
      .filter((other) => one.right <= 360 && other.right <= 360 && one.left >= 0 && other.left >= 0)
      .map((other) => `${one.text} / ${other.text}`),
  );
  expect(overlaps.filter((pair) => !/Finished|Upcoming/.test(pair))).toEqual([]);
});

test('the switch for scores or odds works without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(process.env.BUILT_SITE ?? '');
  const view = page.getByRole('navigation', { name: 'Scores or odds' });
  await expect(view.getByRole('link', { name: 'Odds' })).toHaveAttribute('aria-current', 'true');
  await view.getByRole('link', { name: 'Scores' }).click();
  await expect(view.getByRole('link', { name: 'Scores' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.price')).toHaveCount(0);
  await page.goto(process.env.BUILT_SITE ?? '');
  await expect(view.getByRole('link', { name: 'Scores' })).toHaveAttribute('aria-current', 'true');
  await view.getByRole('link', { name: 'Odds' }).click();
  await expect(view.getByRole('link', { name: 'Odds' })).toHaveAttribute('aria-current', 'true');
  await context.close();
});
