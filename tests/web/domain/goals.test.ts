import { describe, expect, it } from 'vitest';
import { FILTER_KEY, type Goal, MAX_LINES, pageOfGoals, parseGoalsPage } from '../../../web/domain/goals.ts';

const country = { id: '1', slug: 'netherlands', names: { en: 'Netherlands', nl: 'Nederland' }, flag: null };

const goal = (id: number, competition = '37'): Goal => ({
  id,
  at: id * 1000,
  match: {
    id: 'E1',
    sport: 'football',
    competition: { id: competition, name: `League ${competition}`, country },
    home: { id: '1', name: 'Ajax' },
    away: null,
  },
  side: 'home',
  minute: { minute: 45, added: 2 },
  scorer: null,
  score: { home: 1, away: 0 },
  takenBackAt: null,
});

describe('goals page', () => {
  it('the goals page shows the goals of one competition and names all competitions', () => {
    const page = pageOfGoals([goal(3), goal(2, '17'), goal(1)], { competition: '37', page: 1 }, []);
    expect(page.goals.map(({ id }) => id)).toEqual([3, 1]);
    expect(page.competitions.map(({ id }) => id)).toEqual(['37', '17']);
  });

  it('the goals page tells two competitions of one ID apart by their sport', () => {
    const hockey: Goal = { ...goal(2), match: { ...goal(2).match, sport: 'ice-hockey' } };
    const { competitions } = pageOfGoals([goal(1), hockey], { page: 1 }, []);
    const shown = competitions.map(
      ({ key }) => pageOfGoals([goal(1), hockey], { competition: key, page: 1 }, []).goals,
    );
    expect(shown).toEqual([[goal(1)], [hockey]]);
    for (const { key } of competitions) expect(key).toMatch(FILTER_KEY);
  });

  it('the goals page shows the goals of followed teams and names their competitions', () => {
    const goals = [goal(3), goal(2, '17'), goal(1)];
    const asked = { followed: true, page: 1 } as const;
    const page = pageOfGoals(goals, asked, ['c17']);
    expect(page.goals.map(({ id }) => id)).toEqual([2]);
    expect(page.competitions.map(({ id }) => id)).toEqual(['17']);
    expect(pageOfGoals(goals, asked, ['t1']).goals).toHaveLength(3);
    expect(pageOfGoals(goals, asked, ['mE1']).goals).toHaveLength(3);
    expect(pageOfGoals(goals, { ...asked, competition: '37' }, ['t1']).goals).toHaveLength(2);
    expect(pageOfGoals(goals, asked, []).goals).toEqual([]);
    expect(pageOfGoals(goals, { page: 1 }, ['c17']).goals).toHaveLength(3);
  });

  it('the goals page limits a page to its size and shows the last page beyond the end', () => {
    const goals = Array.from({ length: MAX_LINES + 5 }, (_, index) => goal(index));
    expect(pageOfGoals(goals, { page: 1 }, [])).toMatchObject({ page: 1, pages: 2 });
    expect(pageOfGoals(goals, { page: 1 }, []).goals).toHaveLength(MAX_LINES);
    const last = pageOfGoals(goals, { page: 9999 }, []);
    expect([last.page, last.goals.length]).toEqual([2, 5]);
  });

  it('the goals page reads a sent page back and refuses anything else', () => {
    const page = pageOfGoals([goal(1)], { page: 1 }, []);
    expect(parseGoalsPage(JSON.parse(JSON.stringify(page)))).toEqual(page);
    expect(parseGoalsPage({ ...page, goals: [{ ...goal(1), score: '1-0' }] })).toBeNull();
    expect(parseGoalsPage(null)).toBeNull();
  });
});
