import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { POLICY_HEADER } from '../render/contentSecurityPolicy.ts';

/** Headers that other middleware would set to a default for an answer without a body, which the browser would keep. */
const OWN_HEADERS = [POLICY_HEADER, 'Cross-Origin-Resource-Policy', 'Content-Language'];

/** Tags an answer by its bytes, and answers 304 to a client that has them. */
export const tagged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...OWN_HEADERS] });
