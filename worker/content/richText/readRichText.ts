import MarkdownIt from 'markdown-it';
import type { Block, HeadingLevel } from '../../../web/domain/richText.ts';
import { blocksOf } from './blocksOf.ts';
import { allowedUrl, type Element, MOST_DEPTH, MOST_NODES, type Node, type Tag } from './node.ts';
import { readHtml } from './readHtml.ts';

/** Strapi 5's text marks. Underline is left out, because readers take it for a link. */
const MARKS: readonly (readonly [string, Tag])[] = [
  ['code', 'code'],
  ['strikethrough', 'deleted'],
  ['italic', 'emphasis'],
  ['bold', 'strong'],
];

const TAGS: ReadonlyMap<unknown, Tag> = new Map<unknown, Tag>([
  ['paragraph', 'paragraph'],
  ['heading', 'heading'],
  ['list', 'list'],
  ['list-item', 'item'],
  ['link', 'link'],
  ['quote', 'quote'],
  ['code', 'pre'],
]);

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

// Editors type line feeds on purpose, so they become line breaks.
function linesOf(text: string): Node[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [{ tag: 'break', children: [] } as const, line]));
}

function marked(fields: Fields, text: string): Node[] {
  let nodes: Node[] = linesOf(text);
  for (const [name, tag] of MARKS) if (fields[name] === true) nodes = [{ tag, children: nodes }];
  return nodes;
}

function elementOf(tag: Tag, fields: Fields, children: Node[]): Node[] {
  const element: Element = { tag, children };
  if (tag === 'heading') element.level = typeof fields.level === 'number' ? fields.level : 1;
  if (tag === 'list') element.ordered = fields.format === 'ordered';
  if (tag === 'link') {
    const url = allowedUrl(fields.url);
    if (url === null) return children;
    element.url = url;
  }
  return [element];
}

/**
 * Parses Strapi 5 blocks into the allowed elements. An unknown block is replaced by its content, a picture by its alternative
 * text.
 */
function readStrapiBlocks(blocks: readonly unknown[]): Node[] {
  let nodes = 0;
  const read = (value: unknown, depth: number): Node[] => {
    const fields = fieldsOf(value);
    nodes += 1;
    if (fields === null || nodes > MOST_NODES) return [];
    if (typeof fields.text === 'string') return marked(fields, fields.text);
    if (fields.type === 'image') {
      const text = fieldsOf(fields.image)?.alternativeText;
      return typeof text === 'string' ? [{ tag: 'paragraph', children: [text] }] : [];
    }
    if (depth > MOST_DEPTH || !Array.isArray(fields.children)) return [];
    const children = fields.children.flatMap((each: unknown) => read(each, depth + 1));
    return elementOf(TAGS.get(fields.type) ?? 'group', fields, children);
  };
  return blocks.flatMap((each) => read(each, 0));
}

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
