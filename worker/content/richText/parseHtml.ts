import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { type RichElement, type RichNode, TAGS, type Tag } from '../../../web/domain/richText.ts';
import { wireLink } from '../wire.ts';

/** The nesting limit. Deeper elements become plain text; twenty levels of nested lists fit. */
export const MAX_DEPTH = 60;

/** Elements and texts per document; the rest is dropped. */
const MAX_NODES = 20_000;

const CONTACT = /^(?:mailto|tel):[^\s"'<>\\]+$/i;

/** Validates a link target: http(s), a path of the site, `mailto:` or `tel:`. Null for anything else. */
function allowedUrl(given = ''): string | null {
  const url = given.trim();
  return v.is(wireLink, url) || CONTACT.test(url) ? url : null;
}

/** Elements that are read as an allowed one. A heading moves down a level, because the page title is the `h1`. */
const ALIASES: Partial<Readonly<Record<Tag, string>>> = {
  h2: 'h1',
  h3: 'h2',
  h4: 'h3',
  h5: 'h4',
  h6: 'h5 h6',
  strong: 'b',
  em: 'i cite',
  s: 'del strike',
  code: 'kbd samp',
  div: 'section article header footer main aside figure figcaption dl dt dd address center details summary form fieldset',
};

/** All other elements are replaced by their content. */
const ALLOWED = new Map<string, Tag>([
  ...TAGS.map((tag) => [tag, tag] as const),
  ...TAGS.flatMap((tag) => (ALIASES[tag]?.split(' ') ?? []).map((name) => [name, tag] as const)),
]);

/** Elements whose content is dropped as well. */
const HIDDEN = new Set(
  'script style template noscript iframe object embed svg math select textarea title head video audio canvas xmp'.split(
    ' ',
  ),
);

/** An open HTML element. `element` receives its content: an ancestor when the element itself is not kept. */
interface Open {
  element: RichElement;
  depth: number;
  isInLink: boolean;
}

/**
 * Parses HTML, even malformed, into the allowed elements. Other elements are replaced by their content. Scripts, styles,
 * frames and all attributes except link targets are dropped.
 */
export function parseHtml(html: string): RichNode[] {
  const root: Open = { element: { tag: 'div', children: [] }, depth: 0, isInLink: false };
  const open: Open[] = [root];
  let nodes = 0;
  let hidden = 0;
  const around = () => open.at(-1) ?? root;
  const add = (node: RichNode) => {
    const { children } = around().element;
    const before = children.at(-1);
    // The parser emits one text in several pieces.
    if (typeof node === 'string' && typeof before === 'string') children[children.length - 1] = before + node;
    else if (nodes < MAX_NODES) {
      nodes += 1;
      children.push(node);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { element: outer, depth, isInLink } = around();
      if (HIDDEN.has(name)) hidden += 1;
      if (hidden === 0 && name === 'img' && attributes.alt) add(attributes.alt);
      const tag = hidden > 0 || depth >= MAX_DEPTH ? undefined : ALLOWED.get(name);
      const url = tag === 'a' ? allowedUrl(attributes.href) : undefined;
      if (tag === undefined || url === null || (tag === 'a' && isInLink)) {
        open.push({ element: outer, depth, isInLink });
        return;
      }
      const element: RichElement = { tag, ...(url !== undefined && { url }), children: [] };
      add(element);
      open.push({ element, depth: depth + 1, isInLink: isInLink || tag === 'a' });
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
