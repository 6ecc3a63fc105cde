import type { Failure } from '../../base/result.ts';
import { causeOf, codeOf, reasonOf } from '../thrown.ts';
import { type Finding, good, note, unseen, wrong } from './report.ts';

/** Seconds of clock skew before match minutes are wrong. */
const MAX_SECONDS_OFF = 30;

export interface Call {
  path: string;
  status: number;
  ms: number;
  headers: Headers;
  /** How many seconds this machine's clock is ahead of the server's. */
  secondsOff: number | null;
}

/** Wraps `fetch` and records the status, duration and headers of each call. */
export function recorder() {
  const calls: Call[] = [];
  const record = async (request: Request) => {
    const began = Date.now();
    const response = await fetch(request).catch((error) => {
      throw error.name === 'TimeoutError' ? error : new Error(problemOf(error));
    });
    const ended = Date.now();
    const { pathname: path } = new URL(request.url);
    const { status, headers } = response;
    const off = secondsOff(headers, (began + ended) / 2);
    calls.push({ path, status, ms: ended - began, headers, secondsOff: off });
    return response;
  };
  return { calls, fetch: record };
}

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name can’t be resolved (DNS)',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_SOCKET: 'the connection was cut',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it speaks http, not https',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; it needs one of a public authority',
};

/** Describes a network error, translating system error codes. */
const problemOf = (error: unknown) => CAUSES[codeOf(causeOf(error))] ?? reasonOf(error);

function secondsOff(headers: Headers, at: number): number | null {
  const stated = Date.parse(headers.get('Date') ?? '');
  // A cached response has the date of its storage, so `Age` is subtracted.
  const age = Number(headers.get('Age') ?? 0);
  return Number.isNaN(stated) || Number.isNaN(age) ? null : Math.round((at - stated - 500) / 1000) - age;
}

function spell(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}

/**
 * Findings on the speed and clock of a source, or of a site. `patienceMs`: the site's timeout for the source; null for a
 * site, where a page takes a second at most (`.github/objectives.md`).
 */
export function paceAndClock(calls: readonly Call[], patienceMs: number | null): Finding[] {
  if (calls.length === 0) return [];
  const slowest = Math.max(...calls.map(({ ms }) => ms));
  const waits = patienceMs === null ? '' : `; the site waits ${patienceMs} ms (UPSTREAM_TIMEOUT_MS)`;
  const pace = `answers within ${slowest} ms${waits}`;
  const limit = patienceMs === null ? 'a page may take at most one second' : 'that leaves little room';
  const finding = slowest > (patienceMs ?? 2000) / 2 ? note(`${pace}: ${limit}`) : good(pace);
  return [finding, ...clockFindings(calls, patienceMs === null ? 'site' : 'source')];
}

/** Compares this machine's clock with another's: the `source`'s or the `site`'s. */
export function clockFindings(calls: readonly Call[], other: 'source' | 'site'): Finding[] {
  if (calls.length === 0) return [];
  const [off] = calls.flatMap(({ secondsOff }) => secondsOff ?? []);
  if (off === undefined) return [note('sends no Date header, so the clocks can’t be compared')];
  if (Math.abs(off) <= MAX_SECONDS_OFF) return [good('has the same time as this machine')];
  const far = `${spell(Math.abs(off))} ${off > 0 ? 'ahead of' : 'behind'}`;
  return [wrong(`this machine’s clock is ${far} the ${other}’s clock: match minutes are wrong`)];
}

/** The path of the last call that failed, and the target of its redirect. */
function failedPath(calls: readonly Call[]): string {
  const call = calls.findLast(({ status }) => status >= 300);
  const target = call?.headers.get('Location')?.split('?')[0];
  if (call === undefined) return '';
  return target ? ` to ${call.path} and leads to ${target}: name that address` : ` to ${call.path}`;
}

/** The call. `setting` is the name of the setting with its key. */
export interface Called {
  address: string;
  setting: string | null;
  hasKey: boolean;
  isStrapi?: boolean;
}

/** Describes a failed call. `calls`: the calls so far. */
export function failed(
  { kind, detail, retryAfterMs = null }: Omit<Failure, 'retryAfterMs'> & Partial<Pick<Failure, 'retryAfterMs'>>,
  { address, setting, hasKey, isStrapi = false }: Called,
  calls: readonly Call[] = [],
): Finding {
  switch (kind) {
    case 'quota': {
      const wait = retryAfterMs === null ? '' : `; try again in ${spell(Math.ceil(retryAfterMs / 1000))}`;
      return wrong(`the quota of ${address} is used up (${detail})${wait}`);
    }
    case 'unreachable':
      // The message of `fetch` for a body that ends early or that it can't decompress.
      if (detail === 'terminated') return wrong(`${address} broke its answer off, or compressed it wrongly`);
      return unseen(`${address} can’t be reached: ${detail}`);
    case 'timeout':
      return unseen(`${address} gave ${detail} (UPSTREAM_TIMEOUT_MS)`);
    case 'refused':
    case 'forbidden':
      if (setting === null) return wrong(`${address} refuses the site: ${detail}`);
      return wrong(
        hasKey
          ? `${setting} was refused (${detail}): it is wrong, has expired or lacks permission to read this`
          : `${address} wants a token, and ${setting} is not set`,
      );
    case 'not-json':
    case 'shape':
      if (/^\s*<(!doctype|html)/i.test(detail)) {
        const hint = isStrapi ? ': CMS_URL is the address without /admin' : '';
        return wrong(`${address} answers with a web page instead of JSON${hint}`);
      }
      return wrong(`${address} answers, but not like this source: ${detail || 'its answer is empty'}`);
    case 'not-noted':
    case 'resting':
    case 'paced':
    case 'invalid':
    case 'excluded':
    case 'missing':
    case 'empty':
    case 'status':
    case 'too-large':
    case 'unreadable':
      return wrong(
        `${address} ${/^answered \d+$/.test(detail) ? `${detail}${failedPath(calls)}` : `fails: ${detail}`}`,
      );
  }
}
