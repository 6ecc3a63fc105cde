import type { Page } from 'playwright/test';
import { matchesOfToday, matchPath } from './todaysMatches.ts';
import { expect, openOnSaturday, test } from './visitor.ts';

/** The odds tab of a match that has not started. */
async function oddsTab(page: Page): Promise<string> {
  const match = (await matchesOfToday(page)).find(({ state }) => state.kind === 'not-started');
  if (match === undefined) throw new Error('every match has started');
  return matchPath(match, 'odds');
}

test('the order of operators and the market change in the page and survive a reload', async ({ page }) => {
  await openOnSaturday(page, oddsTab);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.url().includes('event-odds')) requests.push(request.url());
  });
  await page.getByRole('link', { name: 'Highest payout' }).click();
  await expect(page.getByText('The highest payout comes first')).toBeVisible();
  const shares = await page.locator('.odds-table tbody .odds-payout').allInnerTexts();
  const numbers = shares.map((text) => (text.includes('%') ? Number.parseFloat(text) : 0));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  await page.getByRole('link', { name: 'Total goals' }).click();
  await expect(page).toHaveURL(/\?market=ou-[\d.]+&order=payout$/);
  expect(requests).toEqual([]);
  await page.reload();
  await expect(page.getByText('The highest payout comes first')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Total goals' })).toBeVisible();
});
