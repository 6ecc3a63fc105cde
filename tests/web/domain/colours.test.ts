import { describe, expect, it } from 'vitest';
import { barColours, clubColour } from '../../../web/domain/colours.ts';
import type { Crest, Team } from '../../../web/domain/match.ts';

const crest = (main: string, second: string): Crest => ({ main, second, pattern: 'plain' });
const team = (main: string, second: string): Team => ({ id: main, name: main, logo: null, crest: crest(main, second) });
const COLOURS = ['#ffffff', '#000000', '#d2122e', '#c8102e', '#fff200', '#14213d', '#1b251f', '#0000ff', '#777777'];

describe('clubColour', () => {
  it('is the first colour of a club', () => {
    expect(clubColour(crest('#6cabdd', '#ffffff'))).toBe('#6cabdd');
  });
});

describe('barColours', () => {
  it('two clubs with the same colours get different bars, or the away side hollow ones', () => {
    for (const first of COLOURS) {
      for (const second of COLOURS) {
        const { home, away, isAlike } = barColours({ home: team(first, second), away: team(first, second) });
        expect(home === away, `${first} ${second}`).toBe(isAlike);
      }
    }
  });

  it('no club gets white, grey or black, but the colour of the text', () => {
    const neutral = team('#ffffff', '#777777');
    expect(barColours({ home: neutral, away: team('#ffffff', '#d2122e') })).toEqual({
      home: 'var(--color-text)',
      away: '#d2122e',
      isAlike: false,
    });
    expect(barColours({ home: neutral, away: null }).isAlike).toBe(true);
  });

  it('an away club in the home colour gets its second colour', () => {
    const { away } = barColours({ home: team('#d2122e', '#ffffff'), away: team('#c8102e', '#fff200') });
    expect(away).toBe('#fff200');
  });
});
