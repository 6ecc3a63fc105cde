import * as v from 'valibot';
import { expect, it } from 'vitest';
import nations from '../../../web/domain/nations.json' with { type: 'json' };
import { slugOf } from '../../../web/domain/slug.ts';

const slug = v.pipe(
  v.string(),
  v.check((text) => slugOf(text) === text),
);

it('nations.json has a country code for each slug', () => {
  const schema = v.record(slug, v.pipe(v.string(), v.regex(/^[a-z]{2}(-[a-z]{3})?$/)));
  expect(v.parse(schema, nations)).toEqual(nations);
});
