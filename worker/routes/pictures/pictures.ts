import { answerOf } from '../../base/answerOf.ts';
import type { Background } from '../../base/background.ts';
import { CallRate } from '../../base/callRate.ts';
import { isolateLog as log } from '../../base/log.ts';
import { Remembered } from '../../base/remembered.ts';
import { ok, type Result } from '../../base/result.ts';
import { fetchPicture, type Picture, type PictureProblem, problem } from './fetchPicture.ts';

const DAY_SECONDS = 86_400;

const addressOf = (key: string) => `https://cache.internal/picture?${new URLSearchParams({ key })}`;

const madeAt = (stored: Response) => Date.parse(stored.headers.get('Date') ?? '') || 0;

const STORE = { patienceMs: 500, log, event: 'cache unavailable' };

/** A failed picture is not fetched again within this time. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 3_000;

/** Concurrent fetches. More wait in a queue; a full queue answers "busy". */
const MAX_AT_ONCE = 12;
const MAX_WAITING = 300;

/** Fetches per minute of pictures that no page links to (`nearby`). */
const MAX_NEARBY = 120;

type PictureAnswer = Result<Picture, PictureProblem>;

interface PictureRequest {
  url: string;
  /** The picture is allowed by its folder or host only. */
  isNearby: boolean;
  /** The last purge, milliseconds UTC. Older stored pictures are invalid. */
  since: number;
  timeoutMs: number;
  background: Background;
}

/**
 * The pictures of an isolate. Concurrent requests share one fetch, failures are remembered for a minute, and the data
 * centre's Cache API keeps pictures for a day. A failing store counts as empty.
 */
export class Pictures {
  readonly #answers = new Remembered<PictureAnswer>(MAX_REMEMBERED);
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  readonly #nearby = new CallRate('pictures that no page names in a minute', MAX_NEARBY);

  /** The stored picture of a key, if it is newer than `since` (milliseconds UTC); else null. */
  async stored(key: string, since: number): Promise<Picture | null> {
    const stored = await this.#inStore((store) => store.match(addressOf(key)));
    if (stored === undefined || madeAt(stored) <= since) return null;
    return { type: stored.headers.get('Content-Type') ?? '', bytes: new Uint8Array(await stored.arrayBuffer()) };
  }

  async store(key: string, { type, bytes }: Picture): Promise<void> {
    const headers = {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      Date: new Date().toUTCString(),
    };
    await this.#inStore((store) => store.put(addressOf(key), new Response(bytes, { headers })));
  }

  /** Runs `make` once for concurrent calls with the same key, and not again within a minute of a failure. */
  once(key: string, background: Background, make: () => Promise<PictureAnswer>): Promise<PictureAnswer> {
    const answer = this.#answers.take(key, async () => {
      const value = await make();
      return { value, until: value.ok || value.error.isBusy ? 0 : Date.now() + REMEMBERED_MS };
    });
    background(answer);
    return answer;
  }

  /** The unmodified picture of a host. */
  original(wanted: PictureRequest): Promise<PictureAnswer> {
    const { url, since, background } = wanted;
    return this.once(url, background, async () => {
      const kept = await this.stored(url, since);
      if (kept !== null) return ok(kept);
      const answer = await this.#fetch(wanted);
      if (answer.ok) await this.store(url, answer.value);
      return answer;
    });
  }

  #inStore<Value>(use: (store: Cache) => Promise<Value>): Promise<Value | undefined> {
    return answerOf(async () => use(await caches.open('scoreline-images')), STORE);
  }

  async #fetch({ url, isNearby, timeoutMs, background: { log } }: PictureRequest): Promise<PictureAnswer> {
    if (isNearby && !this.#nearby.take(Date.now())) return problem('too many that no page has named', true);
    if (!(await this.#turn())) return problem('too many at once', true);
    try {
      const answer = await fetchPicture(url, timeoutMs);
      if (!answer.ok) log('warn', 'picture not had', { host: new URL(url).host, detail: answer.error.detail });
      return answer;
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#underWay -= 1;
      else next();
    }
  }

  async #turn(): Promise<boolean> {
    if (this.#underWay < MAX_AT_ONCE) {
      this.#underWay += 1;
      return true;
    }
    if (this.#waiting.length >= MAX_WAITING) return false;
    // A finished fetch passes its slot to the next waiting one.
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return true;
  }
}
