import { BoundedMap } from '../../base/boundedMap.ts';
import { nameOfClock, nowOf, type VisitorClock } from '../../base/visitorClock.ts';
import type { Upstream } from '../../upstream/fetchJson.ts';
import { filesUpstream } from '../../upstream/upstreams.ts';
import { createEmbeddedContent } from '../embedded/app.ts';
import type { ShippedContent } from './shipped.ts';
import { fileStore } from './store.ts';

/** Only developers freeze the clock, and not at many instants at once. */
const MOST_CLOCKS = 8;

/** The upstream of the shipped files by clock, because news shows from its date on. */
export function filesUpstreams({ files, version }: ShippedContent): (clock: VisitorClock) => Upstream {
  const upstreams = new BoundedMap<string, Upstream>(MOST_CLOCKS);
  return (clock) =>
    upstreams.use(nameOfClock(clock), () => {
      const app = createEmbeddedContent(fileStore(files), { now: nowOf(clock) });
      return filesUpstream(`content:files:${version}${nameOfClock(clock)}`, async (request) => app.fetch(request));
    });
}
