import { expect, it } from 'vitest';
import { parseConfig } from '../../../worker/settings/env.ts';

it.each([
  ['', null],
  ['*', '*'],
  ['Example.com, *.example.org localhost:3000', "'self' example.com *.example.org localhost:3000"],
])('EMBED_HOSTS of %j is the source list %s', (value, expected) => {
  expect(parseConfig({ EMBED_HOSTS: value }).embedHosts).toBe(expected);
});

it.each(['https://example.com', 'example.com/path', '*, example.com', "'self'", 'a.test; script-src *', '**'])(
  'EMBED_HOSTS refuses %s in plain words',
  (value) => {
    expect(() => parseConfig({ EMBED_HOSTS: value })).toThrow(/^EMBED_HOSTS: must be hosts without scheme and path/);
  },
);
