import { FOLLOW, FOLLOW_LETTERS, type Follow } from './follow.ts';
import {
  type Follows,
  followedId,
  isFollow,
  MAX_FOLLOW_BYTES,
  MAX_FOLLOWS,
  parseFollows,
  printFollows,
} from './follows.ts';

/** The download of a visitor’s follows, one per line. */
export function writeFollowFile(follows: Follows): string {
  return follows.map((follow) => `${follow}\n`).join('');
}

const LINK = new RegExp(`[?&](${FOLLOW}=[^&#\\s]*)`);

/** Reads follows from a file (the first word of each line), a text with a link, or the value of `?follow=`. */
export function readFollowFile(text: string): Follows {
  const [, query] = LINK.exec(text) ?? [];
  if (query !== undefined) return unpackFollows(new URLSearchParams(query).get(FOLLOW) ?? '');
  const words = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim().split(/\s/, 1)[0]);
  return unpackFollows(words.filter(Boolean).join('.'));
}

/** Prefix of packed follows; a cookie never starts with it. */
const PACKED = '~';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/** Longer packed texts were not made by this site. */
const MAX_TEXT = 2_000;

function toBase62(number: number): string {
  const rest = DIGITS[number % BASE] ?? '';
  return number < BASE ? rest : toBase62(Math.floor(number / BASE)) + rest;
}

/** Parses a base 62 number; null if it is invalid or not a safe integer. */
function fromBase62(text: string): number | null {
  let number = 0;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    number = number * BASE + value;
    if (!Number.isSafeInteger(number)) return null;
  }
  return text === '' ? null : number;
}

// Of a player, two numbers.
const isNumber = (id: string) => /^(0|[1-9]\d{0,14})(-(0|[1-9]\d{0,14}))?$/.test(id);

/**
 * Packs follows for a link: sorted numbers as differences in base 62, and the own number of a player behind the team’s.
 * Other ids are written as in the cookie.
 */
export function packFollows(follows: Follows): string {
  const plain = printFollows(follows);
  if (!follows.every((follow) => isNumber(followedId(follow)))) return plain;
  const parts = Object.values(FOLLOW_LETTERS).map((letter) => {
    const numbers = follows
      .filter((follow) => follow.startsWith(letter))
      .map((follow) => followedId(follow).split('-').map(Number))
      .sort(([one = 0], [other = 0]) => one - other);
    const steps = numbers.map(([first = 0, ...own], index) =>
      [first - (numbers[index - 1]?.[0] ?? 0), ...own].map(toBase62).join('-'),
    );
    return steps.length === 0 ? '' : `${letter}.${steps.join('.')}`;
  });
  const packed = `${PACKED}${parts.filter(Boolean).join(PACKED)}`;
  return packed.length < plain.length ? packed : plain;
}

function unpackKind(part: string): Follow[] {
  const [letter = '', ...steps] = part.split('.');
  if (letter.length !== 1) return [];
  const follows: Follow[] = [];
  let number = 0;
  for (const step of steps.slice(0, MAX_FOLLOWS)) {
    const [first = Number.NaN, ...own] = step.split('-').map((text) => fromBase62(text) ?? Number.NaN);
    number += first;
    const numbers = [number, ...own];
    const follow = `${letter}${numbers.join('-')}`;
    if (!numbers.every(Number.isSafeInteger) || !isFollow(follow)) break;
    follows.push(follow);
  }
  return follows;
}

// Cut between two follows: half an id could name something else.
const bounded = (text: string) =>
  text.length <= MAX_FOLLOW_BYTES ? text : text.slice(0, text.lastIndexOf('.', MAX_FOLLOW_BYTES));

/** Reads follows from a link, packed or as in the cookie. Drops invalid follows and those beyond the limits. */
export function unpackFollows(text: string): Follow[] {
  if (!text.startsWith(PACKED)) return parseFollows(bounded(text));
  const parts = text.slice(1, MAX_TEXT).split(PACKED, Object.keys(FOLLOW_LETTERS).length);
  return parseFollows(bounded(printFollows(parts.flatMap(unpackKind))));
}

/** Compares the visitor’s follows with those of a link: new, already followed, and only the visitor’s own. */
export function comparedFollows(own: Follows, carried: Follows): { added: Follow[]; known: Follow[]; gone: Follow[] } {
  return {
    added: carried.filter((follow) => !own.includes(follow)),
    known: carried.filter((follow) => own.includes(follow)),
    gone: own.filter((follow) => !carried.includes(follow)),
  };
}
