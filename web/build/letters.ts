import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype from 'opentype.js';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:letters';
const FILE = 'assets/letters.txt';

/** Inter (SIL Open Font License), one file for each script. Earlier files win. */
const FILES = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].map((part) => `inter-${part}-600-normal.woff`);

/** Characters of team and competition names: Latin with all marks, Greek, Cyrillic, signs. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
];

/** Outlines are integers on a square of this size, finer than a pixel of the largest letter. */
const LETTER_UNITS = 1000;

function readFont(file: string): opentype.Font {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files');
  return opentype.parse(Uint8Array.from(readFileSync(join(folder, file))).buffer);
}

/** One line for each letter: the letter, its advance, and its outline as SVG path data with the baseline at 0. */
function letterLines(): string[] {
  const lines = new Map<number, string>();
  const fonts = FILES.map(readFont);
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const font = fonts.find((each) => each.charToGlyphIndex(String.fromCodePoint(code)) > 0);
      if (font === undefined) continue;
      const glyph = font.charToGlyph(String.fromCodePoint(code));
      const width = Math.round(((glyph.advanceWidth ?? 0) * LETTER_UNITS) / font.unitsPerEm);
      const outline = glyph.getPath(0, 0, LETTER_UNITS).toPathData(0);
      lines.set(code, `${String.fromCodePoint(code)}\t${width}\t${outline}`);
    }
  }
  return [...lines.values()];
}

/** Ships the letter outlines of preview pictures as a file, which the worker reads when it draws one. */
export function letters(): Plugin {
  let isShipped = false;
  return {
    name: 'letters',
    configResolved({ command }) {
      isShipped = command === 'build' && process.env.VITEST === undefined;
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return;
      const lines = isShipped ? null : letterLines().join('\n');
      return `export const units = ${LETTER_UNITS}; export const file = '${FILE}'; export const lines = ${JSON.stringify(lines)};`;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: FILE, source: letterLines().join('\n') });
    },
  };
}
