import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import main from '../../../worker/entry/main.ts';
import type { Env } from '../../../worker/settings/env.ts';
import { createDemonstration } from '../../demo/demonstration.ts';
import { type Answer, fakeFetch, newUrl } from '../../support/fakeFetch.runtime.ts';
import { london, ORIGIN } from '../site.runtime.ts';

/** What a page needs of its sources. */
export interface Rounds {
  status: number;
  /** Calls in a row until the head leaves, until the content is there, and until the document ends. */
  head: number;
  subject: number;
  whole: number;
  /** All calls of both sources. */
  calls: number;
  text: string;
}

/** Longer than a page waits for its surroundings, and shorter than it waits for anything else. */
const SURROUNDINGS_MS = 120;

/** A site without stores works by itself in this many turns of its event loop. */
const QUIET_TURNS = 20;

const demonstration = createDemonstration(60);
const sources = new Map<string, Answer>();
const wait = globalThis.setTimeout;
const turn = () => new Promise<void>((done) => wait(done, 0));

/**
 * Opens a page of a new isolate with empty stores. Its sources answer all waiting calls at once, when no more come, so
 * each round is one call in a row, whatever the speed of the machine. Needs fake timers.
 */
export async function roundsOf(path: string, headers = london): Promise<Rounds> {
  const url = newUrl('rounds');
  let waiting: (() => void)[] = [];
  let rounds = 0;
  let calls = 0;
  let activity = 0;
  sources.set(url, async (request, { pathname, search }) => {
    activity += 1;
    calls += 1;
    await new Promise<void>((answer) => waiting.push(answer));
    return demonstration(new Request(`https://demonstration.test${pathname}${search}`, request));
  });
  fakeFetch(Object.fromEntries(sources));
  vi.spyOn(caches, 'open').mockResolvedValue({
    match: async () => undefined,
    put: async () => undefined,
    delete: async () => false,
  });
  const alone = { CACHE: undefined, JOURNAL: undefined, POLLER: undefined, LEDGER: undefined };
  const settings = { LIVE_API_URL: url, CMS_URL: url, __VITEST_POOL_WORKERS_VITEST_MAJOR_VERSION: undefined };
  const background = createExecutionContext();
  const request = new Request(`${ORIGIN}${path}`, { redirect: 'manual', headers });
  const seen: Partial<Record<'head' | 'subject' | 'whole', number>> = {};
  const reading = async () => {
    const response = await main.fetch(
      request as Parameters<typeof main.fetch>[0],
      { ...env, ...alone, ...settings } as unknown as Env,
      background,
    );
    seen.head = rounds;
    activity += 1;
    let text = response.headers.get('Location') ?? '';
    const body = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const piece of body) {
      activity += 1;
      text += piece;
      if (text.includes('id="state"')) seen.subject ??= rounds;
    }
    seen.whole = rounds;
    return { status: response.status, text };
  };
  const quiet = async () => {
    for (let turns = 0, known = activity; turns < QUIET_TURNS; turns += 1) {
      await turn();
      if (activity !== known) [turns, known] = [0, activity];
    }
  };
  const read = reading();
  while (seen.whole === undefined) {
    await quiet();
    await vi.advanceTimersByTimeAsync(SURROUNDINGS_MS);
    await quiet();
    if (seen.whole !== undefined) break;
    rounds += 1;
    const answered = waiting;
    waiting = [];
    for (const answer of answered) answer();
    if (answered.length === 0 && rounds > 50) throw new Error(`${path} waits for nothing`);
  }
  const { status, text } = await read;
  for (const answer of waiting) answer();
  void waitOnExecutionContext(background);
  const { head = 0, whole = 0, subject = whole } = seen;
  return { status, head, subject, whole, calls, text };
}
