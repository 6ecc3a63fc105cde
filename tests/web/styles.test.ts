import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DARK, LIGHT } from '../../web/domain/themeColours.ts';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('../../web/styles.css', import.meta.url), 'utf8');

function tokensOf(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = tokensOf(/@theme \{([^}]*)\}/.exec(css)?.[1] ?? '');
const dark = tokensOf(/\n@utility dark-colours \{([^}]*)\}/.exec(css)?.[1] ?? '');

/** Text colours and the backgrounds that they appear on. */
const INKS = ['text', 'muted', 'accent', 'live', 'win', 'draw', 'loss'];
const GROUNDS = ['surface', 'raised', 'sunken'];

const PAIRS = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ['text', 'best'],
  ['muted', 'best'],
  ['accent', 'best'],
  ['win', 'best'],
  ['loss', 'best'],
  ['text', 'glow'],
  ['live', 'glow'],
  ['on-accent', 'accent'],
  ['raised', 'live'],
  ['surface', 'text'],
] as const;

/** Signs without text: a star that is not pressed. */
const SIGNS = GROUNDS.map((ground) => ['faint', ground] as const);

/** Colours without text: a drawn line, and the bar of a page that loads. */
const DRAWN = ['line', 'progress'];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_name, tokens) => {
  it.each(PAIRS)('%s on %s has a contrast of 4.5 or more', (ink, ground) => {
    const colours = [tokens.get(ink), tokens.get(ground)];
    expect(colours).not.toContain(undefined);
    expect(contrast(colours[0] ?? '', colours[1] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SIGNS)('%s on %s has a contrast of 3 or more', (ink, ground) => {
    expect(contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('every colour of the theme is in a tested pair', () => {
    const paired = new Set<string>([...PAIRS.flat(), ...SIGNS.flat(), ...DRAWN]);
    expect(new Set(tokens.keys())).toEqual(paired);
  });
});

it.each([
  ['light', LIGHT, light],
  ['dark', DARK, dark],
] as const)('icons, pictures and embeds have the %s colours of the style sheet', (_, colours, theme) => {
  for (const [name, colour] of Object.entries(colours)) expect([name, theme.get(name)]).toEqual([name, colour]);
});
