import { expect, it } from 'vitest';
import { textOf } from '../site.runtime.ts';

/** The texts of the header's links that name the page in sight. */
function currentIn(html: string): string[] {
  const header = /<nav aria-label="Sports".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const links = [...header.matchAll(/<a[^>]*aria-current="[^"]*"[^>]*>(.*?)<\/a>/gs)];
  return links.map(([, text = '']) => text.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, '').trim());
}

it.each([
  ['/', ['Football']],
  ['/football', ['Football']],
  ['/basketball', ['Basketball']],
  ['/basketball/live', ['Basketball']],
  ['/football/live', ['Live scores']],
  ['/my', ['Following']],
  ['/goals', ['Goals']],
  ['/news', ['News']],
  ['/settings', []],
])('the header of %s marks %j', async (path, current) => {
  expect(currentIn(await textOf(path)).map((text) => text.replace(/ \d.*/, ''))).toEqual(current);
});
