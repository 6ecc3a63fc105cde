import { describe, expect, it } from 'vitest';
import { overviewOf } from '../../../web/domain/competitionOverview.ts';
import { matchFrom } from '../../support/wireMatch.ts';
import { knownTable } from './season/seasonOf.ts';

const finished = (id: string) => matchFrom({ id, status: 'Finished' });
const table = (name: string) => ({ ...knownTable([...'ABCDEF']), name });
const NOTHING = { fixtures: [], results: [], tables: [] };

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
    expect(shown.map(({ id }) => id)).toEqual(['late', 'early', 'old']);
  });

  it('the overview links to the next day with matches after the shown day', () => {
    const day = (date: string) => ({ date, matches: [matchFrom({ id: date.replaceAll('-', '') })] });
    const fixtures = [day('2026-11-21'), day('2026-11-24')];
    expect(overviewOf('2026-11-21', { ...NOTHING, fixtures }).next?.id).toBe('20261124');
    expect(overviewOf('2026-11-24', { ...NOTHING, fixtures }).next).toBeNull();
  });

  it('the overview shows five places of a league, but no table of groups or a cup', () => {
    const { tables } = overviewOf('2026-11-21', { ...NOTHING, tables: [table('League')] });
    expect(tables).toMatchObject([{ name: 'League', rows: { length: 5 } }]);
    expect(overviewOf('2026-11-21', { ...NOTHING, tables: [table('A'), table('B')] }).tables).toEqual([]);
    expect(overviewOf('2026-11-21', NOTHING).tables).toEqual([]);
  });
});
