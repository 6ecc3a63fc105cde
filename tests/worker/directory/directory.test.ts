import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { crestSchema } from '../../../web/domain/match.ts';
import crests from '../../../worker/directory/crests.json' with { type: 'json' };
import { crestOf } from '../../../worker/directory/crests.ts';
import shortNames from '../../../worker/directory/shortNames.json' with { type: 'json' };
import { shortOf } from '../../../worker/feeds/normalize/fields.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

describe('crests.json', () => {
  it('has two hexadecimal colours and a known pattern for each club', () => {
    const schema = v.record(v.string(), v.strictObject({ ...crestSchema.entries, main: colour, second: colour }));
    expect(v.parse(schema, crests)).toEqual(crests);
  });
});

describe('crestOf', () => {
  it('returns the colours of a known club', () => {
    expect(crestOf('Arsenal')).toEqual({ main: '#ef0107', second: '#ffffff', pattern: 'plain' });
  });

  it('derives colours from the name of an unknown club', () => {
    for (const name of ['Nowhere Rovers', 'constructor', '']) expect(v.is(crestSchema, crestOf(name))).toBe(true);
    expect(crestOf('Nowhere Rovers')).toEqual(crestOf('Nowhere Rovers'));
  });
});

describe('shortNames.json', () => {
  it('has names of at most 15 letters, shorter than the club’s full name', () => {
    for (const [name, short] of Object.entries(shortNames)) {
      expect(short.length, name).toBeLessThan(Math.min(name.length, 16));
    }
  });
});

describe('shortOf', () => {
  it('prefers the source’s own short name to the known one', () => {
    expect(shortOf('Wolverhampton Wanderers', 'Wolverhampton')).toEqual({ short: 'Wolverhampton' });
    expect(shortOf('Wolverhampton Wanderers', null)).toEqual({ short: 'Wolves' });
    expect(shortOf('Wolverhampton Wanderers', 'TBD')).toEqual({ short: 'Wolves' });
    expect(shortOf('Ajax', null)).toEqual({});
    expect(shortOf('constructor', null)).toEqual({});
  });

  it('shortens the club in the name of a youth or women’s team', () => {
    expect(shortOf('Wolverhampton Wanderers U21', null)).toEqual({ short: 'Wolves U21' });
    expect(shortOf('Tottenham Hotspur Women', null)).toEqual({ short: 'Tottenham Women' });
    expect(shortOf('Ajax U21', null)).toEqual({});
  });

  it('gives the known short name to a club of a source without short names', () => {
    const { home } = matchFrom({ home: { id: '1', name: 'Brighton & Hove Albion', logo: null } });
    expect(home).toMatchObject({ name: 'Brighton & Hove Albion', short: 'Brighton' });
  });
});
