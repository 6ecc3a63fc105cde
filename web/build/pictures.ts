import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { nationCodeBySlug } from '../domain/nations.ts';
import { LIGHT } from '../domain/themeColours.ts';

const FLAGS = join(createRequire(import.meta.url).resolve('flag-icons/package.json'), '../flags/1x1');
const FAVICON = join(import.meta.dirname, '../public/favicon.svg');

/** A flag as a PNG of 48 x 48 (spec section 7), ten times smaller than the SVG of Spain or Mexico. */
function flagPng(code: string): Promise<Buffer> {
  const drawing = sharp(readFileSync(join(FLAGS, `${code}.svg`))).resize(48, 48);
  return drawing.png({ palette: true, quality: 90 }).toBuffer();
}

/** An icon for the manifest or for home screens, drawn from the favicon. Phones cut round corners of their own. */
function iconPng(size: number, isSquare: boolean): Promise<Buffer> {
  const drawing = sharp(readFileSync(FAVICON), { density: (72 * size) / 32 }).resize(size, size);
  return (isSquare ? drawing.flatten({ background: LIGHT.accent }) : drawing).png({ compressionLevel: 9 }).toBuffer();
}

/** How to draw each shipped picture, by its file. A flag has the slug of its country’s name. */
const PICTURES: ReadonlyMap<string, () => Promise<Buffer>> = new Map([
  ...Object.entries(nationCodeBySlug).map(([slug, code]) => [`assets/flags/${slug}.png`, () => flagPng(code)] as const),
  ['assets/icons/icon-192.png', () => iconPng(192, false)],
  ['assets/icons/icon-512.png', () => iconPng(512, false)],
  ['assets/icons/maskable-512.png', () => iconPng(512, true)],
  ['assets/icons/apple-touch-icon.png', () => iconPng(180, true)],
]);

/** Ships flags and icons. A development server draws them when a page asks. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = Array.from(PICTURES, async ([fileName, draw]) => ({ fileName, source: await draw() }));
      for (const file of await Promise.all(files)) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const draw = PICTURES.get(request.url?.slice(1) ?? '');
        if (draw === undefined) return next();
        draw().then((png) => response.setHeader('Content-Type', 'image/png').end(png), next);
      });
    },
  };
}
