import * as v from 'valibot';
import { wireLink } from '../wire.ts';

/** The allowed rich text elements. Others are replaced by their content, or dropped. */
export type Tag =
  | 'strong'
  | 'emphasis'
  | 'deleted'
  | 'code'
  | 'link'
  | 'break'
  | 'paragraph'
  | 'heading'
  | 'list'
  | 'item'
  | 'table'
  | 'row'
  | 'cell'
  | 'quote'
  | 'pre'
  | 'rule'
  | 'group';

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
