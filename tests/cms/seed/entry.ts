/** What an entry holds in one language; `{ $entry }` and `{ $file }` stand for another entry and an uploaded picture. */
export type Fields = Readonly<Record<string, unknown>>;

/** One entry of the seed, in the languages that it is written in. */
export interface SeedEntry {
  /** What other entries call it. */
  key: string;
  /** Its content type. */
  type: string;
  draft?: boolean;
  en?: Fields;
  nl?: Fields;
}

export const entryRef = (key: string) => ({ $entry: key });
export const fileRef = (name: string) => ({ $file: name });
