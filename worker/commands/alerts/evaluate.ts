import * as v from 'valibot';

const points = v.picklist(['page', 'watch', 'asleep']);

const alert = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  says: v.string(),
  /** Kinds of data points: served pages, runs of the watch, or its runs without visitors (`asleep`). */
  of: v.pipe(
    v.union([points, v.array(points)]),
    v.transform((of) => [of].flat()),
  ),
  /** The measured value, as an SQL expression of Analytics Engine. */
  value: v.string(),
  /** Time windows. The value must be out of bounds in every one. */
  minutes: v.pipe(v.array(v.number()), v.minLength(1)),
  above: v.optional(v.number()),
  below: v.optional(v.number()),
  /** Minimum count in the longest window, so that one slow page at night raises no alert. */
  least: v.optional(v.strictObject({ of: v.string(), count: v.number() })),
  /** The value must also exceed this multiple of its value over a longer window. */
  risesFrom: v.optional(v.strictObject({ minutes: v.number(), times: v.number() })),
});

/** Schema of `.github/alerts.json`. */
export const alertFile = v.strictObject({ dataset: v.pipe(v.string(), v.regex(/^\w+$/)), alerts: v.array(alert) });

type Alert = v.InferOutput<typeof alert>;

/** The SQL query of an alert's value over the last minutes. */
function queryOf({ of, value }: Pick<Alert, 'of' | 'value'>, minutes: number, dataset: string): string {
  const names = of.map((each) => `'${each}'`).join(', ');
  return `SELECT ${value} AS value FROM ${dataset} WHERE index1 IN (${names}) AND timestamp > NOW() - INTERVAL '${minutes}' MINUTE`;
}

/** Returns the firing alerts with the value of their first window. `ask` runs a query with one value; null without data. */
export async function firing(
  { dataset, alerts }: v.InferOutput<typeof alertFile>,
  ask: (query: string) => Promise<number | null>,
) {
  const fired: { name: string; says: string; value: number }[] = [];
  for (const each of alerts) {
    const values: (number | null)[] = [];
    for (const minutes of each.minutes) values.push(await ask(queryOf(each, minutes, dataset)));
    // A count without rows is null, which is below each limit and above none.
    const isBeyond = values.every(
      (value) =>
        (each.above === undefined || (value !== null && value > each.above)) &&
        (each.below === undefined || (value ?? 0) < each.below),
    );
    if (!isBeyond) continue;
    const { least, risesFrom } = each;
    const longest = Math.max(...each.minutes);
    const counted = least === undefined ? null : await ask(queryOf({ of: each.of, value: least.of }, longest, dataset));
    if (least !== undefined && (counted === null || counted < least.count)) continue;
    const before = risesFrom === undefined ? null : await ask(queryOf(each, risesFrom.minutes, dataset));
    if (risesFrom !== undefined && (before === null || (values[0] ?? 0) <= before * risesFrom.times)) continue;
    fired.push({ name: each.name, says: each.says, value: values[0] ?? 0 });
  }
  return fired;
}
