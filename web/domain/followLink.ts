import { FOLLOW_LETTERS, type Follow } from './follow.ts';
import {
  type Follows,
  followedId,
  isFollow,
  MOST_FOLLOW_BYTES,
  MOST_FOLLOWS,
  parseFollows,
  printFollows,
} from './follows.ts';

/** What a packed text of follows begins with: no cookie does. */
const PACKED = '~';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/** A longer text is none that the site has made. */
const MOST_TEXT = 2_000;

function written(number: number): string {
  const rest = DIGITS[number % BASE] ?? '';
  return number < BASE ? rest : written(Math.floor(number / BASE)) + rest;
}

/** The number of digits of base 62; null where it is none, or greater than a number can be. */
function read(text: string): number | null {
  let number = 0;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    number = number * BASE + value;
    if (!Number.isSafeInteger(number)) return null;
  }
  return text === '' ? null : number;
}

const isNumber = (id: string) => /^(0|[1-9]\d{0,14})$/.test(id);

/**
 * Follows as a link carries them. Numbers of a kind are sorted and told by how far each is from the one before it, in digits of
 * base 62: 60 follows have some 250 characters. Ids that are no numbers are written as the cookie has them.
 */
export function packFollows(follows: Follows): string {
  const plain = printFollows(follows);
  if (!follows.every((follow) => isNumber(followedId(follow)))) return plain;
  const parts = Object.values(FOLLOW_LETTERS).map((letter) => {
    const numbers = follows
      .filter((follow) => follow.startsWith(letter))
      .map((follow) => Number(followedId(follow)))
      .sort((one, other) => one - other);
    const steps = numbers.map((number, index) => written(number - (numbers[index - 1] ?? 0)));
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
  for (const step of steps.slice(0, MOST_FOLLOWS)) {
    number += read(step) ?? Number.NaN;
    const follow = `${letter}${number}`;
    if (!Number.isSafeInteger(number) || !isFollow(follow)) break;
    follows.push(follow);
  }
  return follows;
}

// Cut between two follows: half of an id would name something else.
const bounded = (text: string) =>
  text.length <= MOST_FOLLOW_BYTES ? text : text.slice(0, text.lastIndexOf('.', MOST_FOLLOW_BYTES));

/** Reads what a link carries, packed or as the cookie has it; what can't be read is left out, and what is too much. */
export function unpackFollows(text: string): Follow[] {
  if (!text.startsWith(PACKED)) return parseFollows(bounded(text));
  const parts = text.slice(1, MOST_TEXT).split(PACKED, Object.keys(FOLLOW_LETTERS).length);
  return parseFollows(bounded(printFollows(parts.flatMap(unpackKind))));
}

/** What opening a link would change: what is new, and what is followed already. */
export function comparedFollows(own: Follows, carried: Follows): { added: Follow[]; known: Follow[]; gone: Follow[] } {
  return {
    added: carried.filter((follow) => !own.includes(follow)),
    known: carried.filter((follow) => own.includes(follow)),
    gone: own.filter((follow) => !carried.includes(follow)),
  };
}
