import * as v from 'valibot';

/** A page from the CMS, or one that the site ships. */
export interface PageContent {
  title: string;
  description: string;
  /** Empty for a section without a heading. */
  sections: { heading: string; blocks: Block[] }[];
}

export const MARKS = ['strong', 'emphasis', 'deleted', 'code'] as const;

/** Inline content of a line. */
export type Inline =
  | string
  | { kind: (typeof MARKS)[number]; children: Inline[] }
  | { kind: 'link'; url: string; children: Inline[] }
  | { kind: 'break' };

/** Heading levels within a page. Level 1 is the page title, and level 2 is a section. */
export const LEVELS = [2, 3, 4, 5, 6] as const;

export type HeadingLevel = (typeof LEVELS)[number];

/** A block of rich text. Other markup of the editors is dropped. */
export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: HeadingLevel; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][] | null; rows: Inline[][][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

const inline: v.GenericSchema<Inline> = v.union([
  v.string(),
  v.object({ kind: v.picklist(MARKS), children: v.array(v.lazy(() => inline)) }),
  v.object({ kind: v.literal('link'), url: v.string(), children: v.array(v.lazy(() => inline)) }),
  v.object({ kind: v.literal('break') }),
]);

const line = v.array(inline);

export const blockSchema: v.GenericSchema<Block> = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), children: line }),
  v.object({ kind: v.literal('heading'), level: v.picklist(LEVELS), children: line }),
  v.object({
    kind: v.literal('list'),
    ordered: v.boolean(),
    items: v.array(v.array(v.lazy(() => blockSchema))),
  }),
  v.object({ kind: v.literal('table'), head: v.nullable(v.array(line)), rows: v.array(v.array(line)) }),
  v.object({ kind: v.literal('quote'), children: v.array(v.lazy(() => blockSchema)) }),
  v.object({ kind: v.literal('code'), text: v.string() }),
  v.object({ kind: v.literal('rule') }),
]);
