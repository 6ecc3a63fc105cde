import type { Page } from 'playwright/test';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { parseSettings } from '../../web/domain/settings.ts';
import { slugWithId } from '../../web/domain/slug.ts';
import { parseSnapshot } from '../../web/domain/snapshot.ts';
import { eventSlug, pathOf } from '../../web/routes.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

/** Today's matches of football. */
async function matches(page: Page): Promise<Match[]> {
  const response = await page.request.get(`${process.env.SITE_URL}api/live?all=1`);
  return parseSnapshot(await response.json())?.matches ?? [];
}

const summaryOf = (match: Match) =>
  pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' }, 'en');

/** Where things lie on a page without the notice of the demonstration, in pixels. */
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

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
});

test('the tabs of a running match start above 340 pixels on a phone and their content above 400', async ({ page }) => {
  test.setTimeout(120_000);
  const running = (await matches(page)).filter((match) => phaseOf(match) === 'live');
  const scored = running.toSorted((one, other) => goalsOf(other) - goalsOf(one));
  expect(scored.length).toBeGreaterThan(8);
  for (const match of [...scored.slice(0, 4), ...scored.slice(-2)]) {
    await open(page, summaryOf(match));
    const { tabs, content, share, width } = await page.evaluate(layout);
    expect(tabs, summaryOf(match)).toBeLessThanOrEqual(340);
    expect(content, summaryOf(match)).toBeLessThanOrEqual(400);
    expect(share, summaryOf(match)).toBeGreaterThan(0);
    expect(share, summaryOf(match)).toBeLessThanOrEqual(0.25);
    expect(width).toBe(360);
  }
});

const goalsOf = ({ state }: Match) =>
  'score' in state && state.score !== null ? state.score.home + state.score.away : 0;

test('competition and round of a match stand whole above it on a phone, and the open tab of a competition is in sight', async ({
  page,
}) => {
  const [match] = (await matches(page)).filter(({ competition }) => competition.name === 'Premier League');
  if (match === undefined) throw new Error('no match of a league');
  for (const [locale, width, tab] of [
    ['en', 320, 'Standings'],
    ['nl', 360, 'Stand'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await open(page, pathOf({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' }, locale));
    const cut = await page
      .locator('.event-competition > *')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
    const { id, name, country } = match.competition;
    const route = { name: 'tournament', sport: 'football', category: country.slug, tab: 'standings' } as const;
    await open(page, pathOf({ ...route, slug: slugWithId(name, id) }, locale));
    await expect(page.getByRole('link', { name: tab, exact: true }).first()).toBeInViewport({ ratio: 0.9 });
  }
});

test('a match before its kick-off has a preview, and offers take a quarter of its page at most', async ({ page }) => {
  const upcoming = (await matches(page)).find(({ state }) => state.kind === 'not-started');
  if (upcoming === undefined) throw new Error('no match to come');
  await open(page, summaryOf(upcoming));
  await expect(page.locator('.event-note')).toContainText(/in \d/);
  await expect(page.getByRole('region', { name: 'Before the match' }).locator('p')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Form and place' }).locator('.form')).not.toHaveCount(0);
  expect((await page.evaluate(layout)).share).toBeLessThanOrEqual(0.25);
});

test('past the head of a match the score stays in sight, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const running = (await matches(page)).filter((match) => phaseOf(match) === 'live');
  const [busiest] = running.toSorted((one, other) => goalsOf(other) - goalsOf(one));
  if (busiest === undefined) throw new Error('no match is being played');
  await open(page, summaryOf(busiest));
  const atTop = () => page.evaluate(() => document.elementFromPoint(180, 18)?.closest('.score-bar') !== null);
  expect(await atTop()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(atTop).toBe(true);
  expect(await page.locator('.event-tabs').evaluate((tabs) => tabs.getBoundingClientRect().top)).toBe(36);
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
});

test('on a desk offers take 420 pixels of the right column at most', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const country of ['GB', 'US', 'DE']) {
    await visitAs(page, { country, now: SATURDAY });
    await open(page, '/football');
    const { offers } = await page.evaluate(layout);
    expect(offers, country).toBeGreaterThan(100);
    expect(offers, country).toBeLessThanOrEqual(420);
  }
});

for (const [country, path] of [
  ['GB', '/'],
  ['DE', '/'],
  ['NL', '/nl'],
] as const) {
  test(`the bar of the special offer is 64 pixels high on a phone, its parts touched at 44 (${country})`, async ({
    page,
  }) => {
    await visitAs(page, { country, now: SATURDAY });
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, 500));
    const bar = page.locator('.offer-bar');
    await bar.waitFor();
    const heights = await bar.evaluate((element) =>
      ['.bet-link', '.offer-bar-fold'].map((part) => element.querySelector(part)?.getBoundingClientRect().height),
    );
    expect(heights).toEqual([44, 44]);
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

test('tables fit a phone whole, in each of their views, also without script', async ({ page }) => {
  const [match] = (await matches(page)).filter(({ competition }) => competition.name === 'Premier League');
  if (match === undefined) throw new Error('no match of a league');
  await open(page, `${summaryOf(match)}/standings`);
  for (const [view, columns] of [
    ['Short', ['P', '+/−', 'Pts', 'Form']],
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
  const heights = await page.locator('.standings tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(37);
});

test('each top competition opens on matches and the top of its table', async ({ page }) => {
  test.setTimeout(180_000);
  const answer = await page.request.get(`${process.env.SITE_URL}api/settings?locale=en`);
  const top = parseSettings(await answer.json())?.topCompetitions ?? [];
  expect(top.length).toBeGreaterThan(5);
  for (const { slug, country } of top) {
    const path = pathOf({ name: 'tournament', sport: 'football', category: country.slug, slug, tab: 'matches' }, 'en');
    await open(page, path);
    expect(await page.locator('main .row').count(), path).toBeGreaterThan(0);
    expect((await page.evaluate(layout)).width, path).toBe(360);
  }
});

test('nothing is offered on a page that does not exist', async ({ page }) => {
  const response = await page.request.get(`${process.env.SITE_URL}no/such/page/at/all`);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('Page not found');
  expect(html).not.toMatch(/\/play\/|class="offer|class="bonuses/);
});
