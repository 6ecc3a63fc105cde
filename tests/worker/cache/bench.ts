import { vi } from 'vitest';
import { backgroundWith } from '../../../worker/base/background.ts';
import { isolateLog } from '../../../worker/base/log.ts';
import type { Answer } from '../../../worker/base/result.ts';
import type { AnswerAge } from '../../../worker/base/upstreamCall.ts';
import { Cache } from '../../../worker/cache/cache.ts';
import type { CacheRequest, Lifetime } from '../../../worker/cache/cacheTypes.ts';
import { PurgeMarks } from '../../../worker/cache/purgeMarks.ts';
import type { Store } from '../../../worker/cache/stores.ts';

export const START = Date.parse('2026-11-21T15:00:00Z');
const LIFETIME: Lifetime = { maxAge: 5_000, staleWhileRevalidate: 15_000, staleIfError: 3_595_000 };
export const PATIENCE = 2_700;

export const ok = (value: number): Answer<number> => ({ ok: true, value });

/** A cache with the test's clock and a source with the test's answers, by default 1, 2, 3 … */
export class Bench {
  loads = 0;
  resting = false;
  readonly background: Promise<unknown>[] = [];
  source: () => Promise<Answer<number>> = async () => ok(this.loads);
  /** The age that the source's fetcher reports for its answer. */
  age: AnswerAge | null = null;
  readonly cache: Cache<number>;
  readonly #remembered: Pick<CacheRequest<number>, 'remembered'>;
  readonly marks: PurgeMarks;

  constructor({
    near = null,
    lasting = null,
    purging = false,
    remembered = false,
  }: {
    near?: Store | null;
    lasting?: Store | null;
    purging?: boolean;
    remembered?: boolean;
  } = {}) {
    vi.useFakeTimers({ now: START, toFake: ['Date'] });
    this.marks = new PurgeMarks('source', { near, lasting });
    this.#remembered = remembered ? { remembered } : {};
    const purge = purging ? { marks: this.marks } : {};
    const pause = async (ms: number) => void this.later(ms);
    this.cache = new Cache({
      near,
      lasting,
      pause,
      patienceMs: PATIENCE,
      isResting: () => this.resting,
      ...purge,
    });
  }

  read(key = 'key') {
    const request: CacheRequest<number> = {
      key,
      lifetime: LIFETIME,
      groups: ['group'],
      ...this.#remembered,
      load: (call) => {
        this.loads += 1;
        if (this.age !== null) call.addAge(this.age);
        return this.source();
      },
      parse: (stored) => (typeof stored === 'number' ? stored : null),
    };
    return this.cache.read(
      request,
      backgroundWith(isolateLog, (work) => this.background.push(work)),
    );
  }

  /** The next reader's value, and whether the source is failing; null when there is no value. */
  async seen(): Promise<{ value: number; failing: boolean } | null> {
    const answer = await this.read();
    await Promise.all(this.background.splice(0));
    return answer.ok ? { value: answer.value.value, failing: answer.value.failing } : null;
  }

  later(milliseconds: number): this {
    vi.setSystemTime(Date.now() + milliseconds);
    return this;
  }
}

/** A store in memory, and its writes. */
export function memoryStore(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const puts: { at: number; key: string; seconds: number }[] = [];
  const store: Store = {
    get: async (key) => kept.get(key) ?? null,
    async put(key, text, seconds) {
      kept.set(key, text);
      puts.push({ at: Date.now(), key, seconds });
    },
  };
  return { store, kept, puts };
}
