import { BoundedMap } from '../base/boundedMap.ts';
import { nameOfClock, nowOf, type VisitorClock } from '../base/visitorClock.ts';
import type { Upstream } from './fetchJson.ts';
import { embeddedUpstream } from './upstreams.ts';

/** A frozen instant asks for a world of its own; only developers ask, and not for many at once. */
const MOST_WORLDS = 8;

interface Embedded {
  kind: 'files' | 'demo';
  /** Names what it answers, by the name of its clock. */
  idAt(clockName: string): string;
  /** Makes the backend that lives by a clock. */
  create(now: () => number): { fetch(request: Request): Response | Promise<Response> };
}

/** The upstreams of a backend that the site brings: each clock has its own, made when it is first asked for. */
export function embeddedUpstreams({ kind, idAt, create }: Embedded): (clock: VisitorClock) => Upstream {
  const worlds = new BoundedMap<string, Upstream>(MOST_WORLDS);
  return (clock) =>
    worlds.use(nameOfClock(clock), () => {
      const app = create(nowOf(clock));
      return embeddedUpstream(idAt(nameOfClock(clock)), kind, async (request) => app.fetch(request));
    });
}
