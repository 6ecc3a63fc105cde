import rosetta from 'rosetta';
import type { Locale } from '../web/domain/locale.ts';
import type { Messages } from './en.ts';

/** The words that a page has at hand: all of a language on the server; in the browser those that its kind of page says. */
export type Words = Partial<Messages> & Pick<Messages, 'day'>;

type Paths<T, Leaf> = {
  [Key in keyof T & string]: T[Key] extends Leaf
    ? Key
    : T[Key] extends object
      ? `${Key}.${Paths<T[Key], Leaf>}`
      : never;
}[keyof T & string];

/** The name of a message: `site.home`. */
export type MessageKey = Paths<Messages, string>;

/** The name of a message with a form for one and a form for any other number: `list.live`. */
export type CountKey = Paths<Messages, { one: string; other: string }>;

export interface Translate {
  /** The words of a message with its blanks filled in. */
  (key: MessageKey, values?: Record<string, string | number>): string;
  /** The form of a message that fits a number, which fills `{{count}}`. */
  count(key: CountKey, count: number): string;
  /** The calendar's words. */
  calendar: Messages['day'];
  locale: Locale;
}

const translators = new WeakMap<Words, Translate>();

/** The words of a language as a function. One a language serves every request: it keeps no state. */
export function translateWith(messages: Words, locale: Locale): Translate {
  let translate = translators.get(messages);
  if (translate === undefined) {
    const { t } = rosetta<Words>({ [locale]: messages });
    const plain = new Map<string, string>();
    const say = (key: string, values?: Record<string, string | number>) => {
      if (values !== undefined) return t(key, values, locale);
      const known = plain.get(key);
      if (known !== undefined) return known;
      const text = t(key, undefined, locale);
      plain.set(key, text);
      return text;
    };
    translate = Object.assign(say, {
      count: (key: CountKey, count: number) => say(`${key}.${count === 1 ? 'one' : 'other'}`, { count }),
      calendar: messages.day,
      locale,
    });
    translators.set(messages, translate);
  }
  return translate;
}
