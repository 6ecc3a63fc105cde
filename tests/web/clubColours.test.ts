import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

/** A colour in Oklab: lightness from 0 to 1, and two axes of hue. Equal distances look equally different. */
type Oklab = readonly [lightness: number, a: number, b: number];

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** https://bottosson.github.io/posts/oklab/ */
function oklabOf(colour: string): Oklab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The nearest colour that a screen can show, `#rrggbb`. */
function hexOf([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (part: number) => Math.round(gamma(Math.min(1, Math.max(0, part))) * 255);
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`;
}

const styles = readFileSync(new URL('../../web/styles.css', import.meta.url), 'utf8');

/** The value of a property in the first rule with a selector. */
function valueIn(selector: string, property: string): string {
  const rule = styles.slice(styles.indexOf(`${selector} {`));
  const value = new RegExp(`${property}: ([^;]+);`).exec(rule.slice(0, rule.indexOf('}')))?.[1];
  if (value === undefined) throw new Error(`${selector} has no ${property}`);
  return value;
}

const THEMES = [
  ['light', '@theme', '  :root'],
  ['dark', '@utility dark-colours', '@utility dark-colours'],
] as const;

const STEPS = [0, 85, 170, 255];
const CLUBS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) =>
    STEPS.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
);

describe.each(THEMES)('club colours in the %s theme', (_name, theme, rule) => {
  const number = (property: string) => Number.parseFloat(valueIn(rule, property));
  const raised = valueIn(theme, '--color-raised');

  /** The club's colour with a limited lightness. */
  function limited(club: string, use: 'wash' | 'bar') {
    const [lightness, a, b] = oklabOf(club);
    return [Math.min(number(`--${use}-lightest`), Math.max(number(`--${use}-darkest`), lightness)), a, b] as const;
  }

  /** The wash where it is strongest. */
  function strongest(club: string): string {
    const [ground, ink, part] = [oklabOf(raised), limited(club, 'wash'), number('--wash-part') / 100];
    const mix = (at: 0 | 1 | 2) => ground[at] + (ink[at] - ground[at]) * part;
    return hexOf([mix(0), mix(1), mix(2)]);
  }

  it.each(['text', 'muted', 'accent', 'live'])('%s has a contrast of 4.5 on every wash', (ink) => {
    const colour = valueIn(theme, `--color-${ink}`);
    const unreadable = CLUBS.filter((club) => contrast(colour, strongest(club)) < 4.5);
    expect(unreadable).toEqual([]);
  });

  it('every bar has a contrast of 3 with the card', () => {
    const invisible = CLUBS.filter((club) => contrast(raised, hexOf(limited(club, 'bar'))) < 3);
    expect(invisible).toEqual([]);
  });
});
