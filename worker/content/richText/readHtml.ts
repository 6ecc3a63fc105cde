import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { wireLink } from '../wire.ts';
import tags from './tags.json' with { type: 'json' };

/** The allowed rich text elements, with their HTML names in `tags.json`. Others are replaced by their content, or dropped. */
export type Tag = keyof typeof tags;

/** An element of rich text, parsed from Markdown, HTML or Strapi blocks. */
export interface Element {
  tag: Tag;
  children: Node[];
  /** Links only. */
  url?: string;
  /** Headings only, 1 to 6. */
  level?: number;
  /** Lists only. */
  ordered?: boolean;
  /** True for a header cell of a column or row. */
  isHead?: boolean;
}

export type Node = string | Element;

/** The nesting limit. Deeper elements become plain text; twenty levels of nested lists fit. */
export const MOST_DEPTH = 60;

/** Elements and texts per document; the rest is dropped. */
export const MOST_NODES = 20_000;

const CONTACT = /^(?:mailto|tel):[^\s"'<>\\]+$/i;

/** Validates a link target: http(s), a path of the site, `mailto:` or `tel:`. Null for anything else. */
export function allowedUrl(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const url = given.trim();
  return v.is(wireLink, url) || CONTACT.test(url) ? url : null;
}

const TAG_NAMES = Object.keys(tags).filter((tag): tag is Tag => tag in tags);

const TAGS = new Map(TAG_NAMES.flatMap((tag) => tags[tag].map((name) => [name, tag] as const)));

/** Elements whose content is dropped as well. */
const HIDDEN = new Set(
  'script style template noscript iframe object embed svg math select textarea title head video audio canvas xmp'.split(
    ' ',
  ),
);

function elementOf(tag: Tag, name: string, attributes: Readonly<Record<string, string>>): Element | null {
  if (tag === 'link') {
    const url = allowedUrl(attributes.href);
    return url === null ? null : { tag, url, children: [] };
  }
  const element: Element = { tag, children: [] };
  if (tag === 'heading') element.level = Number(name.slice(1));
  if (tag === 'list') element.ordered = name === 'ol';
  if (tag === 'cell') element.isHead = name === 'th';
  return element;
}

/** An open HTML element. `element` receives its content: an ancestor when the element itself is not kept. */
interface Open {
  element: Element;
  depth: number;
  isInLink: boolean;
}

/**
 * Parses HTML, even malformed, into the allowed elements. Other elements are replaced by their content. Scripts, styles,
 * frames and all attributes except link targets are dropped.
 */
export function readHtml(html: string): Node[] {
  const root: Open = { element: { tag: 'group', children: [] }, depth: 0, isInLink: false };
  const open: Open[] = [root];
  let nodes = 0;
  let hidden = 0;
  const around = () => open.at(-1) ?? root;
  const add = (node: Node) => {
    const { children } = around().element;
    const before = children.at(-1);
    // The parser emits one text in several pieces.
    if (typeof node === 'string' && typeof before === 'string') children[children.length - 1] = before + node;
    else if (nodes < MOST_NODES) {
      nodes += 1;
      children.push(node);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { element: outer, depth, isInLink } = around();
      if (HIDDEN.has(name)) hidden += 1;
      if (hidden === 0 && name === 'img' && attributes.alt) add(attributes.alt);
      const tag = hidden > 0 || depth >= MOST_DEPTH ? undefined : TAGS.get(name);
      const element = tag === undefined || (tag === 'link' && isInLink) ? null : elementOf(tag, name, attributes);
      if (element === null) open.push({ element: outer, depth, isInLink });
      else {
        add(element);
        open.push({ element, depth: depth + 1, isInLink: isInLink || tag === 'link' });
      }
    },
    ontext(text) {
      if (hidden === 0) add(text);
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1;
      if (open.length > 1) open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return root.element.children;
}
