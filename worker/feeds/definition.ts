import * as v from 'valibot';
import type { Rejections } from '../base/rejections.ts';
import { mapped, ok, type Result } from '../base/result.ts';
import { issueWords } from '../base/settingSchemas.ts';
import type { Circuit } from '../upstream/circuit.ts';
import type { Fetch, PlainFetch } from '../upstream/fetchJson.ts';
import type { Feed } from './feed.ts';
import type { Cadence, Quota } from './quota.ts';

/** The minimum timeout for public sources, which are slow with whole seasons. */
export const SLOW_SOURCE_MS = 10_000;

export interface FeedOptions {
  /** The source’s base URL without a trailing slash. */
  url: string;
  fetch: Fetch;
  timeoutMs: number;
  circuit: Circuit;
  /** URL of a flag with `{slug}`; null for the shipped flags. */
  flagUrl: string | null;
  rejections: Rejections;
  /** The clock for the source’s days and for matches in play. */
  now(): number;
  /** Separates cache entries by clock; empty for the real clock. */
  clockName: string;
}

/** The dependencies of parsing a feed's records. */
export type ParseOptions = Pick<FeedOptions, 'flagUrl' | 'rejections'>;

/** A data provider and the licence under which the site passes its data on. */
export interface OpenSource {
  source: string;
  licence: { name: string; url: string };
}

interface FeedFacts {
  /** Its value of `LIVE_SOURCE`. */
  name: string;
  /** Name of the setting with its key or token; null if it needs none. */
  keySetting: string | null;
  needsKey: boolean;
  mediaHosts: readonly string[];
  quota: Quota;
  /** Finds the ids of matches and competitions in an answer; absent if visitors can't request single ones. */
  listedId?: RegExp;
  /** The minimum timeout in milliseconds, whatever the settings. */
  minTimeoutMs: number;
  /** Whether it has its own prices, so that no other odds source is used. */
  hasPrices: boolean;
  /** Null if its terms do not permit to pass its data on. */
  openSource: OpenSource | null;
}

/** The feed chosen by the settings, with its base URL and request headers. */
export interface ChosenFeed extends FeedFacts {
  /** Names the source and its address. */
  id: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The cadence of a path at `now`, milliseconds UTC. */
  cadenceOf(path: string, now: number): Cadence;
  create(options: FeedOptions): Feed;
  /** Extra findings for operations, printed by `npm run doctor`. */
  examine?(feed: Feed, fetch: PlainFetch): Promise<string[]>;
}

/** A feed in the registry. */
export interface FeedDefinition extends FeedFacts {
  settings: readonly string[];
  /** Validates its settings, even if another feed is chosen. Each error begins with the setting’s name. */
  read(env: object): Result<() => Result<ChosenFeed, string>, string[]>;
}

interface FeedParts<Entries extends v.ObjectEntries> extends FeedFacts {
  /** Schemas of its settings, by name. */
  settings: Entries;
  /** Builds the chosen feed from its settings. Errors begin with the setting’s name. */
  choose(
    given: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  ): Result<Pick<ChosenFeed, 'url' | 'headers' | 'cadenceOf' | 'create' | 'examine'>, string>;
}

/** Defines a feed for the settings, the poller, the doctor and the site. */
export function defineFeed<const Entries extends v.ObjectEntries>(parts: FeedParts<Entries>): FeedDefinition {
  const { settings, choose, ...facts } = parts;
  const schema = v.object(settings);
  return {
    ...facts,
    settings: Object.keys(settings),
    read(env) {
      const given = v.safeParse(schema, env);
      if (!given.success) return { ok: false, error: given.issues.map(issueWords) };
      return ok(() => {
        const chosen = choose(given.output);
        return mapped(chosen, (own) => ({ ...facts, ...own, id: `${facts.name}:${own.url}` }));
      });
    },
  };
}
