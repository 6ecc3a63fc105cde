import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { galleryTiles, UNKNOWN_STATUS } from '../gallery/matches.ts';
import { gallery } from '../gallery/plugin.ts';
import { addressOf, GALLERY_VARIANTS } from '../gallery/variants.ts';
import { expect, type Page, test } from './visitor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let server: ViteDevServer;
let address: string;

// One worker runs all of these, because each worker would serve its own gallery.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const plugins = [react(), tailwindcss(), gallery()];
  server = await createServer({
    root,
    plugins,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server.close());

/** Lists parts that overflow their tile or the window, and cut texts. The status of one tile may be cut. */
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

/** Lists the tiles in which texts overlap. */
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

for (const width of [360, 768, 1440]) {
  test(`every state of a match fits its row in every variant (${width} px)`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const variant of GALLERY_VARIANTS) {
      await draw(page, addressOf(variant));
      const name = Object.values(variant).join('-');
      const found = [...(await page.evaluate(misfits, UNKNOWN_STATUS)), ...(await page.evaluate(overlaps))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
