import type { Locale } from './locale.ts';

/** What a source names: a team or a competition, with its Dutch name where that is another one. Addresses have the first. */
export interface Named {
  name: string;
  nl?: string | undefined;
}

/** A name in the visitor's language. */
export function nameIn({ name, nl }: Named, locale: Locale): string {
  return (locale === 'nl' && nl) || name;
}
