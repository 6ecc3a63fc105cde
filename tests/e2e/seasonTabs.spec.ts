import type { APIRequestContext } from 'playwright/test';
import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const VISITOR = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'Europe/London', 'x-visitor-now': SATURDAY };
const address = (path: string) => new URL(path, process.env.SITE_URL ?? '').href;

/** The address of an English competition, as a search finds it. */
async function competitionOf(request: APIRequestContext, name: string): Promise<string> {
  const html = await (await request.get(address(`/search?q=${name}`), { headers: VISITOR })).text();
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const found = new RegExp(`href="(/football/england/${slug}-\\d+)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`a search does not find ${name}`);
  return found;
}
const league = (request: APIRequestContext) => competitionOf(request, 'Premier League');
const cup = (request: APIRequestContext) => competitionOf(request, 'FA Cup');

const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Goes to a link by the keyboard alone. */
async function follow(page: Page, link: ReturnType<Page['locator']>) {
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const width of [360, 1440]) {
  test(`no tab of a season is wider than the page: ${width}`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await visitAs(page, { now: SATURDAY });
    const [own, knockOut] = [await league(request), await cup(request)];
    const tabs = [
      ...['rounds', 'rounds?round=round-1', 'scorers', 'scorers?by=cards', 'course'].map((tab) => `${own}/${tab}`),
      `${knockOut}/bracket`,
    ];
    for (const path of tabs) {
      await page.goto(address(path));
      await expect(page.locator('main h2, main table').first()).toBeVisible();
      expect(await excess(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('rounds and their calendar are gone through by the keyboard', async ({ page, request }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, `${await league(request)}/rounds?round=round-2`);
  const round = page.locator('main h2').first();
  await expect(round).toHaveText('Round 2');
  await follow(page, page.getByRole('link', { name: 'Later' }));
  await expect(round).toHaveText('Round 3');
  const calendar = page.getByRole('region', { name: 'The season' });
  await expect(calendar.locator('a[aria-current="true"]')).toHaveText('3');
  await follow(page, calendar.getByRole('link', { name: 'Round 20, to come' }));
  await expect(round).toHaveText('Round 20');
  await expect(calendar.locator('a[aria-current="true"]')).toHaveText('20');
});

test('scorers are listed by assists, and the course of two teams compared, by the keyboard', async ({
  page,
  request,
}) => {
  await visitAs(page, { now: SATURDAY });
  const own = await league(request);
  await open(page, `${own}/scorers`);
  await expect(page.locator('main table')).toHaveAttribute('aria-label', /: Goals$/);
  await follow(page, page.getByRole('link', { name: 'Assists', exact: true }));
  await expect(page.locator('main table')).toHaveAttribute('aria-label', /: Assists$/);
  await open(page, `${own}/course`);
  const rounds = page.locator('main details').filter({ hasText: 'Round by round' });
  await expect(rounds.locator('table')).toBeHidden();
  await follow(page, rounds.locator('summary'));
  await expect(rounds.locator('table')).toBeVisible();
  await follow(page, page.getByRole('link', { name: /^Compare with / }).first());
  await expect(page).toHaveURL(/\?team=\w+&with=\w+$/);
  await expect(page.locator('main tr.standings-marked')).toHaveCount(2);
  const lines = page.locator('main svg[role="img"] polyline[stroke-dasharray]');
  // The second team’s, and the points of last season.
  await expect(lines).toHaveCount(2);
  const matches = page.locator('main details').filter({ hasText: 'Match by match' });
  await follow(page, matches.locator('summary'));
  await expect(matches.locator('tbody tr').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab of a season has what it shows, and its choices are links', async ({ page, request }) => {
    await visitAs(page, { now: SATURDAY });
    const [own, knockOut] = [await league(request), await cup(request)];
    await page.goto(address(`${own}/rounds?round=round-2`));
    await page.getByRole('link', { name: 'Earlier' }).click();
    await expect(page.locator('main h2').first()).toHaveText('Round 1');
    await page.goto(address(`${own}/scorers`));
    await page.getByRole('link', { name: 'Cards', exact: true }).click();
    await expect(page.locator('main table')).toHaveAttribute('aria-label', /: Cards$/);
    await page.goto(address(`${own}/course`));
    await page
      .getByRole('link', { name: /^Compare with / })
      .first()
      .click();
    const rounds = page.locator('main details').filter({ hasText: 'Round by round' });
    await rounds.locator('summary').click();
    await expect(rounds.locator('table')).toBeVisible();
    await page.goto(address(`${knockOut}/bracket`));
    await expect(page.locator('.bracket-round').first()).toBeVisible();
  });
});

test('on paper a round keeps its name and its results, and in forced colours what is chosen is told', async ({
  page,
  request,
}) => {
  await visitAs(page, { now: SATURDAY });
  const own = await league(request);
  await page.emulateMedia({ media: 'print' });
  await page.goto(address(`${own}/rounds?round=round-1`));
  await expect(page.locator('main h2').first()).toBeVisible();
  await expect(page.locator('main h2').first()).toHaveText('Round 1');
  await expect(page.getByRole('link', { name: 'Later' })).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const chosen = page.locator('main a[aria-current="true"]').first();
  const other = page.locator('section[aria-labelledby="season-calendar"] a:not([aria-current])').first();
  const ground = (link: typeof chosen) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(chosen)).not.toBe(await ground(other));
});
