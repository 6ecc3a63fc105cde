import MarkdownIt from 'markdown-it';
import type { Block, HeadingLevel } from '../../../web/domain/richText.ts';
import { blocksOf } from './blocksOf.ts';
import { MOST_DEPTH, readHtml } from './readHtml.ts';

/** The HTML elements of Strapi 5's text marks. Underline is left out, because readers take it for a link. */
const MARKS = { code: 'code', strikethrough: 'del', italic: 'em', bold: 'strong' };

const ELEMENTS: ReadonlyMap<unknown, string> = new Map([
  ['paragraph', 'p'],
  ['list-item', 'li'],
  ['link', 'a'],
  ['quote', 'blockquote'],
  ['code', 'pre'],
]);

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function nameOf({ type, level, format }: Fields): string {
  if (type === 'heading') return `h${typeof level === 'number' ? level : 1}`;
  if (type === 'list') return format === 'ordered' ? 'ol' : 'ul';
  return ELEMENTS.get(type) ?? 'div';
}

/** Strapi 5 blocks as HTML. An unknown block is replaced by its content, a picture by its alternative text. */
function htmlOf(block: unknown, depth = 0): string {
  const fields = fieldsOf(block);
  if (fields === null || depth > MOST_DEPTH) return '';
  const { text, type, children, url } = fields;
  if (typeof text === 'string') {
    // Editors type line feeds on purpose, so they become line breaks.
    const words = escaped(text).replaceAll('\n', '<br>');
    const marks = Object.entries(MARKS).filter(([mark]) => fields[mark] === true);
    return marks.reduce((inside, [, name]) => `<${name}>${inside}</${name}>`, words);
  }
  const picture = type === 'image' ? fieldsOf(fields.image)?.alternativeText : undefined;
  if (typeof picture === 'string') return `<p>${escaped(picture)}</p>`;
  const inside = Array.isArray(children) ? children.map((each: unknown) => htmlOf(each, depth + 1)).join('') : '';
  const name = nameOf(fields);
  return `<${name}${typeof url === 'string' ? ` href="${escaped(url)}"` : ''}>${inside}</${name}>`;
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

/**
 * Parses the content system's rich text: Markdown, HTML, a mix of both, or Strapi 5 blocks. Only the kinds of `Block` pass.
 * `top` is the level of the first heading.
 */
export function readRichText(value: unknown, top: HeadingLevel): Block[] {
  const blocks = Array.isArray(value) ? value.map((each: unknown) => htmlOf(each)).join('') : '';
  const html = typeof value === 'string' ? markdown.render(value.slice(0, MOST_SIGNS)) : blocks;
  return levelled(blocksOf(readHtml(html)), top);
}
