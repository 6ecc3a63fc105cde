import { LOCALES, type Locale } from '../../../web/domain/locale.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type Component = { readonly id: number } & { readonly [key: string]: Json };

/** One row of one content type in one language. */
export interface Row {
  readonly id: number;
  readonly locale: Locale;
  /** Scalars and JSON fields, including `createdAt`, `updatedAt`, `publishedAt` and `locale`. */
  readonly fields: Readonly<Record<string, Json>>;
  readonly relations: Readonly<Record<string, Row | null | readonly Row[]>>;
  readonly components: Readonly<Record<string, Component | readonly Component[] | null>>;
  /** Picture URLs by field name. */
  readonly media: Readonly<Record<string, string | null>>;
}

/** An entry's values in one language. */
export interface RowContent {
  readonly fields: Readonly<Record<string, Json>>;
  readonly relations?: Row['relations'];
  readonly components?: Row['components'];
  readonly media?: Row['media'];
  /** An ISO instant. Defaults to the creation time; null omits the field. */
  readonly publishedAt?: string | null;
}

/** An entry's values by language; a language without a translation is absent. */
export type Entry = Readonly<Partial<Record<Locale, RowContent>>>;

const FIRST_ROW_CREATED = Date.parse('2025-07-01T08:00:00.000Z');

/** Builds one row per entry and language, English first, and links the rows of an entry as localizations. */
export function buildRows(entries: readonly Entry[]): readonly Row[] {
  const rows: Row[] = [];
  const families = entries.map((): { row: Row; localizations: Row[] }[] => []);
  for (const locale of LOCALES) {
    entries.forEach((entry, index) => {
      const content = entry[locale];
      if (content === undefined) return;
      const localizations: Row[] = [];
      const row = buildRow(rows.length + 1, locale, content, localizations);
      rows.push(row);
      families[index]?.push({ row, localizations });
    });
  }
  for (const family of families) {
    for (const { row, localizations } of family) {
      localizations.push(...family.filter((member) => member.row !== row).map((member) => member.row));
    }
  }
  return rows;
}

function buildRow(id: number, locale: Locale, content: RowContent, localizations: readonly Row[]): Row {
  const createdAt = new Date(FIRST_ROW_CREATED + id * 1000).toISOString();
  const publishedAt = content.publishedAt === undefined ? createdAt : content.publishedAt;
  return {
    id,
    locale,
    fields: {
      ...content.fields,
      createdAt,
      updatedAt: createdAt,
      ...(publishedAt === null ? {} : { publishedAt }),
      locale,
    },
    relations: { ...content.relations, localizations },
    components: content.components ?? {},
    media: content.media ?? {},
  };
}

/** Finds the row of a language whose field equals `value`; null when there is none. */
export function rowWith(rows: readonly Row[], field: string, value: Json, locale: Locale): Row | null {
  return rows.find((row) => row.locale === locale && row.fields[field] === value) ?? null;
}

/** The related rows of a to-one or to-many relation. */
export function relatedRows(row: Row, relation: string): readonly Row[] {
  const related = row.relations[relation] ?? null;
  if (related === null) return [];
  return isRow(related) ? [related] : related;
}

export function isRow(related: Row | readonly Row[]): related is Row {
  return !Array.isArray(related);
}

/** Content types by their singular API id. */
export type ContentTypeName =
  | 'competition'
  | 'country'
  | 'operator'
  | 'top-competition'
  | 'top-country'
  | 'channel'
  | 'news-item'
  | 'article'
  | 'page-content'
  | 'site-setting';

/** All published entries at an instant (milliseconds UTC), as rows by content type. */
export type ContentStore = (type: ContentTypeName, now: number) => readonly Row[];
