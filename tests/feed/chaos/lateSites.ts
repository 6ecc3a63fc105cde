import { setTimeout } from 'node:timers/promises';
import { clockShift } from '../../clocks/clockShift.ts';
import { conductOf } from '../../demo/delays.ts';
import { type Visit as Answered, serveBuilds } from '../../support/serveBuild.ts';
import type { Answer } from './answerFacts.ts';
import { type LateSource, type StillSource, serveLate } from './lateSource.ts';

/** A site whose source is late (milliseconds) or fails (a share of its answers), drawn from a seed. */
export interface Weather {
  seed: string;
  latest: number;
  failing: number;
}

export interface Visit {
  path: string;
  country: string;
  /** What the visitor follows, as in the cookie. */
  follow?: string;
}

export interface Reading {
  visit: Visit;
  answer: Answer;
  /** When the answer ended, and the last answer of the source before that. Milliseconds of `performance.now()`. */
  endedAt: number;
  sourceAt: number;
}

export interface LateSite {
  read(visit: Visit): Promise<Reading>;
  /** Waits until the source has answered every call. */
  settle(): Promise<void>;
}

const ZONES: Readonly<Record<string, string>> = {
  NL: 'Europe/Amsterdam',
  US: 'America/New_York',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
};

/** The source takes as many calls as there are, and a busy machine its time. */
const PATIENT = { LIVE_CALLS_PER_SECOND: '1000', UPSTREAM_TIMEOUT_MS: '30000' };

function siteOf(
  source: LateSource,
  ask: (path: string, headers: Record<string, string>) => Promise<Answered>,
): LateSite {
  return {
    async read(visit) {
      const { path, country, follow } = visit;
      const zone = ZONES[country] ?? 'Europe/London';
      const beganAt = performance.now();
      const { status, headers, text } = await ask(path, {
        'x-visitor-country': country,
        'x-visitor-time-zone': zone,
        ...(follow === undefined ? {} : { cookie: `follow=${follow}` }),
      });
      const endedAt = performance.now();
      const answered = source.calls.map(({ answeredAt }) => answeredAt ?? Number.POSITIVE_INFINITY);
      const sourceAt = Math.max(beganAt, ...answered.filter((at) => at <= endedAt));
      const answer: Answer = {
        status,
        type: headers.get('Content-Type') ?? '',
        location: headers.get('Location') ?? '',
        retryAfter: headers.get('Retry-After') ?? '',
        text,
      };
      return { visit, answer, endedAt, sourceAt };
    },
    async settle() {
      while (source.calls.some(({ answeredAt }) => answeredAt === null)) await setTimeout(50);
    },
  };
}

interface Options {
  /** What all sources answer, and the instant at which it was so (milliseconds UTC). The clocks of the sites start there. */
  source: StillSource;
  at: number;
  onLog: (line: string) => void;
}

/** Serves the production build once for each weather, each site with empty stores and its own source. */
export async function serveLateSites(
  weathers: readonly Weather[],
  { at, source, onLog }: Options,
): Promise<{ sites: LateSite[]; close(): Promise<void> }> {
  const ahead = at - Date.now();
  const clock = () => Date.now() + ahead;
  const sources = await Promise.all(
    weathers.map(({ seed, latest, failing }) =>
      serveLate({ source, clock, conduct: conductOf({ from: 0, to: latest, failing, seed }) }),
    ),
  );
  const settings = sources.map(({ url }) => ({
    ...PATIENT,
    ENVIRONMENT: 'test',
    VISITOR_OVERRIDE: '1',
    DEMONSTRATION: 'all',
    EMBED_HOSTS: '*',
    LIVE_API_URL: url,
    CMS_URL: url,
  }));
  const { ask, close } = await serveBuilds({ settings, shift: ahead + clockShift, onLog });
  const sites = weathers.flatMap((_, index) => {
    const [source, asked] = [sources[index], ask[index]];
    return source && asked ? siteOf(source, asked) : [];
  });
  return {
    sites,
    async close() {
      await close();
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}
