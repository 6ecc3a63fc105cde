import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const FAVICON = 'web/public/favicon.svg';
const PATH = /^\/(assets\/icons\/[a-z0-9-]+\.png)$/;

/** The favicon’s background without round corners, because phones cut their own. */
const GROUND = '#0a6b35';

const ICONS: Readonly<Record<string, { size: number; square: boolean }>> = {
  'assets/icons/icon-192.png': { size: 192, square: false },
  'assets/icons/icon-512.png': { size: 512, square: false },
  'assets/icons/maskable-512.png': { size: 512, square: true },
  'assets/icons/apple-touch-icon.png': { size: 180, square: true },
};

function iconPng(svg: Buffer, { size, square }: { size: number; square: boolean }): Promise<Buffer> {
  const drawing = sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
  return (square ? drawing.flatten({ background: GROUND }) : drawing).png({ compressionLevel: 9 }).toBuffer();
}

/** Ships the icons for the manifest and for home screens as PNGs, drawn from the favicon. */
export function icons(): Plugin {
  let root = '';
  const svg = () => readFileSync(resolve(root, FAVICON));
  return {
    name: 'icons',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      await Promise.all(
        Object.entries(ICONS).map(async ([fileName, icon]) => {
          this.emitFile({ type: 'asset', fileName, source: await iconPng(svg(), icon) });
        }),
      );
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const icon = ICONS[PATH.exec(request.url ?? '')?.[1] ?? ''];
        if (icon === undefined) return next();
        iconPng(svg(), icon).then((png) => response.setHeader('Content-Type', 'image/png').end(png), next);
      });
    },
  };
}
