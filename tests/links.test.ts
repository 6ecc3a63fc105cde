import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(['README.md', '{.github,worker,web,locales,tests}/**/*.md'], { cwd: root });

it.each(documents)('relative links of %s lead to files', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = Array.from(text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
});
