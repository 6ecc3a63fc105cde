import * as v from 'valibot';
import { fullArticleSchema } from '../../web/domain/articles.ts';
import { channelSchema } from '../../web/domain/channels.ts';
import { countrySchema, listedCompetitionSchema } from '../../web/domain/matchSchemas.ts';
import { richNodeSchema } from '../../web/domain/richText.ts';
import { operatorOfferSchema, siteSchema } from '../../web/domain/settings.ts';
import { redirectSchema } from './redirects.ts';

const text = v.nullable(v.string());
const texts = v.array(v.string());
const day = v.nullable(v.number());

export const operatorSchema = v.object({
  ...v.omit(operatorOfferSchema, ['terms']).entries,
  playUrl: v.string(),
  hideTermsAndConditions: v.nullable(v.boolean()),
  termsAndConditions: text,
});

/** An operator on the server. `playUrl` leaves the server only as the target of a redirect. */
export type Operator = v.InferOutput<typeof operatorSchema>;

/** The slug of an operator with a valid play link, the codes of its countries, and the hosts of its play links. */
export const providerSchema = v.object({ provider: v.string(), countries: texts, hosts: v.optional(texts, []) });

export type Provider = v.InferOutput<typeof providerSchema>;

export const siteRecordSchema = v.object({
  site: siteSchema,
  /** The raw `site-setting.policy`. `policy/policyFor.ts` parses it. */
  policy: v.unknown(),
  /** Absent in a record from before there were redirects, whose policy still counts. */
  redirects: v.optional(v.array(redirectSchema), []),
});

/** The editors' settings of the whole site. */
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;

const editedPage = v.object({
  /** `custom410`: the page is gone for good. */
  removed: v.boolean(),
  title: text,
  metaTitle: text,
  metaDescription: text,
  sections: v.array(v.object({ heading: v.string(), blocks: v.array(richNodeSchema) })),
});

/** The editors' texts for the page of a path. */
export type EditedPage = v.InferOutput<typeof editedPage>;

export const pageContentSchema = v.object({ found: v.nullable(editedPage) });

/** The result of a lookup; `found` is null when editors have written nothing for the path. */
export type PageContentAnswer = v.InferOutput<typeof pageContentSchema>;

/** All paths for which editors have written texts; null when the list may be incomplete. */
export type PageLinks = string[] | null;

/** The result of a lookup; `found` is null without an article of that name. */
export const articleAnswerSchema = v.object({ found: v.nullable(fullArticleSchema) });

export type ArticleAnswer = v.InferOutput<typeof articleAnswerSchema>;

/** A channel for matches of some competitions in some countries, from `from` until `to` (ms UTC; null: no limit). */
export const channelRowSchema = v.object({
  ...channelSchema.entries,
  competitions: texts,
  countries: texts,
  from: day,
  to: day,
});

export type ChannelRow = v.InferOutput<typeof channelRowSchema>;

/** Competitions or countries with all names of their rows, which a search matches. */
const withNames = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.array(v.object({ entry, names: v.array(v.string()) }));

export const catalogueSchema = v.object({
  competitions: withNames(listedCompetitionSchema),
  countries: withNames(countrySchema),
});

/** The content system's competitions and countries, with their names in one language. */
export type ContentCatalogue = v.InferOutput<typeof catalogueSchema>;
