import MarkdownIt from 'markdown-it';
import type { Block, HeadingLevel } from '../../../web/domain/richText.ts';
import { blocksOf } from './blocksOf.ts';
import type { Node } from './node.ts';
import { readHtml } from './readHtml.ts';
import { readStrapiBlocks } from './readStrapiBlocks.ts';

/** A text is read to here: some twenty pages. */
export const MOST_SIGNS = 50_000;

// Editors paste HTML from elsewhere, whose indented lines are no code. Which links may stand is decided when HTML is read.
const markdown = new MarkdownIt({ html: true, maxNesting: 200 }).disable('code');
markdown.validateLink = () => true;

/** Headings one level below what they stand under, without a gap: `top` is the level of the first. */
function levelled(blocks: readonly Block[], top: HeadingLevel, above: number[] = []): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'quote') return { ...block, children: levelled(block.children, top, above) };
    if (block.kind !== 'heading') return block;
    while ((above.at(-1) ?? 0) >= block.level) above.pop();
    above.push(block.level);
    const level = Math.min(top + above.length - 1, 6);
    return { ...block, level: level === 2 || level === 3 || level === 4 || level === 5 ? level : 6 };
  });
}

function nodesOf(value: unknown): Node[] {
  if (typeof value === 'string') return readHtml(markdown.render(value.slice(0, MOST_SIGNS)));
  return Array.isArray(value) ? readStrapiBlocks(value) : [];
}

/**
 * Reads the content system's rich text: Markdown with or without HTML in it, HTML, or the blocks of Strapi 5. Only what
 * `Block` knows gets through. `top` is the level of its first heading.
 */
export function readRichText(value: unknown, top: HeadingLevel): Block[] {
  return levelled(blocksOf(nodesOf(value)), top);
}
