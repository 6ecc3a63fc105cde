import { describe, expect, it } from 'vitest';
import { overviewOf } from '../../../web/domain/competitionOverview.ts';
import { HIDDEN } from '../../../web/domain/spoilers.ts';
import { matchFrom } from '../../support/wireMatch.ts';
import { knownTable } from './season/seasonOf.ts';

const finished = (id: string) => matchFrom({ id, status: 'Finished' });
const table = (name: string) => ({ ...knownTable([...'ABCDEF']), name });
const NOTHING = { results: [], tables: [], scorers: [] };
const NO_FIGURES = { penalties: null, assists: null, yellowCards: null, redCards: null, matches: null };
const SCORERS = [...'PQRS'].map((name, index) => ({
  ...{ ...NO_FIGURES, id: null, name, team: null, shownTeam: null },
  ...{ goals: 9 - index, place: index + 1 },
}));

describe('competition overview', () => {
  it('the overview shows the last three results of other days, latest first', () => {
    const results = [
      { date: '2026-11-21', matches: [finished('today')] },
      { date: '2026-11-20', matches: [finished('early'), finished('late')] },
      {
        date: '2026-11-15',
        matches: [finished('older'), matchFrom({ id: 'off', status: 'Postponed' }), finished('old')],
      },
    ];
    const { results: shown } = overviewOf('2026-11-21', { ...NOTHING, results });
    expect(shown?.map(({ id }) => id)).toEqual(['late', 'early', 'old']);
  });

  it('the overview shows five places of a league, but no table of groups or a cup', () => {
    const { tables } = overviewOf('2026-11-21', { ...NOTHING, tables: [table('League')] });
    expect(tables).toMatchObject([{ name: 'League', rows: { length: 5 } }]);
    expect(overviewOf('2026-11-21', { ...NOTHING, tables: [table('A'), table('B')] }).tables).toEqual([]);
    expect(overviewOf('2026-11-21', NOTHING).tables).toEqual([]);
  });

  it('the overview shows three scorers, and none where the table is hidden', () => {
    const shown = overviewOf('2026-11-21', { ...NOTHING, scorers: SCORERS });
    expect(shown.scorers?.map(({ name }) => name)).toEqual(['P', 'Q', 'R']);
    expect(overviewOf('2026-11-21', { ...NOTHING, scorers: SCORERS, tables: HIDDEN }).scorers).toEqual([]);
  });
});
