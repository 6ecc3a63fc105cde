import * as v from 'valibot';
import { LOCALES } from '../../../web/domain/locale.ts';
import { ok, type Result } from '../../base/result.ts';
import { type ContentFiles, contentSchema } from './schema.ts';

const MOST_FOUND = 60;

function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_FOUND ? `${text.slice(0, MOST_FOUND)}…` : text;
}

/** The readable location of an issue: the file, then the keys. Entries count from 1. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const [file, ...keys] = (issue.path ?? []).map(({ key }) => key);
  const parts = keys.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)));
  return [`${String(file)}.json`, ...parts].join(', ');
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  // Valibot reports missing and unexpected fields as issues of the enclosing object.
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'there is no such field';
  if (issue.type === 'strict_object' && issue.expected?.startsWith('"')) return 'this field is missing';
  return `${issue.message}, not ${excerpt(issue.input)}`;
}

/** Finds references to missing entries, and duplicate entries. */
function brokenReferences({ countries, competitions, topLists, operators, articles, pages }: ContentFiles): string[] {
  const problems: string[] = [];
  const report = (where: string, problem: string) => problems.push(`${where}: ${problem}`);
  const unique = (where: string, keys: readonly string[]) => {
    keys.forEach((key, index) => {
      if (keys.indexOf(key) !== index) report(`${where}, entry ${index + 1}`, `${excerpt(key)} is there already`);
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
  for (const locale of LOCALES) {
    unique(
      'articles.json',
      articles.map(({ slug }) => slug[locale]),
    );
  }
  competitions.forEach(({ country }, index) => {
    if (!countryNames.includes(country))
      report(`competitions.json, entry ${index + 1}, country`, `countries.json has no ${excerpt(country)}`);
  });
  topLists.countries.forEach((country, index) => {
    if (!countryNames.includes(country))
      report(`topLists.json, countries, entry ${index + 1}`, `countries.json has no ${excerpt(country)}`);
  });
  const listed = (where: string, named: readonly { country: string; name: string }[]) => {
    named.forEach(({ country, name }, index) => {
      if (!competitionKeys.includes(keyOf(country, name)))
        report(`${where}, entry ${index + 1}`, `competitions.json has no ${excerpt(name)} of ${country}`);
    });
  };
  listed('topLists.json, competitions', topLists.competitions);
  articles.forEach((article, index) => {
    listed(`articles.json, entry ${index + 1}, competitions`, article.competitions);
  });
  return problems;
}

/**
 * Parses the content files, keyed by file name without `.json`. The error lists every problem with its file, field and
 * expected value.
 */
export function readContentFiles(values: unknown): Result<ContentFiles, string[]> {
  const read = v.safeParse(contentSchema, values);
  if (!read.success) return { ok: false, error: read.issues.map((issue) => `${placeOf(issue)}: ${sentenceOf(issue)}`) };
  const broken = brokenReferences(read.output);
  return broken.length > 0 ? { ok: false, error: broken } : ok(read.output);
}
