import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { COUNTRY_POLICIES } from '../../worker/policy/countryPolicies.ts';
import help from './strapi/src/help.json' with { type: 'json' };

const source = join(import.meta.dirname, 'strapi/src');
const schema = v.object({ attributes: v.record(v.string(), v.unknown()) });
const texts = v.parse(v.record(v.string(), v.record(v.string(), v.string())), help);

const uidOf = (path: string) => {
  const [first, second, third] = path.split('/');
  return first === 'api' ? `api::${second}.${second}` : `${second}.${third?.replace('.json', '')}`;
};

it('help.json has a text for every field of Strapi’s content types', () => {
  const fields = globSync(['api/*/content-types/*/schema.json', 'components/*/*.json'], { cwd: source }).map((path) => {
    const { attributes } = v.parse(schema, JSON.parse(readFileSync(join(source, path), 'utf8')));
    return [uidOf(path), Object.keys(attributes)] as const;
  });
  expect(fields).toHaveLength(13);
  expect(Object.fromEntries(fields)).toEqual(
    Object.fromEntries(Object.entries(texts).map(([uid, named]) => [uid, Object.keys(named)])),
  );
});

it('help.json names the countries where operators show without a word of editors', () => {
  const open = Object.entries(COUNTRY_POLICIES).filter(
    ([, { reviewed, offers, registration }]) => reviewed !== undefined && offers !== false && registration !== '',
  );
  const [last, ...others] = open
    .map(([country]) => country)
    .sort()
    .reverse();
  expect(texts['api::operator.operator']?.countries).toContain(`${others.reverse().join(', ')} and ${last}`);
});
