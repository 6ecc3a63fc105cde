import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The success criteria of WCAG 2.2, A and AA, as axe names them. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What of a page, or of the part that a selector names, breaks WCAG 2.2 AA as far as a program can see it: each rule with the
 * first place. A page has no frames, so that it is looked at in itself, and what keeps the rules is not written down.
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
