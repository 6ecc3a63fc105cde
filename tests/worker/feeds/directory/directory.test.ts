import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CREST_PATTERNS } from '../../../../web/domain/matchKinds.ts';
import crests from '../../../../worker/feeds/directory/crests.json' with { type: 'json' };
import { crestOf } from '../../../../worker/feeds/directory/crests.ts';
import shortNames from '../../../../worker/feeds/directory/shortNames.json' with { type: 'json' };
import { otherNamesOf } from '../../../../worker/feeds/normalize/fields.ts';

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

it('crests.json has two hexadecimal colours and a known pattern for each club', () => {
  const schema = v.record(v.string(), v.strictTuple([colour, colour, v.picklist(CREST_PATTERNS)]));
  expect(v.parse(schema, crests)).toEqual(crests);
});

it('crestOf returns the colours of a known club', () => {
  expect(crestOf('Arsenal')).toEqual({ main: '#ef0107', second: '#ffffff', pattern: 'plain' });
});

it('shortNames.json has names of at most 15 letters, shorter than the club’s', () => {
  for (const [name, short] of Object.entries(shortNames)) {
    expect(short.length, name).toBeLessThan(Math.min(name.length, 16));
  }
});

describe('otherNamesOf', () => {
  it('prefers the source’s own short name to the known one', () => {
    expect(otherNamesOf('Wolverhampton Wanderers', 'Wolverhampton')).toEqual({ short: 'Wolverhampton' });
    expect(otherNamesOf('Wolverhampton Wanderers', null)).toEqual({ short: 'Wolves' });
    expect(otherNamesOf('Wolverhampton Wanderers', 'TBD')).toEqual({ short: 'Wolves' });
    expect(otherNamesOf('Ajax', null)).toEqual({});
    expect(otherNamesOf('constructor', null)).toEqual({});
  });

  it('shortens the club in the name of a youth or women’s team', () => {
    expect(otherNamesOf('Wolverhampton Wanderers U21', null)).toEqual({ short: 'Wolves U21' });
    expect(otherNamesOf('Tottenham Hotspur Women', null)).toMatchObject({ short: 'Tottenham Women' });
    expect(otherNamesOf('Ajax U21', null)).toEqual({});
  });
});
