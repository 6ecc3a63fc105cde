import { describe, expect, it } from 'vitest';
import { shortened } from '../../../web/format/teamNames.ts';

describe('short team names', () => {
  it('names use the source’s short name in the language of the full name', () => {
    const team = { name: 'Borussia Mönchengladbach', short: 'M’gladbach' };
    expect([shortened(team, 'en')?.name, shortened(team, 'nl')?.name]).toEqual(['M’gladbach', 'M’gladbach']);
    expect(shortened({ ...team, nl: 'Borussia uit Gladbach' }, 'nl')?.name).toBe('Borussia Mönchengladbach');
  });
});
