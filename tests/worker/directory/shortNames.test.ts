import { describe, expect, it } from 'vitest';
import { SHORT_NAMES } from '../../../worker/directory/shortNames.ts';
import { shortOf } from '../../../worker/feeds/normalize/fields.ts';
import { matchFrom } from '../../support/wireMatch.ts';

describe('the shorter name of a club', () => {
  it('is shorter, and fits where the name does not: 15 letters at most', () => {
    for (const [name, short] of SHORT_NAMES) {
      expect(short.length, name).toBeLessThan(name.length);
      expect(short.length, name).toBeLessThanOrEqual(15);
    }
  });

  it('is its source’s own where it has one, else the known one, else none', () => {
    expect(shortOf('Wolverhampton Wanderers', 'Wolverhampton')).toEqual({ short: 'Wolverhampton' });
    expect(shortOf('Wolverhampton Wanderers', null)).toEqual({ short: 'Wolves' });
    expect(shortOf('Wolverhampton Wanderers', 'TBD')).toEqual({ short: 'Wolves' });
    expect(shortOf('Ajax', null)).toEqual({});
    expect(shortOf('constructor', null)).toEqual({});
  });

  it('is known of a source that has none, whose own name stays', () => {
    const { home } = matchFrom({ home: { id: '1', name: 'Brighton & Hove Albion', logo: null } });
    expect(home).toMatchObject({ name: 'Brighton & Hove Albion', short: 'Brighton' });
  });
});
