import * as v from 'valibot';

const points = v.picklist(['page', 'watch', 'asleep']);

const alert = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  says: v.string(),
  /** Of what points: answered pages, looks of the watch, or its wakings while nobody looks. */
  of: v.pipe(
    v.union([points, v.array(points)]),
    v.transform((of) => [of].flat()),
  ),
  /** What is worked out of them, in the SQL of Analytics Engine. */
  value: v.string(),
  /** Over how many minutes; with more than one it must be beyond in all of them. */
  minutes: v.pipe(v.array(v.number()), v.minLength(1)),
  above: v.optional(v.number()),
  below: v.optional(v.number()),
  /** There must be so much of something over the longest of the times: one slow page of a night is no fire. */
  least: v.optional(v.strictObject({ of: v.string(), count: v.number() })),
  /** It must also be so many times what it was over a longer time. */
  risesFrom: v.optional(v.strictObject({ minutes: v.number(), times: v.number() })),
});

/** The alerts of `.github/alerts.json`. */
export const alertFile = v.strictObject({ dataset: v.pipe(v.string(), v.regex(/^\w+$/)), alerts: v.array(alert) });

/** The query of a value over the last minutes. */
export function queryOf({ of, value }, minutes, dataset) {
  const names = of.map((each) => `'${each}'`).join(', ');
  return `SELECT ${value} AS value FROM ${dataset} WHERE index1 IN (${names}) AND timestamp > NOW() - INTERVAL '${minutes}' MINUTE`;
}

/**
 * The alerts that fire, each with what was measured.
 *
 * @param {v.InferOutput<typeof alertFile>} file
 * @param {(query: string) => Promise<number | null>} ask gives the one value of a query; null where there is none
 */
export async function firing({ dataset, alerts }, ask) {
  const fired = [];
  for (const each of alerts) {
    const values = [];
    for (const minutes of each.minutes) values.push(await ask(queryOf(each, minutes, dataset)));
    const isBeyond = values.every(
      (value) =>
        value !== null &&
        (each.above === undefined || value > each.above) &&
        (each.below === undefined || value < each.below),
    );
    if (!isBeyond) continue;
    const { least, risesFrom } = each;
    const counted = least && (await ask(queryOf({ of: each.of, value: least.of }, Math.max(...each.minutes), dataset)));
    if (least !== undefined && (counted === null || counted < least.count)) continue;
    const before = risesFrom === undefined ? null : await ask(queryOf(each, risesFrom.minutes, dataset));
    if (risesFrom !== undefined && (before === null || values[0] <= before * risesFrom.times)) continue;
    fired.push({ name: each.name, says: each.says, value: values[0] });
  }
  return fired;
}
