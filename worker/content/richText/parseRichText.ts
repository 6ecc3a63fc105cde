import MarkdownIt from 'markdown-it';
import type { RichElement, RichNode, Tag } from '../../../web/domain/richText.ts';
import type { Note } from '../../feeds/normalize/limits.ts';
import { MAX_DEPTH, parseHtml } from './parseHtml.ts';

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

/**
 * Strapi 5 blocks as HTML, with the text that there is room for. An unknown block is replaced by its content, a picture by
 * its alternative text.
 */
function htmlOf(block: unknown, room: { left: number }, depth = 0): string {
  const fields = fieldsOf(block);
  if (fields === null || depth > MAX_DEPTH || room.left < 0) return '';
  const { text, type, children, url } = fields;
  if (typeof text === 'string') {
    // Editors type line feeds on purpose, so they become line breaks.
    const words = escaped(text.slice(0, room.left)).replaceAll('\n', '<br>');
    room.left -= text.length;
    const marks = Object.entries(MARKS).filter(([mark]) => fields[mark] === true);
    return marks.reduce((inside, [, name]) => `<${name}>${inside}</${name}>`, words);
  }
  const picture = type === 'image' ? fieldsOf(fields.image)?.alternativeText : undefined;
  if (typeof picture === 'string') return `<p>${escaped(picture)}</p>`;
  const inside = Array.isArray(children) ? children.map((each: unknown) => htmlOf(each, room, depth + 1)).join('') : '';
  const name = nameOf(fields);
  return `<${name}${typeof url === 'string' ? ` href="${escaped(url)}"` : ''}>${inside}</${name}>`;
}

/** Characters read of one text, about twenty pages. */
export const MAX_SIGNS = 50_000;

// Editors paste indented HTML, which must not become code blocks. `parseHtml` validates the links.
const markdown = new MarkdownIt({ html: true, maxNesting: 200 }).disable('code');
markdown.validateLink = () => true;

type Heading = Extract<Tag, `h${number}`>;

const HEADINGS: readonly Tag[] = ['h2', 'h3', 'h4', 'h5', 'h6'] satisfies Heading[];

/** Renumbers headings without gaps, from `top` on. */
function levelled(nodes: readonly RichNode[], top: Heading, above: number[] = []): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const level = HEADINGS.indexOf(node.tag);
    if (level < 0) return { ...node, children: levelled(node.children, top, above) };
    while ((above.at(-1) ?? -1) >= level) above.pop();
    above.push(level);
    return { ...node, tag: HEADINGS[HEADINGS.indexOf(top) + above.length - 1] ?? 'h6' };
  });
}

const INLINE: readonly Tag[] = ['strong', 'em', 's', 'code', 'a', 'br'];

const isInline = (node: RichNode): boolean =>
  typeof node === 'string' || (INLINE.includes(node.tag) && node.children.every(isInline));

/** Whether a node has a visible text or line. */
const isShown = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.tag === 'hr' || node.children.some(isShown);

/** Puts loose texts between blocks into paragraphs. */
function inParagraphs(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichElement[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (line.some(isShown)) blocks.push({ tag: 'p', children: line });
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

/** Drops empty elements. The first paragraph of an item becomes its text. */
function cleaned(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node];
    const { tag } = node;
    if (!isShown(node) && tag !== 'br' && tag !== 'th' && tag !== 'td') return [];
    const children = cleaned(node.children);
    if (tag === 'div' || tag === 'blockquote') return [{ ...node, children: inParagraphs(children) }];
    // Markdown puts pasted items into paragraphs.
    if (tag === 'p' && !children.every(isInline)) return children;
    if (tag !== 'li') return [{ ...node, children }];
    const [first, ...rest] = children.filter(isShown);
    const isLoose = typeof first === 'object' && first.tag === 'p';
    return [{ ...node, children: isLoose ? [...first.children, ...rest] : children }];
  });
}

/**
 * Parses the content system's rich text: Markdown, HTML, a mix of both, or Strapi 5 blocks. Only the elements of `TAGS`
 * pass. `top` is the first heading. Notes a text that is cut.
 */
export function parseRichText(value: unknown, top: Heading, note: Note = () => undefined): RichNode[] {
  const room = { left: MAX_SIGNS - (typeof value === 'string' ? value.length : 0) };
  const blocks = Array.isArray(value) ? value.map((each: unknown) => htmlOf(each, room)).join('') : '';
  const html = typeof value === 'string' ? markdown.render(value.slice(0, MAX_SIGNS)) : blocks;
  if (room.left < 0) note(`text: shown to its ${MAX_SIGNS}th character`);
  return levelled(inParagraphs(cleaned(parseHtml(html))), top);
}
