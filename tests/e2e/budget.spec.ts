import { brotliCompressSync } from 'node:zlib';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const KILOBYTE = 1000;

test('the first load of the home page keeps to its budget, and nothing on it moves', async ({ page }) => {
  const bytes = { document: 0, script: 0, stylesheet: 0 };
  const sizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'document' && kind !== 'script' && kind !== 'stylesheet') return;
    sizes.push(
      response.body().then((body) => {
        bytes[kind] += brotliCompressSync(body).length;
      }),
    );
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  expect(bytes.document).toBeGreaterThan(10 * KILOBYTE);
  expect(bytes.document).toBeLessThan(35 * KILOBYTE);
  expect(bytes.script).toBeGreaterThan(50 * KILOBYTE);
  expect(bytes.script).toBeLessThan(85 * KILOBYTE);
  expect(bytes.stylesheet).toBeLessThan(12 * KILOBYTE);
  expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
});
