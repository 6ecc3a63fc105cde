import * as v from 'valibot';
import type { Result } from '../../base/result.ts';
import { type ContentFiles, contentSchema } from './schema.ts';

const MOST_FOUND = 60;

function written(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_FOUND ? `${text.slice(0, MOST_FOUND)}…` : text;
}

/** Where an issue is, for people: the file, then the way into it. Entries count from 1. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const [file, ...keys] = (issue.path ?? []).map(({ key }) => key);
  const parts = keys.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
  return [`${String(file)}.json`, ...parts].join(', ');
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  // A field that is not there, and one that should not be there, are both issues of the object around them.
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'there is no such field';
  if (issue.type === 'strict_object' && issue.expected?.startsWith('"')) return 'this field is missing';
  return `${issue.message}, not ${written(issue.input)}`;
}

/** What refers to nothing, and what stands twice. */
function brokenReferences({ countries, competitions, topLists, operators, pages }: ContentFiles): string[] {
  const problems: string[] = [];
  const told = (where: string, what: string) => problems.push(`${where}: ${what}`);
  const unique = (where: string, keys: readonly string[]) => {
    keys.forEach((key, index) => {
      if (keys.indexOf(key) !== index) told(`${where}, entry ${index + 1}`, `${written(key)} is there already`);
    });
  };
  const countryNames = countries.map(({ name }) => name.en);
  const keyOf = (country: string, name: string) => `${country}: ${name}`;
  const competitionKeys = competitions.map(({ country, name }) => keyOf(country, name.en));
  unique('countries.json', countryNames);
  unique('competitions.json', competitionKeys);
  unique(
    'operators.json',
    operators.map(({ name }) => name),
  );
  unique(
    'pages.json',
    pages.map(({ path }) => path.en),
  );
  competitions.forEach(({ country }, index) => {
    if (!countryNames.includes(country))
      told(`competitions.json, entry ${index + 1}, country`, `countries.json has no ${written(country)}`);
  });
  topLists.countries.forEach((country, index) => {
    if (!countryNames.includes(country))
      told(`topLists.json, countries, entry ${index + 1}`, `countries.json has no ${written(country)}`);
  });
  topLists.competitions.forEach(({ country, name }, index) => {
    if (!competitionKeys.includes(keyOf(country, name)))
      told(
        `topLists.json, competitions, entry ${index + 1}`,
        `competitions.json has no ${written(name)} of ${country}`,
      );
  });
  return problems;
}

/**
 * Reads the content of the files, by their names without `.json`. Everything that is wrong is told, with the file, the field
 * and what is wanted there.
 */
export function readContentFiles(values: unknown): Result<ContentFiles, string[]> {
  const read = v.safeParse(contentSchema, values);
  if (!read.success) return { ok: false, error: read.issues.map((issue) => `${placeOf(issue)}: ${sentenceOf(issue)}`) };
  const broken = brokenReferences(read.output);
  return broken.length > 0 ? { ok: false, error: broken } : { ok: true, value: read.output };
}
