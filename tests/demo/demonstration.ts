import { Lru } from '../../worker/base/lru.ts';
import { createDemoContent } from './content/app.ts';
import { createDemoLive } from './live/app.ts';
import { World } from './live/world.ts';

/** The two backends of the demonstration, as one function from requests to answers. */
export type Demonstration = (request: Request) => Promise<Response>;

/** Only tests and developers freeze the clock, and not at many instants at once. */
const MAX_INSTANTS = 8;

/**
 * The live-scores backend and the content backend of the contract, with made-up matches, odds, offers and news. They answer as of now, or
 * as of the instant in the request's header `x-visitor-now`.
 */
export function createDemonstration(matchesPerDay: number): Demonstration {
  const world = new World(matchesPerDay);
  const backendsAt = (now: () => number) => ({
    live: createDemoLive({ now, matchesPerDay, world }),
    content: createDemoContent({ now }),
  });
  const running = backendsAt(() => Date.now());
  const frozen = new Lru<string, typeof running>(MAX_INSTANTS);
  return async (request) => {
    const instant = request.headers.get('x-visitor-now');
    const backends = instant === null ? running : frozen.use(instant, () => backendsAt(() => Date.parse(instant)));
    const { pathname } = new URL(request.url);
    return /^\/(api|uploads)\//.test(pathname) ? backends.content.fetch(request) : backends.live.fetch(request);
  };
}
