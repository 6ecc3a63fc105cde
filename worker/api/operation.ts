import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { isCalendarDate, isTimeZone } from '../../web/domain/zonedDay.ts';
import { type Failure, ok, type Result } from '../base/result.ts';
import type { ReadContext, ShownAge } from '../live/state/readContext.ts';
import type { JournalBinding } from '../settings/journalBinding.ts';
import type { WireOptions } from './toWire.ts';

/** An error of the API; its title follows from its status. */
export interface Problem {
  status: 400 | 404 | 405 | 429 | 451 | 500 | 503;
  detail: string;
}

export const TITLES: Readonly<Record<Problem['status'], string>> = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  429: 'Too many requests',
  451: 'Not licensed',
  500: 'Internal error',
  503: 'Unavailable',
};

export const TOO_MANY = 'Too many requests. Try again in a minute.';

type Refusal = { ok: false; error: Problem };

const refusal = (status: Problem['status'], detail: string): Refusal => ({ ok: false, error: { status, detail } });

export const notFound = (detail: string) => refusal(404, detail);
export const refused = (detail: string) => refusal(400, detail);
export const unanswered = (cause: string) => refusal(503, `${cause} Try again soon.`);

const CAUSES: Readonly<Record<Exclude<Failure['kind'], 'excluded'>, string>> = {
  unreachable: 'cannot be reached',
  'not-noted': 'was first asked just now: what it said before this `delay` is not known yet',
  timeout: 'did not answer in time',
  resting: 'failed several times, and is tried again in a moment',
  paced: 'allows no more requests for now',
  quota: 'allows no more requests for now',
  refused: 'refuses the request',
  forbidden: 'refuses the request',
  invalid: 'refuses the request',
  missing: 'has no such data now',
  empty: 'has no such data now',
  status: 'answers with an error',
  'too-large': 'sends more than can be read',
  'not-json': 'sends what cannot be read',
  shape: 'sends what cannot be read',
  unreadable: 'sends what cannot be read',
};

/** The problem of a failed source. */
export const unavailable = ({ kind }: Failure) =>
  kind === 'excluded'
    ? notFound('The data provider does not have this data.')
    : unanswered(`The data provider ${CAUSES[kind]}.`);

export const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,15}$/.test(text), `must be a whole number from ${least} to ${most}`),
    v.metadata({ type: 'integer', format: most >= 2 ** 31 ? 'int64' : 'int32', minimum: least, maximum: most }),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `must be one of ${values.join(', ')}`);

const ID = /^[A-Za-z0-9]{1,64}$/;

/** What an ID is, for the document. */
export const ID_SCHEMA = { type: 'string', pattern: ID.source };

export const id = v.pipe(v.string(), v.regex(ID, 'must be an ID: up to 64 letters and digits'));

/** Several values with commas between them: at most `most`. */
export const listOf = <Item extends v.GenericSchema<string, unknown>>(item: Item, items: object, most: number) =>
  v.pipe(
    v.string(),
    v.metadata({ type: 'array', items, maxItems: most }),
    v.transform((text) => text.split(',')),
    v.maxLength(most, `must have at most ${most} values`),
    v.array(item),
  );

export const country = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[A-Za-z]{2}(-[A-Za-z]{3})?$/, 'must be a country code such as ES or GB-ENG'),
    v.transform((code) => code.toUpperCase()),
  ),
);

export const date = v.optional(
  v.pipe(v.string(), v.check(isCalendarDate, 'must be a date such as 2026-11-25'), v.metadata({ format: 'date' })),
);

export const sport = v.optional(oneOf(SPORTS), 'football');
export const delay = v.optional(whole(0, 180), '0');
export const lang = v.optional(oneOf(LOCALES), 'en');
export const tz = v.optional(v.pipe(v.string(), v.check(isTimeZone, 'must be an IANA time zone such as Europe/Paris')));

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
  ): Promise<Result<ShownAge & v.InferOutput<v.ObjectSchema<Data, undefined>>, Problem>>;
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0].key);
  if (issue.type !== 'strict_object') return `\`${name}\` ${issue.message}.`;
  return issue.expected === 'never' ? `Unknown parameter \`${name}\`.` : `\`${name}\` is missing.`;
}

/**
 * The parameters of a query without those that caches and campaigns add. Many clients write a list as a parameter for each
 * value, so values are joined; those of other parameters are refused together.
 */
export const operationParameters = (given: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, values]) =>
      name === '_' || name.startsWith('utm_') ? [] : [[name, values.join(',')]],
    ),
  );

/** An operation of the public API. `run` takes its parameters as text. */
export function operation<const Parameters extends v.ObjectEntries, const Data extends v.ObjectEntries>({
  path,
  maxAge,
  parameters,
  data,
  read,
}: Parts<Parameters, Data>) {
  const schema = v.strictObject(parameters);
  function parse(given: Readonly<Record<string, string>>) {
    const parsed = v.safeParse(schema, given);
    return parsed.success ? ok(parsed.output) : refused(messageOf(parsed.issues[0]));
  }
  async function run(given: Readonly<Record<string, string>>, open: (view: View) => OpenContext) {
    const parsed = parse(given);
    return parsed.ok ? read(parsed.value, open(v.parse(view, given))) : parsed;
  }
  return { path, maxAge, parameters: schema, data: v.object(data), parse, run };
}
