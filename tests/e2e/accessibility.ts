import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The success criteria of WCAG 2.2, A and AA, as axe names them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Lists the WCAG 2.2 AA rules that axe finds broken on a page, or in the part that a selector names, each with its first
 * element. Legacy mode is faster and enough: frames of the site are checked too.
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
