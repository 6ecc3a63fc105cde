import type { Crest, Match, Side } from './match.ts';

/** The luminance of WCAG 2 of a colour (`#rrggbb`), from 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2 of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever reads better on a colour (`#rrggbb`). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  return luminance(colour) > 0.179 ? '#000000' : '#ffffff';
}

/** The cards of both themes (`--color-raised`), and what stands for a club whose colours can't be told from them. */
const GROUNDS = { light: '#ffffff', dark: '#1b251f' } as const;
const NEUTRALS = {
  light: { home: '#15211a', away: '#5b6660' },
  dark: { home: '#e9efeb', away: '#a5b1aa' },
} as const;

/** What a part of a picture needs against what lies beside it (WCAG 2.2, 1.4.11). */
const TOLD_APART = 3;
/** Two bars below this look like one. */
const UNLIKE = 1.25;

type Theme = keyof typeof GROUNDS;

function coloursIn(theme: Theme, crests: Record<Side, Crest | undefined>): Record<Side, string> {
  const seen = (colour: string) => contrast(colour, GROUNDS[theme]) >= TOLD_APART;
  const own = ({ main, second }: Crest) => [main, second].filter(seen);
  const home = (crests.home && own(crests.home)[0]) ?? NEUTRALS[theme].home;
  const others = crests.away === undefined ? [] : own(crests.away);
  const away = others.find((colour) => colour !== home && contrast(colour, home) >= UNLIKE);
  return { home, away: away ?? NEUTRALS[theme].away };
}

/**
 * The colours of both sides' bars in both themes: the club's first, where it has 3:1 against the card, else its second, else a
 * neutral; visitors in a colour like the hosts' have another.
 */
export function barColours({ home, away }: Pick<Match, Side>): Record<Side, Record<Theme, string>> {
  const crests = { home: home?.crest, away: away?.crest };
  const [light, dark] = [coloursIn('light', crests), coloursIn('dark', crests)];
  return { home: { light: light.home, dark: dark.home }, away: { light: light.away, dark: dark.away } };
}
