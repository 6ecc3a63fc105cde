import * as v from 'valibot';
import { relayLog as log } from '../base/log.ts';
import { callJournal, type JournalBinding, type PublicChange } from '../settings/journalBinding.ts';
import { MAX_READ, matchesFilter, oldEnough } from '../settings/publicChanges.ts';

const ASKING = { patienceMs: 4_000, log, event: 'journal unavailable' };

/** How soon a journal that did not answer is asked again. */
const AGAIN_MS = 5_000;

const text = v.optional(v.string());

/** What a client of `/api/v1/changes` wants. `after`: also the kept changes after this number. `delay` is in seconds. */
export const changeChoice = v.object({
  after: v.optional(v.number()),
  ...{ delay: v.number(), limit: v.number(), sport: text, match: text, competition: text, team: text },
});

export type ChangeChoice = v.InferOutput<typeof changeChoice>;

/** A socket survives hibernation with the last change that was looked at, and the last number that it was told. */
const attached = v.object({ choice: changeChoice, seen: v.number(), told: v.number() });

type Attached = v.InferOutput<typeof attached>;

/** Null until the socket is greeted. */
function stateOf(socket: WebSocket): Attached | null {
  const read = v.safeParse(attached, socket.deserializeAttachment());
  return read.success ? read.output : null;
}

/** The sockets of the public API at a relay. Each has its own delay and filter; a change is never skipped. */
export class ChangeSockets {
  readonly #state: DurableObjectState;
  readonly #journal: JournalBinding;

  constructor(state: DurableObjectState, journal: JournalBinding) {
    this.#state = state;
    this.#journal = journal;
  }

  /** Greets a socket, and sends what it asked for. `version`: the number of the journal’s last change. */
  begin(socket: WebSocket, choice: ChangeChoice, version: number): void {
    const { after, delay } = choice;
    // The number of a change is the instant at which it was kept, or more.
    const last = after ?? (delay === 0 ? version : Math.min(version, Date.now() - delay * 1_000));
    socket.serializeAttachment({ choice, seen: last, told: last } satisfies Attached);
    socket.send(JSON.stringify({ version, last }));
    this.#state.waitUntil(this.send(version));
  }

  /** Sends each socket the changes up to a number that it has not seen and may have by now. The rest follows when it is due. */
  async send(version = Number.POSITIVE_INFINITY): Promise<void> {
    const sockets = this.#state.getWebSockets('changes').flatMap((socket) => {
      const seen = stateOf(socket)?.seen ?? version;
      return seen < version && socket.readyState === WebSocket.OPEN ? [{ socket, seen }] : [];
    });
    // One call serves all sockets that have seen the same.
    const groups = Map.groupBy(sockets, ({ seen }) => seen);
    const parts = await Promise.all(
      Array.from(groups, async ([seen, group]) => {
        const answer = await callJournal(this.#journal, (journal) => journal.changesAfter(seen), ASKING);
        // The next change may come tomorrow.
        if (answer === undefined) await this.#wake(Date.now() + AGAIN_MS);
        const changes = answer ?? [];
        const due = group.flatMap(({ socket }) => this.#give(socket, changes) ?? []);
        await this.#wake(Math.min(...due));
        return changes.length >= MAX_READ && due.length < group.length;
      }),
    );
    if (parts.includes(true)) await this.send(version);
  }

  // Returns when the first change that a delay holds back is due, milliseconds UTC; null if none is held back.
  #give(socket: WebSocket, changes: readonly PublicChange[]): number | null {
    const state = stateOf(socket);
    if (state === null || socket.readyState !== WebSocket.OPEN) return null;
    const { choice, seen, told } = state;
    const ready = oldEnough(changes, choice.delay, Date.now());
    const wanted = ready.filter((change) => change.seq > seen && matchesFilter(change, choice));
    let since = told;
    for (let from = 0; from < wanted.length; from += choice.limit) {
      const part = wanted.slice(from, from + choice.limit);
      const last = part.at(-1)?.seq ?? since;
      socket.send(JSON.stringify({ since, last, changes: part }));
      since = last;
    }
    const last = Math.max(seen, ready.at(-1)?.seq ?? seen);
    socket.serializeAttachment({ choice, seen: last, told: since } satisfies Attached);
    const held = changes[ready.length];
    return held === undefined ? null : Date.parse(held.at) + choice.delay * 1_000;
  }

  async #wake(at: number): Promise<void> {
    const { storage } = this.#state;
    if (at < ((await storage.getAlarm()) ?? Number.POSITIVE_INFINITY)) await storage.setAlarm(at);
  }
}
