import * as v from 'valibot';

/** Makes a parser of stored or sent data, which gives null if the data is invalid or its shape is out of date. */
// @__NO_SIDE_EFFECTS__
export function parserOf<Schema extends v.GenericSchema>(schema: Schema) {
  return (value: unknown): v.InferOutput<Schema> | null => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : null;
  };
}
