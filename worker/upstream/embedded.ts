import { BoundedMap } from '../base/boundedMap.ts';
import { nameOfClock, nowOf, type VisitorClock } from '../base/visitorClock.ts';
import type { Upstream } from './fetchJson.ts';
import { embeddedUpstream } from './upstreams.ts';

/** Each frozen instant needs its own backend. Only developers use a few of them. */
const MOST_WORLDS = 8;

interface Embedded {
  kind: 'files' | 'demo';
  /** The upstream's id, by the name of its clock. */
  idAt(clockName: string): string;
  /** Creates the backend for a clock. */
  create(now: () => number): { fetch(request: Request): Response | Promise<Response> };
}

/** The upstreams of an embedded backend: one for each clock, created at first use. */
export function embeddedUpstreams({ kind, idAt, create }: Embedded): (clock: VisitorClock) => Upstream {
  const worlds = new BoundedMap<string, Upstream>(MOST_WORLDS);
  return (clock) =>
    worlds.use(nameOfClock(clock), () => {
      const app = create(nowOf(clock));
      return embeddedUpstream(idAt(nameOfClock(clock)), kind, async (request) => app.fetch(request));
    });
}
