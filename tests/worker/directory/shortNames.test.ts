import { describe, expect, it } from 'vitest';
import { SHORT_NAMES } from '../../../worker/directory/shortNames.ts';
import { shortOf } from '../../../worker/feeds/normalize/fields.ts';
import { matchFrom } from '../../support/wireMatch.ts';

describe('short club names', () => {
  it('a known short name is shorter and has at most 15 letters', () => {
    for (const [name, short] of SHORT_NAMES) {
      expect(short.length, name).toBeLessThan(name.length);
      expect(short.length, name).toBeLessThanOrEqual(15);
    }
  });

  it('a source’s own short name comes before the known one', () => {
    expect(shortOf('Wolverhampton Wanderers', 'Wolverhampton')).toEqual({ short: 'Wolverhampton' });
    expect(shortOf('Wolverhampton Wanderers', null)).toEqual({ short: 'Wolves' });
    expect(shortOf('Wolverhampton Wanderers', 'TBD')).toEqual({ short: 'Wolves' });
    expect(shortOf('Ajax', null)).toEqual({});
    expect(shortOf('constructor', null)).toEqual({});
  });

  it('a club of a source without short names gets the known one', () => {
    const { home } = matchFrom({ home: { id: '1', name: 'Brighton & Hove Albion', logo: null } });
    expect(home).toMatchObject({ name: 'Brighton & Hove Albion', short: 'Brighton' });
  });
});
