import type { Block } from './richText.ts';

/** A page of the content system, or one that the site ships. */
export interface PageContent {
  title: string;
  description: string;
  /** A section without a heading has an empty one. */
  sections: { heading: string; blocks: Block[] }[];
}
