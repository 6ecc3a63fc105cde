import { CRESTS, SHIELD, SHIELD_EDGE } from '../../../web/domain/crestOutlines.ts';
import type { Crest } from '../../../web/domain/match.ts';
import { DARK, LIGHT } from '../../../web/domain/themeColours.ts';
import { Canvas } from './canvas.ts';
import type { Card } from './card.ts';
import { drawable, fitted, type Writing, write } from './letters.ts';
import { type Edges, edgesOf } from './outline.ts';

/** The size that chat apps show as a large preview (Open Graph's ratio of 1.91:1). */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

const { surface: GROUND, muted: MUTED, sunken: TRACK } = DARK;
const { accent: BAR, raised: TEXT } = LIGHT;

const MIDDLE = PREVIEW_WIDTH / 2;
const BAR_HEIGHT = 78;
const BAR_BASELINE = PREVIEW_HEIGHT - 27;
const MARGIN = 56;
const CREST_X = 240;
const NAME_SIZES = [54, 46, 40, 34];

/** Below names of two rows and above the bar, with room for ticks on both sides. */
const LINE_TOP = 532;
const LINE_HEIGHT = 8;
const TICK = 12;

const SHIELD_EDGES = edgesOf(SHIELD);

/** Width and centre of the crest's view box (`web/domain/crestOutlines.ts`), and its scale here. */
const CREST = { width: 20, middleY: 11, scale: 9.5 };

type Rows = Pick<Writing, 'x' | 'from' | 'colour'> & {
  sizes: readonly number[];
  width: number;
  rows: number;
  /** Baseline of the first row. */
  baseline: number;
};

/** Writes a text in the largest size that fits; skips an undrawable one. Returns the baseline after the last row. */
function writeRows(canvas: Canvas, text: string, { sizes, width, rows, baseline, ...place }: Rows): number {
  const shown = drawable(text);
  if (shown === null) return baseline;
  const fit = fitted(shown, { sizes, width, rows });
  let at = baseline;
  for (const row of fit.rows) {
    write(canvas, row, { ...place, baseline: at, size: fit.size });
    at += Math.round(fit.size * 1.18);
  }
  return at;
}

function drawCrest(canvas: Canvas, { main, second, pattern }: Crest, x: number, y: number): void {
  const shape = (edges: Edges, scale: number) => ({
    edges,
    x: x - (CREST.width / 2) * scale,
    y: y - CREST.middleY * scale,
    scale,
  });
  // A slightly larger shield behind it makes the edge of dark shields visible on the dark background.
  canvas.fill(shape(SHIELD_EDGES, CREST.scale * 1.05), SHIELD_EDGE);
  canvas.fill(shape(SHIELD_EDGES, CREST.scale), main);
  canvas.fill(shape(edgesOf(CRESTS[pattern]), CREST.scale), second);
}

/** The bottom bar: the site's name, and a text at the right end. */
function drawBar(canvas: Canvas, { site }: Card, right: string): void {
  canvas.box(0, PREVIEW_HEIGHT - BAR_HEIGHT, PREVIEW_WIDTH, BAR_HEIGHT, BAR);
  const line = { from: 'start', baseline: BAR_BASELINE, colour: TEXT, sizes: [34], width: 640, rows: 1 } as const;
  writeRows(canvas, site, { ...line, x: MARGIN });
  writeRows(canvas, right, { ...line, x: PREVIEW_WIDTH - MARGIN, from: 'end', width: 400 });
}

/** The score line, as on the match page: the full track, the played part, and a tick for each goal. */
function drawLine(canvas: Canvas, { reach, goals }: NonNullable<(Card & { kind: 'match' })['line']>): void {
  const width = PREVIEW_WIDTH - 2 * MARGIN;
  const along = (at: number) => Math.round((at / 100) * width);
  canvas.box(MARGIN, LINE_TOP, width, LINE_HEIGHT, TRACK);
  canvas.box(MARGIN, LINE_TOP, along(reach), LINE_HEIGHT, MUTED);
  for (const { side, at } of goals) {
    const left = Math.min(MARGIN + along(at), PREVIEW_WIDTH - MARGIN - LINE_HEIGHT);
    canvas.box(left, side === 'home' ? LINE_TOP - TICK : LINE_TOP + LINE_HEIGHT, LINE_HEIGHT, TICK, TEXT);
  }
}

function drawMatch(canvas: Canvas, card: Card & { kind: 'match' }): void {
  const centred = { x: MIDDLE, from: 'middle', rows: 1 } as const;
  const head = { ...centred, colour: TEXT, sizes: [44, 38, 32], width: PREVIEW_WIDTH - 2 * MARGIN };
  const under = writeRows(canvas, card.competition, { ...head, baseline: 84 });
  writeRows(canvas, card.place, { ...head, colour: MUTED, sizes: [30], baseline: Math.max(under, 128) });
  // Both names use the size in which the longer one fits.
  const name = { from: 'middle', colour: TEXT, baseline: 446, width: 440, rows: 2 } as const;
  const names = [card.home.name, card.away.name].map((each) => drawable(each) ?? '');
  const size = Math.min(...names.map((each) => fitted(each, { ...name, sizes: NAME_SIZES }).size));
  for (const [team, x] of [
    [card.home, CREST_X],
    [card.away, PREVIEW_WIDTH - CREST_X],
  ] as const) {
    drawCrest(canvas, team.crest, x, 272);
    writeRows(canvas, team.name, { ...name, x, sizes: [size] });
  }
  const score = { ...centred, colour: TEXT, sizes: [150, 110, 84], width: 400, baseline: 318 };
  writeRows(canvas, card.middle, score);
  writeRows(canvas, card.under, { ...centred, colour: MUTED, sizes: [34, 28], width: 380, rows: 2, baseline: 374 });
  if (card.line !== null) drawLine(canvas, card.line);
  drawBar(canvas, card, card.date);
}

function drawTitle(canvas: Canvas, card: Card & { kind: 'title' }): void {
  const line = { x: MARGIN, from: 'start', width: PREVIEW_WIDTH - 2 * MARGIN } as const;
  const under = writeRows(canvas, card.title, {
    ...line,
    colour: TEXT,
    sizes: [104, 84, 68, 56],
    rows: 2,
    baseline: 240,
  });
  const last = writeRows(canvas, card.place, { ...line, colour: MUTED, sizes: [44], rows: 1, baseline: under - 12 });
  writeRows(canvas, card.words, { ...line, colour: MUTED, sizes: [44, 38], rows: 2, baseline: last });
  drawBar(canvas, card, '');
}

/** Draws a card. It leaves out names in scripts outside the font, but keeps crests and score. */
export function drawCard(card: Card): Canvas {
  const canvas = new Canvas(PREVIEW_WIDTH, PREVIEW_HEIGHT, GROUND);
  switch (card.kind) {
    case 'match':
      drawMatch(canvas, card);
      break;
    case 'title':
      drawTitle(canvas, card);
      break;
  }
  return canvas;
}
