import { FOLLOW } from './follow.ts';
import { unpackFollows } from './followLink.ts';
import type { Follows } from './follows.ts';

/** The download of a visitor’s follows, one per line. */
export function writeFollowFile(follows: Follows): string {
  return follows.map((follow) => `${follow}\n`).join('');
}

const LINK = new RegExp(`[?&](${FOLLOW}=[^&#\\s]*)`);

/**
 * Reads follows from a file, a link with `?follow=` anywhere in the text, or the value of that parameter. Only the
 * first word of a line counts. Empty if there are none.
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
