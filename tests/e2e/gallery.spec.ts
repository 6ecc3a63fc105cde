import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { galleryTiles, UNKNOWN_STATUS } from '../gallery/matches.ts';
import { gallery } from '../gallery/plugin.ts';
import { GALLERY_VARIANTS, GALLERY_WIDTHS, tilesAddress } from '../gallery/variants.ts';
import { expect, type Page, test, visitAs } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

let server: ViteDevServer;
let address: string;

// In one worker after each other: each worker would serve a gallery of its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const plugins = [react(), tailwindcss(), gallery()];
  server = await createServer({
    ...{ root, plugins, configFile: false, appType: 'custom', logLevel: 'error' },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

/** What doesn't fit in its tile, or into the window. The status of one tile may end in dots. */
function misfits(mayBeCut: string): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const found = wide > 0 ? [`the page is ${wide} px too wide`] : [];
  for (const tile of document.querySelectorAll<HTMLElement>('[data-tile]')) {
    const { left, right } = tile.getBoundingClientRect();
    for (const part of tile.querySelectorAll<HTMLElement>('.row *')) {
      if (part.closest('.sr-only, svg') !== null) continue;
      const says = `${tile.dataset.tile}: ${part.className || part.tagName} “${part.textContent}”`;
      const box = part.getBoundingClientRect();
      if (box.width > 0 && (box.left < left - 1 || box.right > right + 1)) found.push(`${says} reaches out`);
      const hides = getComputedStyle(part).overflowX !== 'visible';
      if (tile.dataset.tile === mayBeCut && part.matches('.row-time')) continue;
      if (hides && part.scrollWidth > part.clientWidth + 1) found.push(`${says} is cut`);
    }
  }
  return found;
}

/** The tiles whose texts lie over each other. */
function overlaps(): string[] {
  const found: string[] = [];
  for (const tile of document.querySelectorAll<HTMLElement>('[data-tile]')) {
    const parts = [...tile.querySelectorAll<HTMLElement>('.row-time, .row-name, .row-score, .price')];
    const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
    for (const [index, { part, box }] of boxes.entries()) {
      const over = boxes.slice(index + 1).find(({ box: other }) => {
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        return width > 1 && height > 1;
      });
      if (over !== undefined) found.push(`${tile.dataset.tile}: ${part.textContent} over ${over.part.textContent}`);
    }
  }
  return found;
}

async function draw(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, address).href);
  await expect(page.locator('[data-tile] .row')).toHaveCount(galleryTiles().length);
}

for (const width of GALLERY_WIDTHS) {
  test(`every state of a match fits, in each language, theme and format of odds (${width} px)`, async ({
    page,
  }, info) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const variant of GALLERY_VARIANTS) {
      await draw(page, tilesAddress(variant));
      const name = Object.values(variant).join('-');
      await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const found = [...(await page.evaluate(misfits, UNKNOWN_STATUS)), ...(await page.evaluate(overlaps))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('a tile is drawn in what is asked for', async ({ page }) => {
  await draw(page, tilesAddress({ locale: 'nl', theme: 'dark', odds: 'US' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('a.price').last()).toContainText('+100000');
});

test('the gallery is no part of the built site', async ({ page }) => {
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
