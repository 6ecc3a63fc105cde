import { expect, open, type Page, SATURDAY, test, visitAs } from './visitor.ts';

/** What a visitor may set for text (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Texts that are cut: what says so itself by an ellipsis, and what scrolls, has its whole text within reach. */
function cutTexts(): string[] {
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only, svg')) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isWide = hides(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const isHigh = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
    if ((isWide || isHigh) && element.textContent?.trim()) {
      cut.push(`${element.tagName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`);
    }
  }
  return [...new Set(cut)];
}

async function addresses(page: Page): Promise<string[]> {
  await open(page, '/nl/voetbal/live');
  const match = (await page.locator('.row-link').first().getAttribute('href')) ?? '';
  const competition = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  await open(page, `${competition}/stand`);
  const team = (await page.locator('.standings a').first().getAttribute('href')) ?? '';
  await open(page, `${match}/opstellingen`);
  const player =
    (await page.locator('main a[href*="/player/"], main a[href*="/speler/"]').first().getAttribute('href')) ?? '';
  const tabs = ['opstellingen', 'statistieken', 'odds', 'onderling', 'stand'].map((tab) => `${match}/${tab}`);
  const lists = ['/', '/football', '/nl/basketbal', '/football/competitions', '/football/regions', '/search?q=ajax'];
  return [
    ...lists,
    match,
    ...tabs,
    competition,
    `${competition}/stand`,
    team,
    player,
    '/static/about-us',
    '/nl/doelpunten',
    '/settings',
  ];
}

test('wider text spacing cuts no text, and a window of 320 pixels scrolls one way', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await visitAs(page, { now: SATURDAY });
  const faults: string[] = [];
  for (const path of await addresses(page)) {
    await open(page, path);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if ((await wide()) > 0) faults.push(`${path}: ${await wide()} px too wide`);
    const before = await page.evaluate(cutTexts);
    // A style element would be refused by the content security policy, as it is meant to be.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, TEXT_SPACING);
    faults.push(...[...before, ...(await page.evaluate(cutTexts))].map((text) => `${path}: ${text}`));
    if ((await wide()) > 0) faults.push(`${path}: ${await wide()} px too wide with more spacing`);
  }
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced colours tell apart what is chosen, what is live and where a price is (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await visitAs(page, { now: SATURDAY });
    await open(page, '/');
    const groundOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const canvas = await groundOf('html');
    for (const chosen of [
      'header .strip-link[aria-current]',
      '.day[aria-current]',
      '.strip-filters .strip-link[aria-current]',
      '.row .live-dot',
    ]) {
      expect(await groundOf(chosen), chosen).not.toBe(canvas);
    }
    expect(await groundOf('.strip-link[aria-current]')).not.toBe(await groundOf('.strip-link:not([aria-current])'));
    await expect(page.locator('a.price').first()).toHaveCSS('outline-style', 'solid');
    await open(page, '/football/england');
    await expect(page.locator('aside li > a[aria-current]').first()).toHaveCSS('outline-style', 'solid');
  });
}

test('more contrast gives prices an edge and lines the colour of text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await expect(page.locator('a.price').first()).toHaveCSS('outline-style', 'solid');
  const colours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--color-line', '--color-muted', '--color-text'].map((name) => style.getPropertyValue(name));
  });
  expect(new Set(colours).size).toBe(1);
  await expect(page.locator('.day[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
});

for (const theme of ['light', 'dark'] as const) {
  test(`more contrast chosen on the settings page holds on all pages without the system’s, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ contrast: 'no-preference', colorScheme: theme });
    await visitAs(page, { now: SATURDAY });
    const price = page.locator('a.price').first();
    await open(page, '/');
    await expect(price).not.toHaveCSS('outline-style', 'solid');
    await open(page, '/settings');
    await page.getByRole('combobox', { name: 'Contrast' }).selectOption('more');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\?saved/);
    await open(page, '/');
    await expect(page.locator('html')).toHaveClass(/\bcontrast\b/);
    await expect(price).toHaveCSS('outline-style', 'solid');
    await open(page, '/settings');
    await page.getByRole('button', { name: /^Forget/ }).click();
    await page.waitForURL(/\?forgotten/);
    await open(page, '/');
    await expect(price).not.toHaveCSS('outline-style', 'solid');
  });
}

test('a list, a match and a table print as results: no navigation, no offers, dark ink in either theme', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/football/live');
  const match = (await page.locator('.row-link').first().getAttribute('href')) ?? '';
  const competition = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  for (const [path, shown] of [
    ['/', '.row'],
    [match, '.event-score'],
    [`${competition}/standings`, '.standings'],
  ] as const) {
    await open(page, path);
    await expect(page.locator(shown).first()).toBeVisible();
    for (const hidden of ['nav', 'aside', 'button', 'a[href^="/play/"]', '#root > header', '#root > footer']) {
      expect(await page.locator(hidden).filter({ visible: true }).count(), `${hidden} on ${path}`).toBe(0);
    }
    // The signs over columns of prices go with the prices.
    const signs = await page
      .locator('.with-prices > .group-head')
      .evaluateAll((heads) => heads.map((head) => getComputedStyle(head, '::after').display));
    expect(signs.filter((display) => display !== 'none')).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5_000);
  }
});

test('a page to an American is the same before and after its script', async ({ page }) => {
  await visitAs(page, { country: 'US', zone: 'America/New_York', now: SATURDAY });
  for (const path of ['/?date=2026-11-22', '/basketball']) {
    await open(page, path);
    await expect(page.locator('.day[title="Sunday, November 22"]')).toBeAttached();
    await expect(page.locator('.offer-fact', { hasText: /(0[1-9]|1[0-2])\/\d\d\/202\d/ }).first()).toBeAttached();
  }
});

test('long words and right-to-left names of a status stay in one piece', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const heights = await page.evaluate(() => {
    const cell = document.querySelector<HTMLElement>('.row-time');
    if (cell === null) throw new Error('no row');
    return ['Interrupted', 'Unterbrechung', 'Onderbrekingsmoment'].map((word) => {
      cell.className = 'row-time row-time-long';
      cell.textContent = word;
      return cell.getBoundingClientRect().height;
    });
  });
  expect(heights).toEqual([14, 14, 14]);
});
