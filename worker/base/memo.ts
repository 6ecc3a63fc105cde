import { Lru } from './lru.ts';

/** A function that makes a value of each object once, and keeps it as long as the object. */
export function perObject<Of extends WeakKey, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, Value>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}

/** A function that makes a value for each key once, and keeps those of the `max` keys that were used last. */
export function perKey<Of = string, Value = unknown>(
  max: number,
  make: (of: Of) => Value,
  keyOf: (of: Of) => unknown = (of) => of,
): (of: Of) => Value {
  const made = new Lru<unknown, Value>(max);
  return (of) => made.use(keyOf(of), () => make(of));
}
