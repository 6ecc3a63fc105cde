import { LOCALES } from '../../web/domain/locale.ts';
import { collectPolicyBreaches, pageFaults } from './pageFaults.ts';
import { PAGE_KINDS, pageOfKind } from './pageKinds.ts';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

for (const locale of LOCALES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`every kind of page has no faults in ${locale}, ${colorScheme}, ${width} px`, async ({ page }) => {
        test.setTimeout(600_000);
        await collectPolicyBreaches(page);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await visitAs(page, { now: SATURDAY });
        const faults: string[] = [];
        for (const kind of PAGE_KINDS) {
          // The status page has no script, and the browser logs the missing page's own status 404 as an error.
          if (kind === 'status' || kind === 'missing') continue;
          await open(page, await pageOfKind(page, kind, locale));
          faults.push(...(await pageFaults(page)).map((fault) => `${kind}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }
  }
}
