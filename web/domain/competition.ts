import type { Locale } from './locale.ts';

/** A country or region as the feed knows it, with its name in both languages. */
export interface Country {
  id: string;
  /** The slug of the feed's name: the region part of a path in both languages. */
  slug: string;
  names: Record<Locale, string>;
  /** Address of a 48 x 48 flag, or null where there is none (International). */
  flag: string | null;
}

export interface Competition {
  id: string;
  name: string;
  country: Country;
}
