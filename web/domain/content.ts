import type { Block } from './richText.ts';

/** A page from the CMS, or one that the site ships. */
export interface PageContent {
  title: string;
  description: string;
  /** Empty for a section without a heading. */
  sections: { heading: string; blocks: Block[] }[];
}
