import type { Page } from 'playwright/test';
import { type OddsBoard, parseOddsBoard } from '../../web/domain/odds.ts';
import { idOfSlug } from '../../web/domain/slug.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

/** The ids of the matches whose rows have no prices, in the order of the page. */
async function withoutPrices(page: Page): Promise<string[]> {
  const links = page.locator('.row:not(:has(.row-prices)) .row-link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map(idOfSlug);
}

/** Less than a pixel of one row: what rounding of the compositor can make. */
const ROUNDING = 0.001;

const PRICES = /\/api\/odds\?/;

/** Lets the clock run until the page asks for prices, and answers as `change` says. */
async function askedAgain(page: Page, change: (board: OddsBoard) => OddsBoard): Promise<void> {
  const asked: string[] = [];
  await page.route(PRICES, async (route) => {
    asked.push(route.request().url());
    const response = await route.fetch();
    const board = parseOddsBoard(await response.json());
    if (board === null) throw new Error('no board');
    await route.fulfill({ response, json: change(board) });
  });
  const answered = page.waitForResponse(PRICES);
  while (asked.length === 0) await page.clock.runFor(1000);
  await answered;
}

/** The board with prices of these matches, too: those of any other. */
function withFirst(board: OddsBoard, ids: readonly string[]): OddsBoard {
  const [any] = Object.values(board);
  if (any === undefined) throw new Error('no prices at all');
  return { ...board, ...Object.fromEntries(ids.map((id) => [id, any])) };
}

const rowOf = (page: Page, id: string) => page.locator('.row', { has: page.locator(`.row-link[href$="-${id}"]`) });
const pricesOf = (page: Page, id: string) => rowOf(page, id).locator('.row-prices');

async function openList(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.clock.install();
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
}

/** What has shifted from now on. */
async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift' });
  });
  return async () => {
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    return Number(await page.evaluate(() => Reflect.get(window, 'shift')));
  };
}

test('the first prices of a match move no row that a phone shows, and stand in those that it does not', async ({
  page,
}) => {
  await openList(page, 360);
  const ids = await withoutPrices(page);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  await rowOf(page, first).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const shifts = await noteShifts(page);
  await askedAgain(page, (board) => withFirst(board, [first, last]));
  await expect(pricesOf(page, last)).toHaveCount(1);
  await expect(pricesOf(page, first)).toHaveCount(0);
  expect(await shifts()).toBeLessThan(ROUNDING);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // At the next full minute.
  await expect(async () => {
    await page.clock.runFor(5000);
    expect(await pricesOf(page, first).count()).toBe(1);
  }).toPass();
});

test('on a desk the first prices of a match show at once: they have a place of their own', async ({ page }) => {
  await openList(page, 1440);
  const [first = ''] = await withoutPrices(page);
  await rowOf(page, first).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const shifts = await noteShifts(page);
  await askedAgain(page, (board) => withFirst(board, [first]));
  await expect(pricesOf(page, first)).toHaveCount(1);
  expect(await shifts()).toBeLessThan(ROUNDING);
});
