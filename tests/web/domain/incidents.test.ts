import { describe, expect, it } from 'vitest';
import type { Incident } from '../../../web/domain/eventDetail.ts';
import { goalsAgree, incidentRows, type Substitution } from '../../../web/domain/incidents.ts';

const change = (minute: number | null, side: 'home' | 'away', playerIn: string): Substitution => ({
  kind: 'substitution',
  side,
  minute: minute === null ? null : { minute, added: null },
  playerIn,
  playerOut: `${playerIn} out`,
});
const card = (minute: number): Incident => ({
  kind: 'yellow-card',
  side: 'home',
  minute: { minute, added: null },
  player: 'Someone',
});

const shapeOf = (incidents: Incident[]) =>
  incidentRows(incidents).map((row) =>
    row.map((incident) => (incident.kind === 'substitution' ? incident.playerIn : incident.kind)),
  );

describe('incident rows', () => {
  it('incidentRows joins substitutions of one side in one minute into one row', () => {
    expect(
      shapeOf([
        change(56, 'home', 'A'),
        change(56, 'away', 'X'),
        card(56),
        change(56, 'home', 'B'),
        change(60, 'home', 'C'),
      ]),
    ).toEqual([['A', 'B'], ['X'], ['yellow-card'], ['C']]);
  });
});

describe('goalsAgree', () => {
  const home = { side: 'home' } as const;
  const away = { side: 'away' } as const;
  it.each([
    ['as many goals of each side', [home, away, home], { home: 2, away: 1 }, true],
    ['no goals at 0–0', [], { home: 0, away: 0 }, true],
    ['as many goals of the wrong sides', [home, home], { home: 1, away: 1 }, false],
    ['a goal too many', [home, away], { home: 1, away: 0 }, false],
    ['an unknown score', [], null, false],
  ])('says %s', (_, goals, score, agrees) => {
    expect(goalsAgree(goals, score)).toBe(agrees);
  });
});
