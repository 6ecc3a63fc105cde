import { nameOfClock, type VisitorClock } from '../../base/visitorClock.ts';
import { failure } from '../../upstream/failure.ts';
import { type Attributes, type ContentClient, DEFAULT_LOCALE } from '../client.ts';
import { isRow, type Json, type Row, relatedRows } from './row.ts';
import type { ShippedContent } from './shipped.ts';
import { type ContentTypeName, fileStore } from './store.ts';

type Query = Readonly<Record<string, string>>;

/** Content types by the path that Strapi gives them. */
const TYPES: ReadonlyMap<string, ContentTypeName> = new Map<string, ContentTypeName>([
  ['competitions', 'competition'],
  ['countries', 'country'],
  ['operators', 'operator'],
  ['top-competitions', 'top-competition'],
  ['top-countries', 'top-country'],
  ['news-items', 'news-item'],
  ['page-contents', 'page-content'],
  ['site-setting', 'site-setting'],
]);

const collator = new Intl.Collator('en');

/** A row in the shape that Strapi gives it, with everything that belongs to it. */
function attributesOf(row: Row): Attributes {
  const media = Object.entries(row.media).map(([name, url]) => [name, { data: url && { attributes: { url } } }]);
  const relations = Object.entries(row.relations).map(([name, related]) => [name, { data: dataOf(name, related) }]);
  return { ...row.fields, ...row.components, ...Object.fromEntries([...media, ...relations]) };
}

function dataOf(name: string, related: Row['relations'][string]) {
  // The localizations of a localization lead back.
  const entry = (row: Row) => ({ attributes: name === 'localizations' ? row.fields : attributesOf(row) });
  if (related === null) return null;
  return isRow(related) ? entry(related) : related.map(entry);
}

/** The values at a path of a filter: `[name]`, or `[countries][code]`. */
function valuesAt(row: Row, [name = '', ...rest]: readonly string[]): Json[] {
  return rest.length === 0
    ? [row.fields[name] ?? null]
    : relatedRows(row, name).flatMap((each) => valuesAt(each, rest));
}

/** Whether a row passes the filters of a query. The site uses `$eq` and `$containsi`. */
function passes(row: Row, query: Query): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    if (!name.startsWith('filters')) return true;
    const path = Array.from(name.matchAll(/\[([^\]]+)\]/g), ([, part = '']) => part);
    const operator = path.pop();
    const values = valuesAt(row, path).filter((value) => value !== null);
    if (operator === '$eq') return values.some((value) => String(value) === wanted);
    if (operator === '$containsi')
      return values.some((value) => String(value).toLowerCase().includes(wanted.toLowerCase()));
    throw new Error(`content files know no filter ${operator}`);
  });
}

function inOrder(rows: readonly Row[], sort: string | undefined): Row[] {
  if (sort === undefined) return [...rows];
  const [field = '', direction] = sort.split(':');
  const sign = direction === 'desc' ? -1 : 1;
  const compare = (one: Json, other: Json) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
  return rows.toSorted((one, other) => sign * compare(one.fields[field] ?? null, other.fields[field] ?? null));
}

/** Creates the client of content files by clock, because news shows from its date on. It answers the site's queries as Strapi does. */
export function filesClients({ files, version }: Pick<ShippedContent, 'files' | 'version'>) {
  const rowsOf = fileStore(files);
  return (clock: VisitorClock): ContentClient => {
    const found = (name: string, query: Query): Attributes[] | null => {
      const type = TYPES.get(name);
      if (type === undefined) return null;
      const rows = rowsOf(type, clock.now).filter((row) => row.locale === (query.locale ?? DEFAULT_LOCALE));
      return inOrder(
        rows.filter((row) => passes(row, query)),
        query.sort,
      ).map(attributesOf);
    };
    return {
      upstream: {
        id: `content:files:${version}${nameOfClock(clock)}`,
        kind: 'files',
        baseUrl: 'https://files.invalid',
      },
      async list(name, query, most) {
        const rows = found(name, query);
        return rows === null ? failure('missing', `no ${name}`) : { ok: true, value: rows.slice(0, most) };
      },
      single: async (name, query) => ({ ok: true, value: found(name, query)?.[0] ?? null }),
    };
  };
}
