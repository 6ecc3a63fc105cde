import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Accents of the light and of the dark theme, each readable on every ground of its theme. Green is the shipped one. */
export const COLOURS = {
  green: ['#0a6b35', '#5acb88'],
  blue: ['#1a5299', '#86b7f4'],
  teal: ['#0b6168', '#5cc6d1'],
  purple: ['#6a3aa8', '#c3a2f2'],
  brown: ['#854000', '#f0a868'],
};

export type Colour = keyof typeof COLOURS;

export const isColour = (name: string): name is Colour => Object.hasOwn(COLOURS, name);

/** Files that repeat the accent of a theme. */
const FILES = ['web/styles.css', 'web/domain/themeColours.ts', 'web/public/favicon.svg'];

/** The style sheet has the same green for a win, which stays. */
const ACCENT = /(--color-accent: )(#[0-9a-f]{6})/g;

/** The files that a colour changes, by path, with their new text. */
export function recoloured(root: string, colour: Colour): [path: string, text: string][] {
  const read = (name: string) => readFileSync(resolve(root, name), 'utf8');
  const olds = [...read('web/styles.css').matchAll(ACCENT)].map(([, , hex]) => hex);
  // The dark theme comes first.
  const news = COLOURS[colour].toReversed();
  const inNew = (hex: string) => news[olds.indexOf(hex)] ?? hex;
  return FILES.map((name) => {
    const text = read(name);
    if (name.endsWith('.css'))
      return [name, text.replace(ACCENT, (_, start: string, hex: string) => `${start}${inNew(hex)}`)];
    return [name, text.replace(/#[0-9a-f]{6}\b/g, inNew)];
  });
}
