import { brotliCompressSync } from 'node:zlib';
import { movedParts, observeLayoutShifts } from '../support/layoutShifts.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { expect, open, openOnSaturday, SATURDAY, test } from './visitor.ts';

const KILOBYTE = 1000;

test('the first load of the home page keeps to its budget and shifts nothing', async ({ page }) => {
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
  await observeLayoutShifts(page);
  // The common site of the browser tests has half a day's matches.
  const site = await serveBuild({
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1' },
  });
  await page.setExtraHTTPHeaders({ 'x-visitor-now': SATURDAY });
  await open(page, '/', String(site.url));
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  expect(bytes.document).toBeGreaterThan(10 * KILOBYTE);
  expect(bytes.document).toBeLessThan(34 * KILOBYTE);
  expect(bytes.script).toBeGreaterThan(50 * KILOBYTE);
  expect(bytes.script).toBeLessThan(92 * KILOBYTE);
  expect(bytes.stylesheet).toBeLessThan(15 * KILOBYTE);
  expect(await movedParts(page)).toEqual([]);
  await site.close();
});

for (const [name, hidden] of [
  ['hidden page', true],
  ['page that paints no frame', false],
] as const) {
  test(`a ${name} loads its script once`, async ({ page }) => {
    await page.addInitScript((isHidden) => {
      Object.defineProperty(document, 'hidden', { get: () => isHidden });
      window.requestAnimationFrame = () => 0;
    }, hidden);
    await openOnSaturday(page, '/');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const fetches = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/start-[^/]+\.js$/.test(name)).length,
      );
    // The script may run before the browser lists its load.
    await expect.poll(fetches).toBe(1);
  });
}
