import * as v from 'valibot';
import { LOCALES } from '../../../web/domain/locale.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { ok, type Result } from '../../base/result.ts';
import { pathProblem } from '../review/pagePaths.ts';
import { type ContentFiles, contentSchema } from './schema.ts';

const MAX_FOUND = 60;

function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_FOUND ? `${text.slice(0, MAX_FOUND)}…` : text;
}

/** The readable location of an issue: the file, then the keys. Entries count from 1. */
function pathOf(issue: v.BaseIssue<unknown>): string {
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
function brokenReferences(files: ContentFiles): string[] {
  const { countries, competitions, topLists, operators, channels, articles, pages } = files;
  const countryNames = countries.map(({ name }) => name.en);
  const keyOf = (country: string, name: string) => `${country}: ${name}`;
  const competitionKeys = competitions.map(({ country, name }) => keyOf(country, name.en));
  const repeated = (file: string, keys: readonly string[]) =>
    keys.flatMap((key, index) =>
      keys.indexOf(key) === index ? [] : [`${file}.json, entry ${index + 1}: ${excerpt(key)} is there already`],
    );
  const isListed = (country: string) => countryNames.includes(country);
  const unlisted = (country: string) => `countries.json has no ${excerpt(country)}`;
  const missing = (where: string, named: readonly { country: string; name: string }[]) =>
    named.flatMap(({ country, name }, index) =>
      competitionKeys.includes(keyOf(country, name))
        ? []
        : [`${where}, entry ${index + 1}: competitions.json has no ${excerpt(name)} of ${country}`],
    );
  return [
    ...repeated('countries', countryNames),
    ...repeated('competitions', competitionKeys),
    ...repeated(
      'operators',
      operators.map(({ name }) => slugOf(name)),
    ),
    ...LOCALES.flatMap((locale) => [
      ...repeated(
        'pages',
        pages.map(({ path }) => path[locale]),
      ),
      ...repeated(
        'articles',
        articles.map(({ slug }) => slug[locale]),
      ),
    ]),
    ...pages.flatMap(({ path, gone }, index) =>
      LOCALES.flatMap((locale) => {
        const problem = pathProblem(path[locale], locale, gone);
        return problem === null ? [] : [`pages.json, entry ${index + 1}, path, ${locale}: ${problem}`];
      }),
    ),
    ...competitions.flatMap(({ country }, index) =>
      isListed(country) ? [] : [`competitions.json, entry ${index + 1}, country: ${unlisted(country)}`],
    ),
    ...topLists.countries.flatMap((country, index) =>
      isListed(country) ? [] : [`topLists.json, countries, entry ${index + 1}: ${unlisted(country)}`],
    ),
    ...missing('topLists.json, competitions', topLists.competitions),
    ...Object.entries({ articles, channels }).flatMap(([file, entries]) =>
      entries.flatMap((each, index) => missing(`${file}.json, entry ${index + 1}, competitions`, each.competitions)),
    ),
  ];
}

/** Parses the content files by file name without `.json`. The error lists every problem with its place. */
export function parseContentFiles(values: unknown): Result<ContentFiles, string[]> {
  const read = v.safeParse(contentSchema, values);
  if (!read.success) return { ok: false, error: read.issues.map((issue) => `${pathOf(issue)}: ${sentenceOf(issue)}`) };
  const broken = brokenReferences(read.output);
  return broken.length > 0 ? { ok: false, error: broken } : ok(read.output);
}
