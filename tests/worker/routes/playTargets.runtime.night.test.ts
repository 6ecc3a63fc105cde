import { describe, expect, it } from 'vitest';
import { BET365, outcomeOf } from './playOutcome.runtime.ts';

const SLASHES = [
  ...['/', '//', '\\', '/\\', '%2f', '%2F%2F', '%5c', '%252f', '/%09/', '/%0a/', '/.//', '/;@', '@', '／'],
];

const HEADS = ['/', '/play', '/PLAY', '/play/bet365', '/nl/speel/toto'];

describe('a hostile address behind a play link', () => {
  it.each([
    '/play//evil.test',
    '/play/https:%2f%2fevil.test',
    '/play/%5cevil.test',
    '/play/.evil.test',
    '/play/bet365%00',
    '/play/constructor',
    '/play/to-string',
    '/nl//evil.test',
    '//play/evil.test/',
    '/play/*',
    '/play/%',
    '/%2f/evil.test',
    '/play/ＢＥＴ365',
    `/play/${'a'.repeat(4000)}`,
    '/play/%252f%252fevil.test',
    '/play/%25%32%66evil.test',
    '/play/..%2f..%2fevil.test',
    '/play/%5c%5cevil.test',
    '/play/\\\\evil.test',
    '/play\\evil.test',
    '/play/user:secret@evil.test',
    '/play/bet365%40evil.test',
    '/play/bet365%250d%250aLocation:%2520https://evil.test',
    '/play/bet365%E5%98%8A%E5%98%8DLocation:evil.test',
    '/play/%e2%80%aebet365',
    '/play/bet365%ef%bc%8fevil.test',
    '/play/。evil.test',
    '/play/JavaScript%3aalert(1)',
    '/play/data:text/html,x',
    '/PLAY/%2F%2Fevil.test',
    '/PLAY//evil.test',
    '/nl/speel/%2f%2fevil.test',
    '/nl/SPEEL/bet365/../../../evil.test',
    '/play/bet365;//evil.test',
  ])('answers 404 without a Location to %s', async (path) => {
    expect(await outcomeOf(path)).toEqual([404, null]);
  });

  it.each(HEADS)('answers 404 to every kind of slash between %s and a host', async (head) => {
    for (const slash of SLASHES) {
      const path = `${head}${slash}evil.test${slash}`;
      expect([path, await outcomeOf(path)]).toEqual([path, [404, null]]);
    }
  });

  it.each([
    ['/', [200, null]],
    ['/play', [404, null]],
    ['/play/bet365', [302, BET365]],
    ['/nl/speel/toto', [451, null]],
  ])('ignores a host in the search of %s', async (head, outcome) => {
    expect(await outcomeOf(`${head}?//evil.test?//`)).toEqual(outcome);
  });
});
