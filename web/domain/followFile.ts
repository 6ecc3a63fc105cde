import { FOLLOW, type Follows, parseFollows } from './follows.ts';

/** The download of a visitor’s follows, one per line. */
export function writeFollowFile(follows: Follows): string {
  return follows.map((follow) => `${follow}\n`).join('');
}

const LINK = new RegExp(`[?&](${FOLLOW}=[^&#\\s]*)`);

/** Reads follows from a file (the first word of each line), a text with a link, or the value of `?follow=`. */
export function readFollowFile(text: string): Follows {
  const [, query] = LINK.exec(text) ?? [];
  if (query !== undefined) return parseFollows(new URLSearchParams(query).get(FOLLOW) ?? '');
  const words = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim().split(/\s/, 1)[0]);
  return parseFollows(words.filter(Boolean).join('.'));
}
