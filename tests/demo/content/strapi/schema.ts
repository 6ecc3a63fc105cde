import type { ContentTypeName } from '../../../../worker/content/fromFiles/store.ts';

/** The fields of a content type. Every type is localised, so each also has `locale` and `localizations`. */
export interface ContentTypeSchema {
  readonly fields: readonly string[];
  readonly media: readonly string[];
  readonly relations: Readonly<Record<string, ContentTypeName>>;
  readonly components: readonly string[];
  /** False for a type without drafts, whose rows have no `publishedAt`. */
  readonly publishes: boolean;
}

export const schemas: Readonly<Record<ContentTypeName, ContentTypeSchema>> = {
  competition: {
    fields: ['competitionId', 'name'],
    media: ['logo'],
    relations: { country: 'country' },
    components: [],
    publishes: true,
  },
  country: { fields: ['countryId', 'code', 'name'], media: ['flag'], relations: {}, components: [], publishes: true },
  operator: {
    fields: ['name', 'rank', 'bonus', 'reviewPage', 'playUrl', 'hideTermsAndConditions', 'termsAndConditions'],
    media: ['logo'],
    relations: { countries: 'country' },
    components: ['offer'],
    publishes: true,
  },
  'top-competition': {
    fields: ['rank'],
    media: [],
    relations: { competition: 'competition' },
    components: [],
    publishes: true,
  },
  'top-country': { fields: ['rank'], media: [], relations: { country: 'country' }, components: [], publishes: true },
  'news-item': { fields: ['title', 'link'], media: ['image'], relations: {}, components: [], publishes: true },
  'page-content': {
    fields: ['pageLink', 'title', 'metaTitle', 'metaDescription', 'custom410'],
    media: [],
    relations: {},
    components: ['content'],
    publishes: true,
  },
  'site-setting': {
    fields: [
      'partnerName',
      'partnerUrl',
      'complaintsTitle',
      'complaintsText',
      'complaintsUrl',
      'newsUrl',
      'socialLinks',
      'badges',
      'policy',
    ],
    media: ['partnerLogo'],
    relations: {},
    components: [],
    publishes: false,
  },
};

/** Collection types by their path under `/api`. */
export const collections: ReadonlyMap<string, ContentTypeName> = new Map<string, ContentTypeName>([
  ['competitions', 'competition'],
  ['countries', 'country'],
  ['operators', 'operator'],
  ['top-competitions', 'top-competition'],
  ['top-countries', 'top-country'],
  ['news-items', 'news-item'],
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

/** The target type of a relation, including `localizations`; undefined when the field is no relation. */
export function relationTarget(type: ContentTypeName, name: string): ContentTypeName | undefined {
  if (name === 'localizations') return type;
  const { relations } = schemas[type];
  return Object.hasOwn(relations, name) ? relations[name] : undefined;
}
