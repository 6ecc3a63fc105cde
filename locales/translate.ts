import rosetta from 'rosetta';
import type en from './en.json';
import type { Locale } from './locale.ts';

/** All messages of a language, as English has them. A value replaces a blank such as `{{name}}`. */
export type Messages = typeof en;

/** The messages of a page: all of a language on the server, and those of the page kind in the browser. */
export type Words = Partial<Messages> & Pick<Messages, 'day'>;

type Paths<T, Leaf> = {
  [Key in keyof T & string]: T[Key] extends Leaf
    ? Key
    : T[Key] extends object
      ? `${Key}.${Paths<T[Key], Leaf>}`
      : never;
}[keyof T & string];

/** The key of a message: `site.home`. */
type MessageKey = Paths<Messages, string>;

/** The key of a message with one form for 1 and another for other numbers: `list.live`. */
type CountKey = Paths<Messages, { one: string; other: string }>;

/** The key of a message with the forms of English ordinals: `match.minute`. */
type OrdinalKey = Paths<Messages, Record<'one' | 'two' | 'few' | 'other', string>>;

/** Rules are slow to make. */
const rules = new Map<string, Intl.PluralRules>();

/** The form of a number in a language: `one` or `other`, `two` or `few`. */
function formOf(number: number, locale: Locale, type: Intl.PluralRuleType): string {
  const key = `${type} ${locale}`;
  const found = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, found);
  return found.select(number);
}

export interface Translate {
  /** A message with its blanks filled in. */
  (key: MessageKey, values?: Record<string, string | number>): string;
  /** The form of a message for a number, which also fills `{{count}}`. */
  count(key: CountKey, count: number): string;
  /** The form of a message for a place in an order (1st, 22nd, 13th), which also fills `{{count}}`. */
  ordinal(key: OrdinalKey, count: number): string;
  /** Names of days and months. */
  calendar: Messages['day'];
  locale: Locale;
}

/** The translator of a language’s messages. */
export function translateWith(messages: Words, locale: Locale): Translate {
  const { t } = rosetta<Words>({ [locale]: messages });
  const say = (key: string, values?: Record<string, string | number>) => t(key, values, locale);
  const counting = (type: Intl.PluralRuleType) => (key: string, count: number) =>
    say(`${key}.${formOf(count, locale, type)}`, { count });
  const forms = { count: counting('cardinal'), ordinal: counting('ordinal') };
  return Object.assign(say, { ...forms, calendar: messages.day, locale });
}
