import { gzipSync } from 'node:zlib';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

/** Bytes of a file as a server sends it at worst: gzip, which brotli always beats. */
const KILOBYTE = 1000;

test('the first load of the home page keeps to its budget', async ({ page }) => {
  const bytes = { document: 0, script: 0, stylesheet: 0 };
  const sizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'document' && kind !== 'script' && kind !== 'stylesheet') return;
    sizes.push(
      response.body().then((body) => {
        bytes[kind] += gzipSync(body).length;
      }),
    );
  });
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  expect(bytes.document).toBeGreaterThan(10 * KILOBYTE);
  expect(bytes.document).toBeLessThan(60 * KILOBYTE);
  expect(bytes.script).toBeGreaterThan(50 * KILOBYTE);
  expect(bytes.script).toBeLessThan(110 * KILOBYTE);
  expect(bytes.stylesheet).toBeLessThan(12 * KILOBYTE);
});
