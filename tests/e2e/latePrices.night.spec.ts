import type { Page } from 'playwright/test';
import { parseOddsBoard } from '../../web/domain/listSchemas.ts';
import type { OddsBoard } from '../../web/domain/odds.ts';
import { idOfSlug } from '../../web/domain/slug.ts';
import { movedParts, observeLaterLayoutShifts } from '../support/layoutShifts.ts';
import { runClockUntil } from '../support/pageClock.ts';
import { expect, openOnSaturday, test } from './visitor.ts';

/** The ids of the matches whose rows have no prices, from top to bottom. */
async function withoutPrices(page: Page): Promise<string[]> {
  const links = page.locator('.row:not(:has(.row-prices)) .row-link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map(idOfSlug);
}

const PRICES = /\/api\/odds\?/;

/** Moves the clock until the page asks for prices, and changes the answer. */
async function requestAgain(page: Page, change: (board: OddsBoard) => OddsBoard): Promise<void> {
  const requests: string[] = [];
  await page.route(PRICES, async (route) => {
    requests.push(route.request().url());
    const response = await route.fetch();
    const board = parseOddsBoard(await response.json());
    if (board === null) throw new Error('no board');
    await route.fulfill({ response, json: change(board) });
  });
  const answered = page.waitForResponse(PRICES);
  await runClockUntil(page, async () => expect(requests).not.toHaveLength(0));
  await answered;
}

/** Adds prices for these matches: those of any other match. */
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
  await openOnSaturday(page, '/');
}

test('the first prices of a match shift no row that a phone shows', async ({ page }) => {
  await openList(page, 360);
  const ids = await withoutPrices(page);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  await rowOf(page, first).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await observeLaterLayoutShifts(page);
  await requestAgain(page, (board) => withFirst(board, [first, last]));
  await expect(pricesOf(page, last)).toHaveCount(1);
  await expect(pricesOf(page, first)).toHaveCount(0);
  expect(await movedParts(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // At the next full minute.
  await expect(async () => {
    await page.clock.runFor(5000);
    expect(await pricesOf(page, first).count()).toBe(1);
  }).toPass();
});

test('the first prices of a match show at once in a wide window', async ({ page }) => {
  await openList(page, 1440);
  const [first = ''] = await withoutPrices(page);
  await rowOf(page, first).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await observeLaterLayoutShifts(page);
  await requestAgain(page, (board) => withFirst(board, [first]));
  await expect(pricesOf(page, first)).toHaveCount(1);
  expect(await movedParts(page)).toEqual([]);
});
