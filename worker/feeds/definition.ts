import * as v from 'valibot';
import type { Result } from '../base/result.ts';
import type { PlainFetch } from '../upstream/fetchJson.ts';
import type { Cadence } from './cadence.ts';
import type { Feed } from './feed.ts';
import type { FeedOptions } from './feedOptions.ts';
import type { Quota } from './quota.ts';

/** A header in which a source tells what is left of its quota: of what, and how many there were. */
export interface QuotaHeader {
  left: string;
  /** The header with the whole number; null where the source does not tell it. */
  of: string | null;
  /** What is counted, in words for ops: `calls today`. */
  what: string;
}

/** What the site must know of a feed before it is chosen. */
interface FeedFacts {
  /** What `LIVE_SOURCE` calls it. */
  name: string;
  /** The setting that holds its key or token; null where it takes none. */
  keySetting: string | null;
  /** Whether it can't be asked without its key. */
  needsKey: boolean;
  /** Hosts that it serves pictures from. */
  mediaHosts: readonly string[];
  quota: Quota;
  quotaHeaders: readonly QuotaHeader[];
  /** It may take so long to answer at least, in milliseconds, whatever the settings allow. */
  leastTimeoutMs: number;
  /** It has prices itself, so that no other source of prices stands beside it. */
  hasPrices: boolean;
}

/** A feed that the settings name: where it is and what every call to it is sent with. */
export interface ChosenFeed extends FeedFacts {
  kind: 'real';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** How often one of its paths may be asked at an instant, milliseconds UTC. */
  cadenceOf(path: string, now: number): Cadence;
  create(options: FeedOptions): Feed;
  /** What ops should know of it, in their words, beside what every feed is asked by `npm run doctor`. */
  examine?(feed: Feed, fetch: PlainFetch): Promise<string[]>;
}

/** A feed of the registry. */
export interface FeedDefinition extends FeedFacts {
  settings: readonly string[];
  /** Reads its settings, whether it is the one that serves or not; what can't be used is told with the setting's name. */
  read(env: object): Result<() => Result<ChosenFeed, string>, string>;
}

interface OwnParts<Entries extends v.ObjectEntries> extends FeedFacts {
  /** The schema of each setting of its own, by its name. */
  settings: Entries;
  /** What it is asked with, by its settings; what they lack is told with the setting's name. */
  choose(
    given: v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  ): Result<Pick<ChosenFeed, 'url' | 'headers' | 'cadenceOf' | 'create' | 'examine'>, string>;
}

/** Describes a feed: all that the settings, the poller, the doctor and the site ask of it. */
export function defineFeed<const Entries extends v.ObjectEntries>(parts: OwnParts<Entries>): FeedDefinition {
  const { settings, choose, ...facts } = parts;
  const schema = v.object(settings);
  return {
    ...facts,
    settings: Object.keys(settings),
    read(env) {
      const given = v.safeParse(schema, env);
      if (!given.success) {
        const [issue] = given.issues;
        return { ok: false, error: `${v.getDotPath(issue) ?? 'a setting'}: ${issue.message}` };
      }
      return {
        ok: true,
        value: () => {
          const chosen = choose(given.output);
          return chosen.ok ? { ok: true, value: { ...facts, kind: 'real', ...chosen.value } } : chosen;
        },
      };
    },
  };
}
