import { FOLLOW } from './follow.ts';
import { unpackFollows } from './followLink.ts';
import type { Follows } from './follows.ts';

/** What a visitor follows, as the file that he takes along has it: one a line. */
export function writeFollowFile(follows: Follows): string {
  return follows.map((follow) => `${follow}\n`).join('');
}

const LINK = new RegExp(`[?&](${FOLLOW}=[^&#\\s]*)`);

/**
 * The follows of a text that somebody brings: such a file, a link with `?follow=` wherever it stands in the text, or what a
 * link carries. Of a line the first word counts. None where it has none.
 */
export function readFollowFile(text: string): Follows {
  const [, query] = LINK.exec(text) ?? [];
  if (query !== undefined) return unpackFollows(new URLSearchParams(query).get(FOLLOW) ?? '');
  const words = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim().split(/\s/, 1)[0]);
  return unpackFollows(words.filter(Boolean).join('.'));
}
