import { file, lines, units } from 'virtual:letters';
import type { Canvas, Colour } from './canvas.ts';
import { type Edges, edgesOf } from './outline.ts';

interface Letter {
  /** Advance width, in font units. */
  width: number;
  outline: string;
  /** Computed from the outline on first use. */
  edges?: Edges;
}

function lettersOf(text: string): Map<string, Letter> {
  return new Map(
    text.split('\n').map((line) => {
      const [letter = '', width = '', outline = ''] = line.split('\t');
      return [letter, { width: Number(width), outline }] as const;
    }),
  );
}

let letters = lines === null ? new Map<string, Letter>() : lettersOf(lines);

/** Reads the outlines before the isolate’s first picture. Returns false if they are unavailable. */
export async function readLetters(assets: Fetcher): Promise<boolean> {
  if (letters.size > 0) return true;
  const response = await assets.fetch(`https://assets.internal/${file}`);
  if (response.ok) letters = lettersOf(await response.text());
  return response.ok;
}

/** No row has room for more. */
const MAX_LETTERS = 200;

const spaced = (text: string) => text.slice(0, MAX_LETTERS).normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * Reduces a text to the letters of the font. A missing letter loses its diacritics; a missing symbol is left out. Null when a
 * letter or digit has no replacement, because part of a name could be another name.
 */
export function drawable(text: string): string | null {
  let drawn = '';
  for (const letter of spaced(text)) {
    if (letters.has(letter)) drawn += letter;
    else {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      if (letters.has(plain)) drawn += plain;
      else if (/[\p{L}\p{N}]/u.test(letter)) return null;
    }
  }
  return spaced(drawn) || null;
}

/** The width of a text in pixels. `size` is the font size in pixels. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letters.get(letter)?.width ?? 0;
  return (width * size) / units;
}

export interface Writing {
  /** Position of the text's start, middle or end, depending on `from`. */
  x: number;
  from: 'start' | 'middle' | 'end';
  baseline: number;
  size: number;
  colour: Colour;
}

const SHARE: Readonly<Record<Writing['from'], number>> = { start: 0, middle: 0.5, end: 1 };

/** Writes one line. The text must come from `drawable`. */
export function write(canvas: Canvas, text: string, { x, from, baseline, size, colour }: Writing): void {
  let at = x - widthOf(text, size) * SHARE[from];
  for (const each of text) {
    const letter = letters.get(each);
    if (letter === undefined) continue;
    letter.edges ??= edgesOf(letter.outline);
    canvas.fill({ edges: letter.edges, x: at, y: baseline, scale: size / units }, colour);
    at += (letter.width * size) / units;
  }
}

function cut(text: string, size: number, most: number): string {
  if (widthOf(text, size) <= most) return text;
  let end = text.length;
  while (end > 1 && widthOf(`${text.slice(0, end).trimEnd()}…`, size) > most) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

function wrapped(text: string, size: number, most: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    if (row !== undefined && widthOf(`${row} ${word}`, size) <= most) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** Wraps a text in the largest of `sizes` that fits into `rows` of `width` pixels. If none fits, it cuts the text. */
export function fitted(
  text: string,
  { sizes, width, rows }: { sizes: readonly number[]; width: number; rows: number },
): { size: number; rows: string[] } {
  for (const size of sizes) {
    const found = wrapped(text, size, width);
    if (found.length <= rows && found.every((row) => widthOf(row, size) <= width)) return { size, rows: found };
  }
  const size = sizes.at(-1) ?? 0;
  const found = wrapped(text, size, width);
  const kept = [...found.slice(0, rows - 1), found.slice(rows - 1).join(' ')];
  return { size, rows: kept.map((row) => cut(row, size, width)) };
}
