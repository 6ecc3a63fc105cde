import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig, type Variables } from '../../../worker/env.ts';
import { requiredSecrets } from '../../../worker/settings/requiredSecrets.ts';
import { SETTING_NAMES } from '../../../worker/settings/schema.ts';

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../../..', file), 'utf8');

/** The examples of `.dev.vars.example` by setting. */
const examples = Array.from(
  textOf('.dev.vars.example').matchAll(/^# ([A-Z_]+)=(.*)$/gm),
  ([, name = '', value = '']) => ({
    name,
    value,
  }),
);

describe('.dev.vars.example', () => {
  it('every setting appears once and no other does', () => {
    expect(examples.map(({ name }) => name).toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it.each(examples)('the example value of $name is valid', ({ name, value }) => {
    const others = name === 'LIVE_SOURCE' ? requiredSecrets({ LIVE_SOURCE: value }) : [];
    const given = { ...Object.fromEntries(others.map((each) => [each, 'x'])), [name]: value };
    expect(() => parseConfig(given as Variables)).not.toThrow();
  });
});

describe('.github/settings.md', () => {
  it('the table has every setting once and no other', () => {
    const firstCells = textOf('.github/settings.md').match(/^\|.*?\|/gm) ?? [];
    const names = firstCells.flatMap((cell) => Array.from(cell.matchAll(/`([A-Z_]+)`/g), ([, name = '']) => name));
    expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted());
  });
});
