import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import main from '../../worker/entry/main.ts';
import type { Env } from '../../worker/settings/env.ts';

export const ORIGIN = 'https://scoreline.test';

/** The default instant of tests: a Saturday afternoon with matches in every phase. */
export const SATURDAY = '2026-11-21T15:40:00Z';

/** Headers of a visitor in a country, on that Saturday. */
export function visitorOf(country: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    'x-visitor-country': country,
    'x-visitor-time-zone': 'Europe/London',
    'x-visitor-now': SATURDAY,
    ...more,
  };
}

export const london = visitorOf('GB');

/** Asks the site as it is configured for tests, with the demonstration. */
export function visit(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: 'manual', headers, ...init }));
}

export interface Opened {
  status: number;
  headers: Headers;
  location: string | null;
  text: string;
}

/** Reads an answer to its end. Its text is without the comments that React puts between texts. */
export async function opened(answer: Promise<Response>): Promise<Opened> {
  const response = await answer;
  const { status, headers } = response;
  const text = (await response.text()).replaceAll('<!-- -->', '');
  return { status, headers, location: headers.get('Location'), text };
}

/** The text of a page as it is configured for tests. */
export const textOf = async (path: string, headers = london): Promise<string> =>
  (await opened(visit(path, headers))).text;

type IncomingRequest = Parameters<typeof main.fetch>[0];

type Visit = (path: string, headers: Record<string, string>, init?: RequestInit, origin?: string) => Promise<Response>;

/** The test plugin adds this variable, which the site would report as an unknown setting. */
const OF_TEST_PLUGIN = { __VITEST_POOL_WORKERS_VITEST_MAJOR_VERSION: undefined };

/** The answer of an isolate to a request. A test sets the edge's `cf` properties itself. */
export const answer = async (request: Request, bindings: Env, background: ExecutionContext): Promise<Response> =>
  main.fetch(request as IncomingRequest, bindings, background);

/** The bindings of an isolate with other settings. */
export const bindingsWith = (settings: Partial<Env>) => ({ ...env, ...OF_TEST_PLUGIN, ...settings }) as Env;

/**
 * An isolate of a site with other settings. Its visits share memory; all isolates share the stores. The demonstration is read without the
 * poller, which would give a test that moves the clock the answers of another test.
 */
export function siteWith(settings: Partial<Env>): Visit {
  const hasOwnSource = settings.LIVE_API_URL !== undefined || settings.LIVE_SOURCE !== undefined;
  const bindings = bindingsWith({ ...(hasOwnSource ? {} : { POLLER: undefined }), ...settings });
  return async (path, headers, init = {}, origin = ORIGIN) => {
    const background = createExecutionContext();
    const request = new Request(`${origin}${path}`, { redirect: 'manual', headers, ...init });
    const response = await answer(request, bindings, background);
    const body = response.body === null ? null : await response.arrayBuffer();
    await waitOnExecutionContext(background);
    return new Response(body, response);
  };
}

const OPS_TOKEN = 'a token that only ops know';

/** Asks a new site for its whole health report, as ops do. */
export function wholeHealth(settings: Partial<Env>, headers: Record<string, string>): Promise<Response> {
  return visitSite({ ...settings, OPS_TOKEN }, '/api/health', { ...headers, Authorization: `Bearer ${OPS_TOKEN}` });
}

/** Asks a new isolate of a site with other settings. */
export function visitSite(settings: Partial<Env>, ...call: Parameters<Visit>): Promise<Response> {
  return siteWith(settings)(...call);
}
