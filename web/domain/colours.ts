import type { Crest, Match, Side } from './match.ts';

/** The red, green and blue of a colour (`#rrggbb`), from 0 to 255. */
const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Relative luminance of a colour (`#rrggbb`), from 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever has more contrast on a colour (`#rrggbb`). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  return luminance(colour) > 0.179 ? '#000000' : '#ffffff';
}

/** Below this range of its channels a colour looks white, grey or black. */
const MIN_HUE = 40;

function hasHue(colour: string): boolean {
  const channels = channelsOf(colour);
  return Math.max(...channels) - Math.min(...channels) >= MIN_HUE;
}

/** A club’s colours, with white, grey and black last. */
function coloursOf({ main, second }: Crest): string[] {
  return !hasHue(main) && hasHue(second) ? [second, main] : [main, second];
}

/** The colour that people know a club by: not its white if it has another. */
export const clubColour = (crest: Crest): string => coloursOf(crest)[0] ?? crest.main;

/** Below this sum of differences in their channels two bars look the same. */
const MIN_DIFFERENCE = 120;

function differ(one: string, other: string): boolean {
  const others = channelsOf(other);
  const sum = channelsOf(one).reduce((total, channel, index) => total + Math.abs(channel - (others[index] ?? 0)), 0);
  return sum >= MIN_DIFFERENCE;
}

/** The colour of the text in each theme, for clubs in black and white: grey means disabled. It looks as in the light theme. */
const INK = { shown: 'var(--color-text)', looks: '#15211a' } as const;

/** The colours of a club that a bar can have: those with a hue, the best known first. */
function barColoursOf(crest: Crest | undefined): { shown: string; looks: string }[] {
  const hues = crest === undefined ? [] : coloursOf(crest).filter(hasHue);
  return hues.length === 0 ? [INK] : hues.map((hue) => ({ shown: hue, looks: hue }));
}

/** Colours of both sides’ bars. `isAlike`: they look the same, so the away side’s bars are hollow or hatched. */
interface BarColours extends Record<Side, string> {
  isAlike: boolean;
}

/**
 * Bar colours of both sides. The away side avoids the home side’s colour, if one of its own differs. The style sheet limits
 * their lightness in each theme (`.bar-own`), so that a club keeps its hue and each bar has 3:1 against the card.
 */
export function barColours({ home, away }: Pick<Match, Side>): BarColours {
  const [first = INK] = barColoursOf(home?.crest);
  const others = barColoursOf(away?.crest);
  const different = others.find(({ looks }) => differ(looks, first.looks));
  const { shown } = different ?? others[0] ?? INK;
  return { home: first.shown, away: shown, isAlike: different === undefined };
}
