import { describe, expect, it } from 'vitest';
import { shortened } from '../../../web/format/teamNames.ts';

describe('a team under its shorter name', () => {
  it('has the one that its source gives, in the language that its name is in', () => {
    const team = { name: 'Borussia Mönchengladbach', short: 'M’gladbach' };
    expect(shortened(team, 'en')?.name).toBe('M’gladbach');
    expect(shortened({ ...team, nl: 'Borussia uit Gladbach' }, 'nl')?.name).toBe('Borussia Mönchengladbach');
  });

  it('keeps its name where there is none, and stays unknown', () => {
    expect(shortened({ name: 'Ajax' }, 'nl')).toEqual({ name: 'Ajax' });
    expect(shortened(null, 'en')).toBeNull();
  });
});
