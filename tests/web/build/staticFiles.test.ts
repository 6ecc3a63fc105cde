import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { STATIC_FILE, withoutCode } from '../../../web/build/staticFiles.ts';
import { importedFiles } from '../../../web/build/usedMessages.ts';

const root = resolve(import.meta.dirname, '../../..');
const files = globSync('web/**/*.tsx', { cwd: root }).map((file) => resolve(root, file));
const ofBrowser = new Set(importedFiles(resolve(root, 'web/browser/start.tsx'), new Set()));

it('the browser gets the names of a static file, without code and words', () => {
  const source = `import { useApp } from './appContext.ts';
const LINK = 'underline';
interface Props { name: string }
function Inner() { return <i className={LINK} />; }
export function Brand({ name }: Props) { return <b>{useApp().t('site.home')}{name}<Inner /></b>; }
export const ServerCard = Inner;
`;
  expect(withoutCode(source)).toBe('export const Brand = null;\nexport const ServerCard = null;');
});

it('a component that the browser never renders is in a static file', () => {
  expect(files.filter((file) => !STATIC_FILE.test(file) && !ofBrowser.has(file))).toEqual([]);
});

it('the browser meets static components only inside of NoHydration and LatePart', () => {
  const shown = [...ofBrowser].flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const names = Array.from(source.matchAll(/import \{([^}]*)\} from '[^']*\.static\.tsx'/g), ([, list = '']) => list);
    const outside = source.replace(/<(NoHydration|LatePart)\b(?:.|\n)*?<\/\1>/g, '');
    return names
      .flatMap((list) => list.split(',').map((name) => name.trim()))
      .filter((name) => name !== '' && new RegExp(`<${name}\\b`).test(outside))
      .map((name) => `${file}: ${name}`);
  });
  expect(shown).toEqual([]);
});
