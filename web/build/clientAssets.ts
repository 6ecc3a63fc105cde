import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:client-assets';
const RESOLVED = `\0${VIRTUAL}`;

const FONT = 'web/fonts/figures.woff2';

interface ManifestChunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

function isManifest(value: unknown): value is Record<string, ManifestChunk> {
  return typeof value === 'object' && value !== null;
}

/** Gives the worker the addresses of script, style sheet and font: hashed in a build, sources under `vite dev`. */
export function clientAssets({ entry }: { entry: string }): Plugin {
  let development = false;
  let root = '';
  return {
    name: 'client-assets',
    configResolved(config) {
      development = config.command === 'serve' && config.mode !== 'production' && process.env.VITEST === undefined;
      root = config.root;
    },
    resolveId(id) {
      return id === VIRTUAL ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return;
      if (development) {
        return `export const isDevelopment = true; export const script = '/${entry}'; export const styles = ['/web/styles.css']; export const font = '/${FONT}'; export const modules = {};`;
      }
      if (process.env.VITEST !== undefined) {
        return `export const isDevelopment = false; export const script = '/assets/browser.js'; export const styles = ['/assets/browser.css']; export const font = '/assets/figures.woff2'; export const modules = {};`;
      }
      const manifest: unknown = JSON.parse(readFileSync(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8'));
      const chunk = isManifest(manifest) ? manifest[entry] : undefined;
      if (!isManifest(manifest) || chunk === undefined) throw new Error(`the client's manifest has no ${entry}`);
      const modules = Object.entries(manifest).flatMap(([source, { file, isDynamicEntry, imports = [] }]) => {
        const files = [file, ...imports.filter((each) => each !== entry).map((each) => manifest[each]?.file)];
        return isDynamicEntry === true ? [[source, files.flatMap((each) => (each ? `/${each}` : []))]] : [];
      });
      const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [`/${file}`] : []));
      return `export const isDevelopment = false;
export const script = ${JSON.stringify(`/${chunk.file}`)};
export const modules = ${JSON.stringify(Object.fromEntries(modules))};
export const styles = ${JSON.stringify(styles)};
export const font = ${JSON.stringify(`/${manifest[FONT]?.file}`)};`;
    },
  };
}
