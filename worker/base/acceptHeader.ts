import { parseAccept } from 'hono/utils/accept';

/** The names in an `Accept` or `Accept-Encoding` header, in lower case, without those of weight 0. */
export const namesInAccept = (header: string): ReadonlySet<string> =>
  new Set(parseAccept(header.toLowerCase()).flatMap(({ type, q }) => (q > 0 ? [type] : [])));
