import { expect, it } from 'vitest';
import { ORIGIN, visit, visitorOf } from '../site.runtime.ts';

const FORMS = [
  ['/follow', 'star=t47'],
  ...['/settings', '/nl/instellingen', '/follow/forget', '/follow/carry', '/follow/import'].map((path) => [
    path,
    'theme=dark',
  ]),
  ['/consent', 'consent=yes'],
] as const;

const STRANGERS: Record<string, Record<string, string>> = {
  'another site': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  'another site in an old browser': { Origin: 'https://evil.test' },
  'a program without an origin': {},
  'another host of the domain': { Origin: ORIGIN.replace('//', '//other.'), 'Sec-Fetch-Site': 'same-site' },
};

it.each(Object.entries(STRANGERS))('no form of %s is accepted', async (_, headers) => {
  const form = { ...visitorOf('GB'), 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const [path, body] of FORMS) {
    const answer = await visit(path, { ...form, ...headers }, { method: 'POST', body });
    expect([path, answer.status, answer.headers.get('Set-Cookie')]).toEqual([path, 403, null]);
  }
});
