import { Turns } from '../base/turns.ts';
import { withDeadline } from '../base/withTimeout.ts';
import type { Limits, RawAnswer, Refusal, RefusalKind } from '../feeds/quota.ts';
import { bodyParts } from '../upstream/bodyParts.ts';
import { retryAfterOf } from '../upstream/fetchJson.ts';
import { AnswerReader, type ReadAnswer } from './answerReader.ts';
import { LONG } from './bodies.ts';
import type { PolledFeed } from './polledFeeds.ts';

/** What a call gave, and what its headers say is left of the quota. */
export type Called =
  | { ok: true; status: number; answer: ReadAnswer; left: Limits }
  /** No status: nothing was answered. */
  | { ok: false; status: number | null; text: string; refusal: Refusal; left: Limits };

/** What is kept of the words of a refusal: enough for the client that reads them. */
const MAX_WORDS = 1000;

const MINUTE = 60_000;

const RESTS: ReadonlyMap<number, number> = new Map([
  [401, 10 * MINUTE],
  [403, 10 * MINUTE],
  [404, MINUTE],
  [429, MINUTE],
]);

/** What the statuses of any source say no with. */
const KINDS: ReadonlyMap<number, RefusalKind> = new Map([
  [401, 'key'],
  [403, 'key'],
  [404, 'missing'],
  [429, 'quota'],
]);

/** The address of a path; null where it would lead out of the source's own. */
function addressOf({ baseUrl }: PolledFeed, path: string): string | null {
  const address = `${baseUrl}/${path}`;
  if (!URL.canParse(address)) return null;
  const { href } = new URL(address);
  return href.startsWith(`${new URL(baseUrl).href.replace(/\/$/, '')}/`) ? href : null;
}

/**
 * What a status says no to: null for an answer. Where calls are counted a refusal that does not say how long it lasts is
 * not tried out, else it lasts as long as any fault does.
 */
function refusalOf(answer: RawAnswer, isCounted: boolean): Refusal | null {
  const { status, headers } = answer;
  // A 404 with a `detail` is the contract's way to say that there is nothing.
  if (status < 300 || (status === 404 && /^\s*\{\s*"detail"/.test(answer.text))) return null;
  const kind = KINDS.get(status) ?? 'fault';
  const usual = isCounted ? (RESTS.get(status) ?? null) : null;
  const forMs = retryAfterOf({ headers }) ?? usual;
  return { kind, detail: `answered ${status}`, forMs, whole: status === 429 || (status === 503 && forMs !== null) };
}

/** Whether an answer can be JSON: an error page or a torn answer must not replace what is known. */
function looksWhole({ begin, end }: ReadAnswer): boolean {
  // A byte order mark and blank lines may stand at its ends.
  const decoder = new TextDecoder();
  return /^[[{"\dtfn-]/.test(decoder.decode(begin).trimStart()) && /[\]}"\del]$/.test(decoder.decode(end).trimEnd());
}

/** The longest answer that the poller reads, in bytes: a day of 20,000 events has 16 MB. */
const MOST_HELD = 20 * 1024 * 1024;

/** Of long ones one is read at a time: the processor is busy with it. */
const longAnswers = new Turns(1);

const TOO_LONG = `the answer has more than ${MOST_HELD} bytes: isolates read it themselves`;
const TOO_LONG_MS = 10 * MINUTE;

async function read({ headers, body }: Response): Promise<ReadAnswer | null> {
  const reader = new AnswerReader();
  if (body === null) return reader.answer();
  const { readOn, cancel } = bodyParts(body, (part) => {
    reader.add(part);
    return true;
  });
  const isAnnounced = Number(headers.get('Content-Length')) > MOST_HELD;
  const isWhole = !isAnnounced && ((await readOn(LONG)) || (await longAnswers.take(() => readOn(MOST_HELD))));
  if (isWhole) return reader.answer();
  await cancel();
  return null;
}

async function call(source: PolledFeed, address: string, now: number, signal: AbortSignal): Promise<Called> {
  // A redirect would lead to a host that the configuration did not name.
  const request = new Request(address, {
    headers: { Accept: 'application/json', ...source.headers },
    redirect: 'manual',
    signal,
  });
  const response = await source.fetch(request);
  const { status, headers } = response;
  const left = source.quota.left(headers);
  const answer = await read(response);
  if (answer === null) {
    const tooLong = { kind: 'too-long', detail: TOO_LONG, forMs: TOO_LONG_MS, whole: false } as const;
    return { ok: false, status: 502, text: '', refusal: tooLong, left };
  }
  // A day of the contract's feed has megabytes, and nothing in them that says no: only who looks for it has them decoded.
  let decoded: string | null = null;
  const raw: RawAnswer = {
    status,
    headers,
    get text() {
      decoded ??= new TextDecoder().decode(answer.isPacked ? answer.begin : answer.content);
      return decoded;
    },
  };
  // An answer of megabytes does not say no in words.
  const inWords = answer.isPacked && status === 200 ? null : source.quota.refusal(raw, now);
  const refusal = inWords ?? refusalOf(raw, source.quota.firm);
  if (refusal !== null) return { ok: false, status, text: raw.text.slice(0, MAX_WORDS), refusal, left };
  if (status !== 204 && !looksWhole(answer)) {
    const broken = { kind: 'fault', detail: 'answered no JSON', forMs: null, whole: false } as const;
    return { ok: false, status: 502, text: '', refusal: broken, left };
  }
  return { ok: true, status, answer, left };
}

function silent(detail: string): Called {
  return {
    ok: false,
    status: null,
    text: '',
    refusal: { kind: 'silent', detail, forMs: null, whole: false },
    left: {},
  };
}

/** One GET of a path of a source, at `now` (milliseconds UTC). Never throws: a source that is not there is silent. */
export async function callFeed(source: PolledFeed, path: string, now: number): Promise<Called> {
  const address = addressOf(source, path);
  if (address === null) return silent('no path of the source');
  const { timeoutMs } = source;
  const late = silent(`no answer within ${timeoutMs} ms`);
  try {
    return await withDeadline((signal) => call(source, address, now, signal), timeoutMs, late);
  } catch {
    // What the error says may hold the address, and that the key.
    return silent('not reachable');
  }
}
