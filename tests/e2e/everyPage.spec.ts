import { collectPolicyBreaches, pageFaults } from './pageFaults.ts';
import { type PageKind, pageOfKind } from './pageKinds.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

/** One kind of page for each layout. The night tier opens all kinds in every variant. */
const KINDS = [
  ...(['settings', 'team', 'match summary'] as const),
  ...(['competition standings', 'match line-ups', 'odds'] as const),
] satisfies PageKind[];

/** Language, theme and width take turns, so that neighbouring kinds differ in them. */
const VARIANTS = [
  { locale: 'en', colorScheme: 'light', width: 360 },
  { locale: 'nl', colorScheme: 'dark', width: 360 },
  { locale: 'nl', colorScheme: 'light', width: 1440 },
] as const;

for (const [index, variant] of VARIANTS.entries()) {
  const { locale, colorScheme, width } = variant;
  const kinds = KINDS.filter((_, place) => place % VARIANTS.length === index);
  test(`pages have no faults in ${locale}, ${colorScheme}, ${width} px (from ${kinds[0]})`, async ({ page }) => {
    await collectPolicyBreaches(page);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await visitAs(page, { now: SATURDAY });
    const faults: Record<string, string[]> = {};
    for (const kind of kinds) {
      await open(page, await pageOfKind(page, kind, locale));
      // Shell and sides are the same on each page: the first kind is checked whole, the others in their own part.
      faults[kind] = await pageFaults(page, kind === kinds[0] ? undefined : 'main');
    }
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((kind) => [kind, []])));
  });
}
