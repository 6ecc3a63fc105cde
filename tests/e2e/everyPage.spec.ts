import { LOCALES } from '../../web/domain/locale.ts';
import type { PageName } from '../crawl/pages.ts';
import { isNight } from '../support/tier.ts';
import { collectPolicyBreaches, pageFaults } from './pageFaults.ts';
import { goodPages } from './todaysMatches.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

/** By day one page for each layout, by night every page. */
const BY_DAY: readonly PageName[] = [
  ...(['settings', 'team', 'match summary', 'competition standings'] as const),
  ...(['match line-ups', 'competition overview', 'odds'] as const),
];

/** By day, language, theme and width take turns, so that neighbouring pages differ in them. */
const VARIANTS = isNight
  ? LOCALES.flatMap((locale) =>
      (['light', 'dark'] as const).flatMap((colorScheme) =>
        [360, 1440].map((width) => ({ locale, colorScheme, width })),
      ),
    )
  : ([
      { locale: 'en', colorScheme: 'light', width: 360 },
      { locale: 'nl', colorScheme: 'dark', width: 360 },
      { locale: 'nl', colorScheme: 'light', width: 1440 },
    ] as const);

for (const [index, { locale, colorScheme, width }] of VARIANTS.entries()) {
  const names = BY_DAY.filter((_, place) => place % VARIANTS.length === index);
  test(`pages have no faults in ${locale}, ${colorScheme}, ${width} px`, async ({ page }) => {
    if (isNight) test.setTimeout(600_000);
    await collectPolicyBreaches(page);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await visitAs(page, { now: SATURDAY });
    const faults: string[] = [];
    const pages = (await goodPages(page, locale)).filter(({ name }) => isNight || names.includes(name));
    for (const [place, { name, address }] of pages.entries()) {
      await open(page, address);
      // Shell and sides are the same on each page: by day the first page is checked whole, the others in their own part.
      const found = await pageFaults(page, isNight || place === 0 ? undefined : 'main');
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
