import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { nationCodeBySlug } from '../domain/nations.ts';

const folder = join(createRequire(import.meta.url).resolve('flag-icons/package.json'), '../flags/1x1');
const PATH = /^\/assets\/flags\/([a-z-]+)\.png$/;

/** A flag as a PNG of 48 x 48 (spec section 7), ten times smaller than the SVG of Spain or Mexico. */
function flagPng(code: string): Promise<Buffer> {
  return sharp(readFileSync(join(folder, `${code}.svg`)))
    .resize(48, 48)
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** Ships each flag as `/assets/flags/{slug}.png`, by the slug of its country’s name. */
export function flags(): Plugin {
  return {
    name: 'flags',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      await Promise.all(
        Object.entries(nationCodeBySlug).map(async ([slug, code]) => {
          this.emitFile({ type: 'asset', fileName: `assets/flags/${slug}.png`, source: await flagPng(code) });
        }),
      );
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const slug = PATH.exec(request.url ?? '')?.[1];
        const code = slug === undefined ? undefined : nationCodeBySlug[slug];
        if (code === undefined) return next();
        flagPng(code).then((png) => response.setHeader('Content-Type', 'image/png').end(png), next);
      });
    },
  };
}
