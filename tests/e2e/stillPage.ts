import { openOnSaturday, type Page, TERMS } from './visitor.ts';

/** Opens a page whose clock is stopped until the test moves it. */
export async function openStill(page: Page, path = TERMS): Promise<void> {
  await page.clock.install();
  await openOnSaturday(page, path);
  await page.clock.pauseAt(Date.now() + 2000);
}

/** Scrolls and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
}
