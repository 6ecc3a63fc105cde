import * as v from 'valibot';
import article from '../../../cms/strapi/src/api/article/content-types/article/schema.json' with { type: 'json' };
import channel from '../../../cms/strapi/src/api/channel/content-types/channel/schema.json' with { type: 'json' };
import competition from '../../../cms/strapi/src/api/competition/content-types/competition/schema.json' with {
  type: 'json',
};
import country from '../../../cms/strapi/src/api/country/content-types/country/schema.json' with { type: 'json' };
import newsItem from '../../../cms/strapi/src/api/news-item/content-types/news-item/schema.json' with { type: 'json' };
import operator from '../../../cms/strapi/src/api/operator/content-types/operator/schema.json' with { type: 'json' };
import pageContent from '../../../cms/strapi/src/api/page-content/content-types/page-content/schema.json' with {
  type: 'json',
};
import siteSetting from '../../../cms/strapi/src/api/site-setting/content-types/site-setting/schema.json' with {
  type: 'json',
};
import topCompetition from '../../../cms/strapi/src/api/top-competition/content-types/top-competition/schema.json' with {
  type: 'json',
};
import topCountry from '../../../cms/strapi/src/api/top-country/content-types/top-country/schema.json' with {
  type: 'json',
};
import type { ContentTypeName } from '../row.ts';

/** The fields of a content type. Every type is localised, so each also has `locale` and `localizations`. */
export interface ContentTypeSchema {
  readonly fields: readonly string[];
  readonly media: readonly string[];
  readonly relations: Readonly<Record<string, ContentTypeName>>;
  readonly components: readonly string[];
  /** False for a type without drafts, whose rows have no `publishedAt`. */
  readonly publishes: boolean;
}

const CONTENT_TYPES = [
  'competition',
  'country',
  'operator',
  'top-competition',
  'top-country',
  'channel',
  'news-item',
  'article',
  'page-content',
  'site-setting',
] as const satisfies readonly ContentTypeName[];

const fileSchema = v.object({
  options: v.object({ draftAndPublish: v.boolean() }),
  attributes: v.record(
    v.string(),
    v.object({
      type: v.string(),
      target: v.optional(
        v.pipe(
          v.string(),
          v.transform((target) => target.replace(/^.*\./, '')),
          v.picklist(CONTENT_TYPES),
        ),
      ),
    }),
  ),
});

/** A content type of the Strapi project in `tests/cms`. The demonstration has no scheduled entries. */
function schemaOf(file: unknown): ContentTypeSchema {
  const { options, attributes } = v.parse(fileSchema, file);
  const all = Object.entries(attributes).filter(([name]) => name !== 'publishFrom');
  const namesOf = (type: string) => all.flatMap(([name, attribute]) => (attribute.type === type ? [name] : []));
  const own = all.filter(([, { type }]) => !['media', 'relation', 'component'].includes(type));
  return {
    fields: own.map(([name]) => name),
    media: namesOf('media'),
    relations: Object.fromEntries(all.flatMap(([name, { target }]) => (target === undefined ? [] : [[name, target]]))),
    components: namesOf('component'),
    publishes: options.draftAndPublish,
  };
}

export const schemas: Readonly<Record<ContentTypeName, ContentTypeSchema>> = {
  competition: schemaOf(competition),
  country: schemaOf(country),
  channel: schemaOf(channel),
  'news-item': schemaOf(newsItem),
  article: schemaOf(article),
  operator: schemaOf(operator),
  'page-content': schemaOf(pageContent),
  'site-setting': schemaOf(siteSetting),
  'top-competition': schemaOf(topCompetition),
  'top-country': schemaOf(topCountry),
};

/** Collection types by their path under `/api`. */
export const collections: ReadonlyMap<string, ContentTypeName> = new Map<string, ContentTypeName>([
  ['competitions', 'competition'],
  ['countries', 'country'],
  ['operators', 'operator'],
  ['top-competitions', 'top-competition'],
  ['top-countries', 'top-country'],
  ['channels', 'channel'],
  ['news-items', 'news-item'],
  ['articles', 'article'],
  ['page-contents', 'page-content'],
]);

/** Single types by their path under `/api`. Each has one record per locale. */
export const singles: ReadonlyMap<string, ContentTypeName> = new Map<string, ContentTypeName>([
  ['site-setting', 'site-setting'],
]);

/** The scalar fields of a type, in response order. */
export function scalarNames(type: ContentTypeName): readonly string[] {
  const { fields, publishes } = schemas[type];
  return [...fields, 'createdAt', 'updatedAt', ...(publishes ? ['publishedAt'] : []), 'locale'];
}

/** The target type of a relation, including `localizations`; undefined when the field is not a relation. */
export function relationTarget(type: ContentTypeName, name: string): ContentTypeName | undefined {
  if (name === 'localizations') return type;
  const { relations } = schemas[type];
  return Object.hasOwn(relations, name) ? relations[name] : undefined;
}
