import { type Match, phaseOf } from '../../web/domain/match.ts';
import { movedParts, observeLayoutShifts } from '../support/layoutShifts.ts';
import { competitionPath, leagueMatch, matchesOfToday, matchPath } from './todaysMatches.ts';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

/** Positions and sizes on a page in pixels, without the notice of the demonstration. */
function layout() {
  const notices = document.getElementById('notices')?.getBoundingClientRect().height ?? 0;
  const tabs = document.querySelector('.event-tabs');
  const offers = document.querySelector<HTMLElement>('.bonuses')?.offsetHeight ?? 0;
  const topOf = (element: Element | null | undefined) =>
    element === null || element === undefined
      ? Number.NaN
      : element.getBoundingClientRect().top + window.scrollY - notices;
  return {
    tabs: topOf(tabs),
    content: topOf(tabs?.nextElementSibling),
    offers,
    share: offers / (document.documentElement.scrollHeight - notices),
    width: document.documentElement.scrollWidth,
  };
}

const goalsOf = ({ state }: Match) =>
  'score' in state && state.score !== null ? state.score.home + state.score.away : 0;

/** Today's running matches, the one with the most goals first. */
async function runningByGoals(page: Page): Promise<Match[]> {
  const running = (await matchesOfToday(page)).filter((match) => phaseOf(match) === 'live');
  return running.toSorted((one, other) => goalsOf(other) - goalsOf(one));
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
});

test('the tabs of each running match start above 320 pixels on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  const running = await runningByGoals(page);
  expect(running.length).toBeGreaterThan(8);
  for (const match of [...running.slice(0, 4), ...running.slice(-2)]) {
    await open(page, matchPath(match));
    const { tabs, content, share, width } = await page.evaluate(layout);
    expect(tabs, matchPath(match)).toBeLessThanOrEqual(320);
    expect(content, matchPath(match)).toBeLessThanOrEqual(400);
    expect(share, matchPath(match)).toBeGreaterThan(0);
    expect(share, matchPath(match)).toBeLessThanOrEqual(0.25);
    expect(width).toBe(360);
  }
});

test('a phone cuts neither the competition of a match nor its open tab', async ({ page }) => {
  const match = await leagueMatch(page);
  for (const [locale, width, tab] of [
    ['en', 320, 'Table'],
    ['nl', 360, 'Stand'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await open(page, matchPath(match, 'summary', locale));
    const cut = await page
      .locator('.event-competition > *')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
    await open(page, competitionPath(match, 'standings', locale));
    await expect(page.getByRole('link', { name: tab, exact: true }).first()).toBeInViewport({ ratio: 0.9 });
  }
});

test('offers take at most 420 pixels of the right column in every country', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const country of ['GB', 'US', 'DE']) {
    await visitAs(page, { country, now: SATURDAY });
    await open(page, '/football');
    const { offers } = await page.evaluate(layout);
    expect(offers, country).toBeGreaterThan(100);
    expect(offers, country).toBeLessThanOrEqual(420);
  }
});

for (const [country, path, width] of [
  ['DE', '/', 360],
  ['US', '/', 360],
  ['GB', '/', 360],
  ['GB', '/', 1440],
  ['NL', '/nl', 360],
] as const) {
  test(`the offer bar is at most 64 pixels high (${country}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await visitAs(page, { country, now: SATURDAY });
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, 500));
    const bar = page.locator('.offer-bar');
    await bar.waitFor();
    const heights = await bar.evaluate((element) =>
      ['.bet-link', '.offer-bar-fold'].map((part) => element.querySelector(part)?.getBoundingClientRect().height),
    );
    // In a wide window a pseudo-element adds 8 pixels to the link's target.
    expect(heights).toEqual([width < 1024 ? 44 : 36, 44]);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
    const cut = await bar.evaluate((element) =>
      ['.offer-bar-label p', 'summary'].filter((part) => {
        const { clientWidth = 0, scrollWidth = 1 } = element.querySelector(part) ?? {};
        return scrollWidth > clientWidth;
      }),
    );
    expect(cut).toEqual([]);
  });
}

test('the score of a match stays in sight past its head, and nothing moves', async ({ page }) => {
  await observeLayoutShifts(page);
  const [busiest] = await runningByGoals(page);
  if (busiest === undefined) throw new Error('no match is running');
  await open(page, matchPath(busiest));
  const atTop = () => page.evaluate(() => document.elementFromPoint(180, 18)?.closest('.score-bar') !== null);
  expect(await atTop()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(atTop).toBe(true);
  expect(await page.locator('.event-tabs').evaluate((tabs) => tabs.getBoundingClientRect().top)).toBe(36);
  expect(await movedParts(page)).toEqual([]);
});

test('a tap on another tab of a match keeps the scroll position', async ({ page }) => {
  const [match] = await runningByGoals(page);
  if (match === undefined) throw new Error('no match is running');
  await open(page, matchPath(match));
  await page.evaluate(() => window.scrollTo(0, 500));
  // A click of Playwright would first scroll to the place of the sticky tabs.
  await page.getByRole('link', { name: 'Statistics', exact: true }).dispatchEvent('click');
  await page.waitForURL(/\/statistics$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('a league table fits a phone in each of its views', async ({ page }) => {
  const match = await leagueMatch(page);
  await open(page, matchPath(match, 'standings'));
  for (const [view, columns] of [
    ['Short', ['P', '+/−', 'Pts']],
    ['Full', ['P', 'W', 'D', 'L', 'F:A', '+/−', 'Pts']],
    ['Form', ['P', 'Pts', 'Form']],
  ] as const) {
    await page.getByText(view, { exact: true }).first().click();
    const shown = await page.locator('.standings thead th').filter({ visible: true }).allInnerTexts();
    expect(shown.slice(2)).toEqual(columns);
    expect((await page.evaluate(layout)).width).toBe(360);
    const wide = await page.locator('.standings').evaluate((table) => table.getBoundingClientRect().right);
    expect(wide).toBeLessThanOrEqual(352);
  }
  await page.getByText('Short', { exact: true }).first().click();
  const cut = await page
    .locator('.standings-team bdi')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
  expect(cut).toEqual([]);
  const heights = await page.locator('.standings tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(37);
});
