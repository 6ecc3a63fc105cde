import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../web/domain/colours.ts';
import { hexOf, oklabOf } from './oklab.ts';

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
