import * as v from 'valibot';
import { wireLink } from '../wire.ts';

/** The elements that rich text may have; all others count as what they hold, or as nothing. */
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

/** An element of rich text as it was written, whatever it was written in. */
export interface Element {
  tag: Tag;
  children: Node[];
  /** Of a link. */
  url?: string;
  /** Of a heading, 1 to 6. */
  level?: number;
  /** Of a list. */
  ordered?: boolean;
  /** Of a cell that heads its column or row. */
  isHead?: boolean;
}

export type Node = string | Element;

/** Elements stand in one another no deeper; what is deeper counts as its text. Lists of lists of twenty levels fit. */
export const MOST_DEPTH = 60;

/** Elements and texts of one text; what comes after them is left out. */
export const MOST_NODES = 20_000;

const CONTACT = /^(?:mailto|tel):[^\s"'<>\\]+$/i;

/** An address that a link may have: http(s), a path of the site, a mail address or a telephone number; else null. */
export function allowedUrl(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const url = given.trim();
  return v.is(wireLink, url) || CONTACT.test(url) ? url : null;
}
