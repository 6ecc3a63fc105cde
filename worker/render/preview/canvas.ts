import { Coverage } from './coverage.ts';
import type { Edges } from './outline.ts';

/** A colour as `#rrggbb`. */
export type Colour = string;

/** Blending steps at anti-aliased edges. */
const STEPS = 15;
/** The maximum of PNG's palette. */
const MAX_COLOURS = 256;

/** A shape and its position: coordinates times `scale`, moved by `x` and `y` pixels. */
interface Shape {
  edges: Edges;
  x: number;
  y: number;
  scale: number;
}

/** A picture of at most 256 colours. One byte per pixel compresses in a quarter of the time of four. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** The palette index of each pixel, row by row. */
  readonly pixels: Uint8Array;
  /** Colours by index, `0xrrggbb`. */
  readonly palette: number[] = [];
  readonly #numbers = new Map<number, number>();

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8Array(width * height).fill(this.#numberOf(rgbOf(ground)) ?? 0);
  }

  // Undefined for a new colour when the palette is full.
  #numberOf(rgb: number): number | undefined {
    const known = this.#numbers.get(rgb);
    if (known !== undefined || this.palette.length >= MAX_COLOURS) return known;
    this.#numbers.set(rgb, this.palette.length);
    return this.palette.push(rgb) - 1;
  }

  /** Fills a rectangle of whole pixels. */
  box(left: number, top: number, width: number, height: number, colour: Colour): void {
    const number = this.#numberOf(rgbOf(colour));
    if (number === undefined) return;
    for (let row = top; row < top + height; row += 1) {
      this.pixels.fill(number, row * this.width + left, row * this.width + left + width);
    }
  }

  /** Fills a shape with anti-aliased edges. Clips it to the picture. */
  fill(shape: Shape, colour: Colour): void {
    const coverage = coverageOf(shape, this);
    if (coverage === null) return;
    const ink = rgbOf(colour);
    const full = this.#numberOf(ink);
    const blends = new Map<number, number>();
    const blend = (under: number, step: number) => {
      const key = under * STEPS + step;
      const known = blends.get(key);
      if (known !== undefined) return known;
      const number = this.#numberOf(mixed(this.palette[under] ?? 0, ink, step / STEPS)) ?? under;
      blends.set(key, number);
      return number;
    };
    const { left, top, width } = coverage;
    const { pixels } = this;
    const shares = new Float32Array(width);
    coverage.rows(shares, (row) => {
      const start = (top + row) * this.width + left;
      for (let column = 0; column < width; column += 1) {
        const step = Math.round((shares[column] ?? 0) * STEPS);
        if (step === 0) continue;
        const at = start + column;
        const under = pixels[at] ?? 0;
        pixels[at] = step === STEPS && full !== undefined ? full : blend(under, step);
      }
    });
  }
}

/** The coverage of a shape, clipped to the picture; null when it is outside. */
function coverageOf({ edges, x, y, scale }: Shape, picture: { width: number; height: number }): Coverage | null {
  const acrossAt = (index: number) => x + (edges[index] ?? 0) * scale;
  const downAt = (index: number) => y + (edges[index] ?? 0) * scale;
  let [fromX, fromY, toX, toY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < edges.length; index += 2) {
    fromX = Math.min(fromX, acrossAt(index));
    toX = Math.max(toX, acrossAt(index));
    fromY = Math.min(fromY, downAt(index + 1));
    toY = Math.max(toY, downAt(index + 1));
  }
  const left = Math.max(0, Math.floor(fromX));
  const top = Math.max(0, Math.floor(fromY));
  const width = Math.min(picture.width, Math.ceil(toX)) - left;
  const height = Math.min(picture.height, Math.ceil(toY)) - top;
  if (!(width > 0 && height > 0)) return null;
  const coverage = new Coverage(left, top, width, height);
  for (let index = 0; index < edges.length; index += 4) {
    coverage.edge(acrossAt(index), downAt(index + 1), acrossAt(index + 2), downAt(index + 3));
  }
  return coverage;
}

const rgbOf = (colour: Colour) => Number.parseInt(colour.slice(1), 16);

function mixed(under: number, over: number, share: number): number {
  const channel = (shift: number) => {
    const from = (under >> shift) & 255;
    return Math.round(from + (((over >> shift) & 255) - from) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
