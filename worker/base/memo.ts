import { Lru } from './lru.ts';

/** A function that makes a value for each object once, and keeps it as long as the object. */
export function perObject<Key extends WeakKey, Value>(make: (of: Key) => Value): (of: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}

/** A function that makes a value for each key once, and keeps the values of the `most` keys that were used last. */
export function perKey<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const made = new Lru<Key, Value>(most);
  return (key) => made.use(key, () => make(key));
}
