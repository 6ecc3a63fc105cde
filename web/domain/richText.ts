import * as v from 'valibot';

/** A page from the CMS, or one that the site ships. */
export interface PageContent {
  title: string;
  description: string;
  /** Empty for a section without a heading. */
  sections: { heading: string; blocks: RichNode[] }[];
}

/** The HTML elements that editors may use. Level 1 is the page title, so their headings begin at 2. */
export const TAGS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['strong', 'em', 's', 'code', 'a', 'br'],
] as const;

export type Tag = (typeof TAGS)[number];

/** A text, or an element whose only attribute is the address of a link. */
export type RichNode = string | RichElement;

export interface RichElement {
  tag: Tag;
  url?: string;
  children: RichNode[];
}

export const richNodeSchema: v.GenericSchema<RichNode> = v.union([
  v.string(),
  v.object({
    tag: v.picklist(TAGS),
    url: v.exactOptional(v.string()),
    children: v.array(v.lazy(() => richNodeSchema)),
  }),
]);
