import MarkdownIt from 'markdown-it';
import type { Block, HeadingLevel } from '../../../web/domain/richText.ts';
import { blocksOf } from './blocksOf.ts';
import type { Node } from './node.ts';
import { readHtml } from './readHtml.ts';
import { readStrapiBlocks } from './readStrapiBlocks.ts';

/** Characters read of one text, about twenty pages. */
export const MOST_SIGNS = 50_000;

// Editors paste indented HTML, which must not become code blocks. `readHtml` validates the links.
const markdown = new MarkdownIt({ html: true, maxNesting: 200 }).disable('code');
markdown.validateLink = () => true;

/** Renumbers headings without gaps, starting at level `top`. */
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
 * Parses the content system's rich text: Markdown, HTML, a mix of both, or Strapi 5 blocks. Only the kinds of `Block` pass.
 * `top` is the level of the first heading.
 */
export function readRichText(value: unknown, top: HeadingLevel): Block[] {
  return levelled(blocksOf(nodesOf(value)), top);
}
