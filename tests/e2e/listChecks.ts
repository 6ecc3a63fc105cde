import { layoutShiftOf, observeLayoutShifts, ROUNDING_SHIFT } from '../support/layoutShifts.ts';
import { expect, open, openOnSaturday, type Page, SATURDAY, visitAs } from './visitor.ts';

export interface HomeVariant {
  path: '/' | '/nl';
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Expects the home page to fit its window, to have the theme of the system, and to move nothing while it loads. */
export async function expectSteadyHome(page: Page, { path, width, colorScheme }: HomeVariant): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  await visitAs(page, { now: SATURDAY });
  await observeLayoutShifts(page);
  await open(page, path);
  await expect(page.locator('.row').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(colorScheme === 'dark');
  expect(await layoutShiftOf(page)).toBeLessThan(ROUNDING_SHIFT);
}

/** Expects every cut team name of the home page to keep enough letters to tell the team. */
export async function expectReadableNames(page: Page, width: number): Promise<void> {
  await openOnSaturday(page, '/', { width, height: 800 });
  const names = await page
    .locator('.row .row-name')
    .evaluateAll((all) =>
      all
        .filter((name) => name.checkVisibility())
        .map(({ textContent, scrollWidth, clientWidth }) => ({ textContent, scrollWidth, clientWidth })),
    );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth < 110)).toEqual([]);
}

/** Expects each group of the home page to reserve its exact height while it is out of sight. */
export async function expectExactHeights(page: Page, width: number): Promise<void> {
  await openOnSaturday(page, '/', { width, height: 800 });
  const heights = await page.locator('.row-group').evaluateAll((groups) =>
    groups.map((group) => {
      const reserved = Number.parseFloat(getComputedStyle(group).containIntrinsicHeight.replace('auto ', ''));
      if (group instanceof HTMLElement) group.style.contentVisibility = 'visible';
      return { reserved, taken: group.clientHeight };
    }),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(heights.filter(({ reserved, taken }) => reserved !== taken)).toEqual([]);
}
