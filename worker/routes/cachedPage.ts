import { withTimeout } from '../base/withTimeout.ts';
import type { Env } from '../env.ts';
import type { Isolate } from '../middleware/appEnv.ts';
import { refusesTracking } from '../middleware/consent.ts';
import { followsOfRequest } from '../middleware/followsOfRequest.ts';
import { isPrefetch } from '../middleware/prefetch.ts';
import { recordRequest, requestIdOf } from '../middleware/requestRecord.ts';
import { type VisitorInputs, visitorInputs } from '../middleware/visitorInputs.ts';
import { acceptsGzip, compressionFor } from '../render/compressed.ts';
import { type CachedPage, WORTH_WAITING_MS } from '../render/pageCache.ts';
import { ownPartsOf } from '../render/renderPage.ts';
import { newNonce, POLICY_HEADER, withStyleNonce } from '../render/styleNonce.ts';

const keys = new WeakMap<VisitorInputs, string>();

/** All that the answer to a page depends on but the site's data, put together once a request. */
export function pageKey({ url, headers }: Request, inputs: VisitorInputs): string {
  const key = keys.get(inputs) ?? JSON.stringify([url, inputs, refusesTracking(headers), isPrefetch(headers)]);
  keys.set(inputs, key);
  return key;
}

/**
 * The page that a visitor of the same kind was sent a moment ago, or is being sent; null where it must be made, as in an
 * isolate without a first request. It stands
 * before the route table, because on a match day nearly every page is answered here.
 */
export function cachedPage(
  request: Request,
  isolate: Isolate | undefined,
  env: Env,
): Response | Promise<Response | null> | null {
  const { method, url } = request;
  if (method !== 'GET' || url.startsWith('/api/', url.indexOf('/', 8))) return null;
  if (isolate === undefined) return null;
  const { pageCache, content, config } = isolate;
  const begunAt = Date.now();
  const inputs = visitorInputs(request, config.visitorOverride);
  const key = pageKey(request, inputs);
  const find = () => {
    const page = pageCache.find(key, begunAt, content.marks.revision);
    return page === null ? null : answer(page, request, { begunAt, country: inputs.country, isolate, env });
  };
  const found = find();
  const making = found === null ? pageCache.underWay(key, begunAt) : null;
  return making === null ? found : withTimeout(making, WORTH_WAITING_MS).then(find);
}

interface Asked {
  begunAt: number;
  country: string;
  isolate: Isolate;
  env: Env;
}

// A page is shared; what a visitor follows is put into it as it is sent.
function sentTo({ headers }: Request, page: CachedPage): ReturnType<CachedPage['answer']> {
  const encodings = headers.get('Accept-Encoding') ?? '';
  const follows = followsOfRequest(headers);
  if (follows.length === 0) return page.answer(compressionFor(encodings));
  const nonce = newNonce();
  const sent = page.answerWith(ownPartsOf({ follows, nonce }, page.rendered.own ?? null), acceptsGzip(encodings));
  const policy = sent.headers.get(POLICY_HEADER);
  if (policy !== null) sent.headers.set(POLICY_HEADER, withStyleNonce(policy, nonce));
  return sent;
}

function answer(page: CachedPage, request: Request, { begunAt, country, isolate, env }: Asked): Response {
  const requestId = requestIdOf(request);
  const { body, headers } = sentTo(request, page);
  const response = new Response(body, { headers, encodeBody: 'manual' });
  response.headers.set('X-Request-Id', requestId);
  response.headers.set('Server-Timing', `age;dur=${Math.max(0, begunAt - page.rendered.at)}`);
  recordRequest(request, { begunAt, country, requestId, status: 200 }, { isolate, env });
  return response;
}
