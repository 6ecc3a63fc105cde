/** The entry of a table for a source’s word. Undefined for others, including inherited keys such as `constructor`. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, word: string | null): Value | undefined {
  return word !== null && Object.hasOwn(table, word) ? table[word] : undefined;
}
