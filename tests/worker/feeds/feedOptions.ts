import { createRejections } from '../../../worker/base/rejections.ts';
import type { FeedOptions } from '../../../worker/feeds/definition.ts';
import { Circuit } from '../../../worker/upstream/circuit.ts';

/** The options of a public source that answers as `respond` says, at the time of the test, with `more` options. */
export const feedOptions = (
  respond: (url: string) => Response | Promise<Response>,
  more: Partial<FeedOptions> = {},
): FeedOptions & { key: string } => ({
  key: 'k',
  url: 'https://source.test',
  fetch: async ({ url }) => respond(url),
  timeoutMs: 5000,
  circuit: new Circuit(5000),
  flagUrl: null,
  rejections: createRejections(),
  now: Date.now,
  clockName: '',
  ...more,
});
