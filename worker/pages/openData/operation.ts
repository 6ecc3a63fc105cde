import * as v from 'valibot';
import { LOCALES } from '../../../web/domain/locale.ts';
import { SPORTS } from '../../../web/domain/sport.ts';
import { isCalendarDate, isTimeZone } from '../../../web/domain/zonedDay.ts';
import type { Failure, Result } from '../../base/result.ts';
import type { ReadContext } from '../../live/readContext.ts';
import type { JournalBinding } from '../../settings/journalBinding.ts';
import type { WireOptions } from './toWire.ts';

/** An error of the API; its title follows from its status. */
export interface Problem {
  status: 400 | 404 | 405 | 429 | 451 | 500 | 503;
  detail: string;
}

type Refusal = { ok: false; error: Problem };

const refusal = (status: Problem['status'], detail: string): Refusal => ({ ok: false, error: { status, detail } });

export const notFound = (detail: string) => refusal(404, detail);
export const refused = (detail: string) => refusal(400, detail);
export const away = (name: string) => refusal(503, `The ${name} does not answer. Try again soon.`);

/** The problem of a failed source. */
export const unavailable = ({ kind }: Failure) =>
  kind === 'excluded' ? notFound('The data provider has nothing of that day.') : away('data provider');

/** The age of an answer's data: confirmed at `asOf` (milliseconds UTC). */
export interface Age {
  asOf: number;
  stale: boolean;
}

/** The age of a value that a cache gave. */
export function ageIn(
  cache: { report(key: string): { lastSuccess: string | null; failures: number } },
  key: string,
): Age {
  const { lastSuccess, failures } = cache.report(key);
  return { asOf: lastSuccess === null ? Date.now() : Date.parse(lastSuccess), stale: failures > 0 };
}

export const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, `a whole number from ${least} to ${most} is wanted`),
    v.metadata({ type: 'integer', minimum: least, maximum: most }),
    v.transform(Number),
    v.minValue(least, `at least ${least} is wanted`),
    v.maxValue(most, `at most ${most} is wanted`),
  );

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `one of ${values.join(', ')} is wanted`);

export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,64}$/, 'an id has up to 64 letters and digits'));

export const date = v.optional(
  v.pipe(
    v.string(),
    v.check(isCalendarDate, 'a calendar date such as 2026-11-25 is wanted'),
    v.metadata({ format: 'date' }),
  ),
);

export const sport = v.optional(oneOf(SPORTS), 'football');
export const delay = v.optional(whole(0, 180), '0');
export const lang = v.optional(oneOf(LOCALES), 'en');
export const tz = v.optional(
  v.pipe(v.string(), v.check(isTimeZone, 'an IANA time zone such as Europe/Paris is wanted')),
);

const view = v.object({ delay, lang, tz });

/** The parameters that decide the view of the data. `delay` is in seconds. */
export type View = v.InferOutput<typeof view>;

/** The dependencies of an operation. */
export interface OpenContext {
  reading: ReadContext;
  journal: JournalBinding;
  wire: WireOptions;
  /** The address of the same operation with other parameters. */
  addressWith(changes: Readonly<Record<string, string>>): string;
}

interface Parts<Parameters extends v.ObjectEntries, Data extends v.ObjectEntries> {
  /** The path below `/api/v1`, with `{id}`. */
  path: string;
  /** How long shared caches may hold the answer, in seconds. */
  maxAge: number;
  parameters: Parameters;
  data: Data;
  read(
    given: v.InferOutput<v.StrictObjectSchema<Parameters, undefined>>,
    context: OpenContext,
  ): Promise<Result<Age & v.InferOutput<v.ObjectSchema<Data, undefined>>, Problem>>;
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  if (issue.type !== 'strict_object') return `\`${name}\`: ${issue.message}.`;
  return issue.expected === 'never' ? `\`${name}\` is no parameter of this operation.` : `\`${name}\` is missing.`;
}

/** An operation of the public API. `run` takes its parameters as text. */
export function operation<const Parameters extends v.ObjectEntries, const Data extends v.ObjectEntries>({
  path,
  maxAge,
  parameters,
  data,
  read,
}: Parts<Parameters, Data>) {
  const schema = v.strictObject(parameters);
  async function run(given: Readonly<Record<string, string>>, open: (view: View) => OpenContext) {
    const parsed = v.safeParse(schema, given);
    if (!parsed.success) return refused(messageOf(parsed.issues[0]));
    return read(parsed.output, open(v.parse(view, given)));
  }
  return { path, maxAge, parameters: schema, data: v.object(data), run };
}
