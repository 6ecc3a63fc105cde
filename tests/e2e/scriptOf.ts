import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);

/** The path of the built script of a source file (`web/pages/TextPage.tsx`). Its name says nothing. */
export function scriptOf(source: string): string {
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`the build has no ${source}`);
  return `/${file}`;
}
