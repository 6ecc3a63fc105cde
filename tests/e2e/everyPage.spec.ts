import { LOCALES } from '../../web/domain/locale.ts';
import { isNight } from '../support/tier.ts';
import { collectPolicyBreaches, pageFaults } from './pageFaults.ts';
import { PAGE_KINDS, type PageKind, pageOfKind } from './pageKinds.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

/** By day one kind of page for each layout, by night every kind with a script. A missing page logs its own status as an error. */
const KINDS: readonly PageKind[] = isNight
  ? PAGE_KINDS.filter((kind) => kind !== 'status' && kind !== 'missing')
  : ['settings', 'team', 'match summary', 'competition standings', 'match line-ups', 'competition overview', 'odds'];

/** By day, language, theme and width take turns, so that neighbouring kinds differ in them. */
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
  const kinds = isNight ? KINDS : KINDS.filter((_, place) => place % VARIANTS.length === index);
  test(`pages have no faults in ${locale}, ${colorScheme}, ${width} px (from ${kinds[0]})`, async ({ page }) => {
    if (isNight) test.setTimeout(600_000);
    await collectPolicyBreaches(page);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await visitAs(page, { now: SATURDAY });
    const faults: string[] = [];
    for (const kind of kinds) {
      await open(page, await pageOfKind(page, kind, locale));
      // Shell and sides are the same on each page: by day the first kind is checked whole, the others in their own part.
      const found = await pageFaults(page, isNight || kind === kinds[0] ? undefined : 'main');
      faults.push(...found.map((fault) => `${kind}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
