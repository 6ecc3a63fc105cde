import * as v from 'valibot';
import { LOCALES } from './locale.ts';
import { richNodeSchema } from './richText.ts';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

export const articleSchema = v.object({
  /** The end of its address in each language that has it. */
  slugs: v.record(v.picklist(LOCALES), v.string()),
  title: v.string(),
  lead: v.string(),
  author: v.string(),
  /** Milliseconds UTC. An article of the future waits for this time. */
  published: v.number(),
  /** The last change of substance, milliseconds UTC. */
  updated: number,
  picture: v.nullable(v.object({ address: v.string(), alt: v.string(), credit: text })),
  /** Ids in the content. */
  competitions: v.array(v.string()),
  /** Ids in the scores. */
  teams: v.array(v.string()),
});

/** An article without its text, as lists show it. */
export type Article = v.InferOutput<typeof articleSchema>;

export const fullArticleSchema = v.object({
  ...articleSchema.entries,
  /** Absent in what was stored before the field was. */
  writtenWithAi: v.optional(v.boolean(), false),
  blocks: v.array(richNodeSchema),
});

export type FullArticle = v.InferOutput<typeof fullArticleSchema>;
