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

/** Lists texts that touch the upper edge of their card, and names of teams that break inside a word. */
async function looseTexts(page: Page, part = 'body'): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const faults: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || textContent === null || textContent.trim() === '') continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      // Texts for screen readers are a pixel wide or clipped.
      if (parent.closest('.sr-only, [aria-hidden]') !== null || !parent.checkVisibility() || box.width < 2) continue;
      // Two lines of a long name fill the heading of a group, by design.
      const card =
        parent.closest('.group-head') === null ? parent.closest('.card')?.getBoundingClientRect() : undefined;
      if (card !== undefined && box.top >= card.top && box.top - card.top < 3)
        faults.push(`at the edge: ${textContent}`);
      if (parent.closest('.row-name, .event-name') === null) continue;
      for (const { index, 0: word } of textContent.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          faults.push(`broken: ${word} in ${textContent}`);
      }
    }
    return faults;
  });
}

/**
 * Lists the faults of an open page: overflow to the side, loose texts, breaches of its policy, and accessibility rules that
 * it breaks (or that the part of it breaks which a selector names).
 */
export async function pageFaults(page: Page, part?: string): Promise<string[]> {
  const { overflow, breaches } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    breaches: document.documentElement.dataset.breaches,
  }));
  const faults = (await accessibilityFaults(page, part)).map((fault) => fault.slice(0, 300));
  faults.push(...(await looseTexts(page, part)));
  if (overflow > 0) faults.push(`${overflow} px too wide`);
  if (breaches !== undefined) faults.push(`policy: ${breaches}`);
  return faults;
}
