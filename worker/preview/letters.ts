import { lines, units } from 'virtual:letters';
import type { Canvas, Colour } from './canvas.ts';
import { type Edges, edgesOf } from './outline.ts';

interface Letter {
  /** How far the next letter stands from it, in units. */
  width: number;
  outline: string;
  /** Made of the outline when it is first drawn. */
  edges?: Edges;
}

let known: Map<string, Letter> | undefined;

// Read when the first picture is drawn: most isolates never draw any.
function letters(): Map<string, Letter> {
  known ??= new Map(
    lines.split('\n').map((line) => {
      const [letter = '', width = '', outline = ''] = line.split('\t');
      return [letter, { width: Number(width), outline }] as const;
    }),
  );
  return known;
}

/** No row has room for more. */
const MOST_LETTERS = 200;

const spaced = (text: string) => text.slice(0, MOST_LETTERS).normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * A text in the letters that can be drawn: a letter that is missing without its marks, a sign that is missing left out.
 * Null where a letter or digit is of a script that can't be drawn: half a name would be another one.
 */
export function drawable(text: string): string | null {
  let drawn = '';
  for (const letter of spaced(text)) {
    if (letters().has(letter)) drawn += letter;
    else {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
      if (letters().has(plain)) drawn += plain;
      else if (/[\p{L}\p{N}]/u.test(letter)) return null;
    }
  }
  return spaced(drawn) || null;
}

/** The width in pixels of a text in a size. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letters().get(letter)?.width ?? 0;
  return (width * size) / units;
}

/** Where a line of text stands. */
export interface Writing {
  /** Its left end, middle or right end, as `from` says. */
  x: number;
  from: 'start' | 'middle' | 'end';
  baseline: number;
  size: number;
  colour: Colour;
}

const SHARE: Readonly<Record<Writing['from'], number>> = { start: 0, middle: 0.5, end: 1 };

/** Writes a line of drawable text. */
export function write(canvas: Canvas, text: string, { x, from, baseline, size, colour }: Writing): void {
  let at = x - widthOf(text, size) * SHARE[from];
  for (const each of text) {
    const letter = letters().get(each);
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

/** A text in the largest of some sizes in which it fits into rows of a width; cut at the end where it fits in none. */
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
