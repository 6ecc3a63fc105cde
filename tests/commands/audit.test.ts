import { describe, expect, it } from 'vitest';
import { secretsIn } from './audit.ts';

const letters = (count: number) => 'a1B2c3D4'.repeat(20).slice(0, count);

describe('secretsIn', () => {
  it.each([
    ['a private key', `-----BEGIN RSA PRIVATE ${'KEY'}-----\n${letters(64)}\n`],
    ['a key of AWS', `${'AKIA'}${letters(16).toUpperCase()}`],
    ['a token of GitHub', `${'ghp'}_${letters(36)}`],
    ['a key of Google', `key: ${'AIza'}${letters(35)}`],
    ['a setting with its secret', `CMS_TOKEN${'='}${letters(40)}`],
    ['a setting with its secret', `PURGE_SECRET ${'='} "${letters(24)}"`],
  ])('finds %s in a text', (kind, text) => expect(secretsIn(`some text\n${text}\n`)).toContain(kind));

  it.each(['LIVE_API_TOKEN=…', 'npx wrangler secret put CMS_TOKEN', 'PURGE_SECRET = "open"', "KEY = 'x'.repeat(40)"])(
    'finds no secret in %s',
    (text) => expect(secretsIn(text)).toEqual([]),
  );
});
