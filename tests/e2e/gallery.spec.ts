import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, visitAs } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

test('the built site has no gallery', async ({ page }) => {
  await visitAs(page);
  const answer = await page.request.get(new URL('/__gallery', process.env.SITE_URL).href);
  expect(answer.status()).toBe(404);
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /\.(js|css|html)$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /__gallery|data-tile/.test(readFileSync(join(root, 'dist', file), 'utf8')))).toEqual(
    [],
  );
});
