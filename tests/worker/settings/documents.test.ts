import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requiredSecrets } from '../../../worker/commands/deployProblems.ts';
import { FEEDS } from '../../../worker/feeds/registry.ts';
import { countryOverride } from '../../../worker/policy/countryPolicies.ts';
import { parseConfig, type Variables } from '../../../worker/settings/env.ts';
import { isSecretName } from '../../../worker/settings/names.ts';
import { SETTING_NAMES, settings } from '../../../worker/settings/schema.ts';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8');

/** The examples of `.dev.vars.example` by setting. */
const examples = Array.from(
  textOf('.dev.vars.example').matchAll(/^(# )?([A-Z_]+)=(.*)$/gm),
  ([, sign, name = '', value = '']) => ({
    name,
    value,
    isAsked: sign === undefined,
  }),
);

const packageFile = v.object({ cloudflare: v.object({ bindings: v.record(v.string(), v.unknown()) }) });

describe('.dev.vars.example', () => {
  it('every setting appears once and no other does', () => {
    expect(examples.map(({ name }) => name).toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it('the deploy button asks for the secrets that package.json describes, and each may stay empty', () => {
    const asked = examples.filter(({ isAsked }) => isAsked).map(({ name, value }) => [name, value] as const);
    const { cloudflare } = v.parse(packageFile, JSON.parse(textOf('package.json')));
    const described = Object.keys(cloudflare.bindings).filter(isSecretName);
    expect(asked.map(([name]) => name).toSorted()).toEqual(described.toSorted());
    expect(asked.map(([, value]) => value)).toEqual(asked.map(() => ''));
    expect(() => parseConfig(Object.fromEntries(asked))).not.toThrow();
  });

  it.each(examples)('the example value of $name is valid', ({ name, value }) => {
    const others = name === 'LIVE_SOURCE' ? requiredSecrets({ LIVE_SOURCE: value }) : [];
    if (name === 'ACCESS_TEAM') others.push('ACCESS_AUDIENCE');
    const given = { ...Object.fromEntries(others.map((each) => [each, 'x'])), [name]: value };
    expect(() => parseConfig(given as Variables)).not.toThrow();
  });
});

it('the code reads every setting', () => {
  const folder = resolve(import.meta.dirname, '../../../worker');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?ts$/.test(file));
  const code = files
    .filter((file) => file !== 'settings/schema.ts')
    .map((file) => readFileSync(resolve(folder, file), 'utf8'));
  const unread = SETTING_NAMES.filter((name) => !code.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(unread).toEqual([]);
});

it.each(['README.md', '.dev.vars.example', '.github/settings.md'])('%s names every source of matches', (file) => {
  const text = textOf(file);
  expect(FEEDS.filter(({ name }) => !text.includes(name)).map(({ name }) => name)).toEqual([]);
});

it.each(['tests/cms/strapi/src/rules.js', '.github/content-files.md'])('%s has every rule of a country', (file) => {
  const text = textOf(file);
  const missing = Object.keys(countryOverride.entries).filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  expect(missing).toEqual([]);
});

describe('.github/settings.md', () => {
  const rows = textOf('.github/settings.md').match(/^\|.*\|$/gm) ?? [];

  it('the table has every setting once and no other', () => {
    const firstCells = rows.map((row) => row.split('|')[1] ?? '');
    const names = firstCells.flatMap((cell) => Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name = '']) => name));
    expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  const numbers = Object.entries(v.parse(settings, {})).filter(([, value]) => typeof value === 'number');

  it.each(numbers)('the default of %s is %s', (name, value) => {
    expect(rows).toContainEqual(expect.stringMatching(`^\\| \`${name}\` \\| \`${value}\` `));
  });
});
