/** An entry's fields in one language. `{ $entry }` refers to another entry, `{ $file }` to an uploaded picture. */
export type Fields = Readonly<Record<string, unknown>>;

/** One entry of the seed; a missing language has no translation. */
export interface SeedEntry {
  /** The name by which other entries refer to it. */
  key: string;
  type: string;
  draft?: boolean;
  en?: Fields;
  nl?: Fields;
}

export const entryRef = (key: string) => ({ $entry: key });
export const fileRef = (name: string) => ({ $file: name });
