import { accessibilityFaults } from './accessibility.ts';
import type { Page } from './visitor.ts';

/** Has the documents of a page collect the breaches of their content security policy. Call it before `open`. */
export async function collectPolicyBreaches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { dataset } = document.documentElement;
      dataset.breaches = `${dataset.breaches ?? ''}${effectiveDirective} ${blockedURI}; `;
    });
  });
}

/**
 * Lists the faults of an open page: overflow to the side, breaches of its policy, and accessibility rules that it breaks (or
 * that the part of it breaks which a selector names).
 */
export async function pageFaults(page: Page, part?: string): Promise<string[]> {
  const { overflow, breaches } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    breaches: document.documentElement.dataset.breaches,
  }));
  const faults = (await accessibilityFaults(page, part)).map((fault) => fault.slice(0, 300));
  if (overflow > 0) faults.push(`${overflow} px too wide`);
  if (breaches !== undefined) faults.push(`policy: ${breaches}`);
  return faults;
}
