import type { Crest, Match, Side } from './match.ts';

/** Relative luminance of a colour (`#rrggbb`), from 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever has more contrast on a colour (`#rrggbb`). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  return luminance(colour) > 0.179 ? '#000000' : '#ffffff';
}

/** The card background of each theme (`--color-raised`), and fallback colours for clubs without enough contrast. */
const GROUNDS = { light: '#ffffff', dark: '#1b251f' } as const;
const NEUTRALS = {
  light: { home: '#15211a', away: '#5b6660' },
  dark: { home: '#e9efeb', away: '#a5b1aa' },
} as const;

/** Minimum contrast ratio of graphics against their background (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;
/** Below this contrast ratio two bars look the same. */
const MIN_DIFFERENCE = 1.25;

type Theme = keyof typeof GROUNDS;

function coloursIn(theme: Theme, crests: Record<Side, Crest | undefined>): Record<Side, string> {
  const isVisible = (colour: string) => contrast(colour, GROUNDS[theme]) >= MIN_CONTRAST;
  const own = ({ main, second }: Crest) => [main, second].filter(isVisible);
  const home = (crests.home && own(crests.home)[0]) ?? NEUTRALS[theme].home;
  const others = crests.away === undefined ? [] : own(crests.away);
  const away = others.find((colour) => colour !== home && contrast(colour, home) >= MIN_DIFFERENCE);
  return { home, away: away ?? NEUTRALS[theme].away };
}

/**
 * Bar colours of both sides in both themes. A club’s main colour needs 3:1 against the card; else its second or a
 * neutral is used. The away side avoids the home side’s colour.
 */
export function barColours({ home, away }: Pick<Match, Side>): Record<Side, Record<Theme, string>> {
  const crests = { home: home?.crest, away: away?.crest };
  const [light, dark] = [coloursIn('light', crests), coloursIn('dark', crests)];
  return { home: { light: light.home, dark: dark.home }, away: { light: light.away, dark: dark.away } };
}
