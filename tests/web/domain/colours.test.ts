import { describe, expect, it } from 'vitest';
import { barColours, contrast } from '../../../web/domain/colours.ts';
import type { Team } from '../../../web/domain/match.ts';

const team = (main: string, second: string): Team => ({
  id: main,
  name: main,
  logo: null,
  crest: { main, second, pattern: 'plain' },
});
const GROUNDS = { light: '#ffffff', dark: '#1b251f' } as const;
const COLOURS = ['#ffffff', '#000000', '#d2122e', '#c8102e', '#fff200', '#14213d', '#1b251f', '#0000ff', '#777777'];

describe('colours of two teams in one bar', () => {
  it('team colours have a contrast of 3:1 with the card and always differ', () => {
    for (const first of COLOURS) {
      for (const second of COLOURS) {
        const { home, away } = barColours({ home: team(first, second), away: team(first, second) });
        for (const theme of ['light', 'dark'] as const) {
          expect(contrast(home[theme], GROUNDS[theme]), `${first} ${second} ${theme}`).toBeGreaterThanOrEqual(3);
          expect(contrast(away[theme], GROUNDS[theme]), `${first} ${second} ${theme}`).toBeGreaterThanOrEqual(3);
          expect(home[theme]).not.toBe(away[theme]);
        }
      }
    }
  });

  it('a team gets its first colour if visible, otherwise its second', () => {
    const { home, away } = barColours({ home: team('#ffffff', '#14213d'), away: team('#d2122e', '#ffffff') });
    expect(home.light).toBe('#14213d');
    expect(home.dark).toBe('#ffffff');
    expect(away.light).toBe('#d2122e');
  });

  it('unknown teams get neutral colours', () => {
    const { home, away } = barColours({ home: null, away: null });
    expect(home.light).not.toBe(away.light);
  });
});
