import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

function filesIn(folder: string, kind: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const documents = [
  'README.md',
  ...['.github', 'worker', 'web', 'locales', 'tests'].flatMap((folder) => filesIn(folder, /\.md$/)),
];

const NAMED = /`((?:worker|web|locales|tests|\.github|\.ci)\/[\w./@-]*|[\w./-]+\.(?:tsx?|mjs|css|json|toml|md))`/g;

/** The files that a document names in backticks, and those that its links lead to. */
function namesIn(document: string): string[] {
  const text = textOf(document);
  const names = Array.from(text.matchAll(NAMED), ([, name = '']) => name);
  const links = Array.from(text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g), ([, path = '']) => path);
  return [...names, ...links];
}

const everyFile = ['worker', 'web', 'locales', 'tests', '.github', '.ci'].flatMap((folder) => filesIn(folder, /./));

/** Whether there is what a document names: from the root, from where it stands, or for a bare name anywhere beneath it. */
function isThere(document: string, name: string): boolean {
  const folder = document.startsWith('.github/') ? '.' : dirname(document);
  if (existsSync(join(root, name)) || existsSync(join(root, dirname(document), name))) return true;
  if (name.includes('/')) return false;
  return everyFile.some((file) => basename(file) === name && (folder === '.' || file.startsWith(`${folder}/`)));
}

describe('the documents', () => {
  it('name files that exist', () => {
    expect(documents.length).toBeGreaterThan(10);
    const lost = documents.flatMap((document) =>
      namesIn(document).flatMap((name) => (isThere(document, name) ? [] : [`${document}: ${name}`])),
    );
    expect(lost).toEqual([]);
  });

  it('begin with one that is read in three minutes', () => {
    expect(statSync(join(root, 'README.md')).size).toBeLessThan(10_000);
  });
});

const SOURCES = ['worker', 'web', 'locales'].flatMap((folder) => filesIn(folder, /\.tsx?$/));

describe('the contract', () => {
  const sections = Array.from(
    textOf('.github/contract.md').matchAll(/^#+ ([^(\n]+?)(?= \(|\n)/gm),
    ([, name = '']) => name,
  );

  it('has each section that a comment cites', () => {
    const cited = SOURCES.flatMap((file) =>
      Array.from(textOf(file).matchAll(/contract\.md, ([A-Z][\w -]+?)(?=[);:,.])/g), ([, name = '']) => ({
        file,
        name,
      })),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ name }) => !sections.includes(name))).toEqual([]);
  });
});

/** A recipe of `CONTRIBUTING.md`, and what the files have in common that know the newest case of today. */
const RECIPES: Readonly<Record<string, RegExp>> = {
  'A sport': /\bhandball: |=== 'handball'|'handball'\] as const/,
  'A language': /\bnl: |'nl'/,
  'A match status': /'to-finish'/,
  'A kind of incident': /'second-yellow-card'/,
  'A tab of a match': /'head-to-head'/,
  'A feed': /'football-data'|FOOTBALL_DATA_/,
  'What a country may see': /COUNTRY_POLICIES|NATIONAL_HELP/,
  'A field of an operator': /\breviewPage\b/,
  'A page': /case 'player'/,
};

/** The demonstration and its names are made up of all that there is; the recipes say so in one line. */
const isOfProduct = (file: string) => !/^worker\/(demo|directory)\//.test(file);

describe.each(Object.entries(RECIPES))('the recipe “%s”', (name, known) => {
  const [, recipe = ''] = textOf('.github/CONTRIBUTING.md').split(`\n### ${name}\n`);
  const steps = recipe.split(/\n##/)[0] ?? '';

  it('names every file that knows the newest one', () => {
    const knowing = SOURCES.filter((file) => isOfProduct(file) && known.test(textOf(file)));
    expect(knowing.length).toBeGreaterThan(1);
    // Of a folder that the recipe names, each file is as good as named.
    const isNamed = (file: string) => steps.includes(`\`${file}\``) || steps.includes(`\`${dirname(file)}/\``);
    expect(knowing.filter((file) => !isNamed(file))).toEqual([]);
  });

  it('names its tests', () => expect(steps).toMatch(/^\d\. Tests: .*`tests\/[^`]+\.test\.tsx?`/m));
});
