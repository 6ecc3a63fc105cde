import { AnswerReader, headerOf } from './answers.ts';
import { type Connection, open } from './load.ts';
import { quantile } from './measure.ts';
import type { Site } from './sites.ts';

/** What a crowd asks for: running matches and their lists, or anything else. */
export type Interest = 'running' | 'rest';

/** One request of a crowd, as it goes over the wire. */
export interface Wish {
  interest: Interest;
  text: string;
}

/** What became of the requests of one interest. */
export interface Fate {
  asked: number;
  /** How many got a page, and how many were told to come again (503 with `Retry-After`). */
  served: number;
  turnedAway: number;
  /** No answer until the end, or another one than these two. */
  lost: number;
  /** From the moment at which the request was due to the last byte of a page, in milliseconds. */
  p50: number;
  p95: number;
  /** The same of the answers that turn away. */
  awayP95: number;
}

export interface CrowdResult extends Record<Interest, Fate> {
  /** Requests that were due a second. */
  rate: number;
  /** By how much the crowd itself was late with its requests, in milliseconds: this machine makes it, too. */
  ownLag: number;
}

interface Done {
  interest: Interest;
  status: number;
  milliseconds: number;
}

/** How often the crowd looks which requests are due. */
const TICK_MS = 4;
/** A browser would give up, and so would the edge. */
const PATIENCE_MS = 15_000;
/** As many requests are on their way to the site at once. */
const SOCKETS = 400;

/** Connections that are open before the crowd comes, as those of an edge are; who finds none free waits for one. */
class Lines {
  readonly #idle: Connection[] = [];
  readonly #all: readonly Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  private constructor(all: readonly Connection[]) {
    this.#all = all;
    this.#idle.push(...all);
  }

  static async to(site: Site): Promise<Lines> {
    return new Lines(await Promise.all(Array.from({ length: SOCKETS }, () => open(site))));
  }

  /** Asks, and gives the answer's status; 0 where there is none, or where it turns away and does not say until when. */
  async ask(text: string): Promise<number> {
    const connection = this.#idle.pop() ?? (await new Promise<Connection>((free) => this.#waiting.push(free)));
    const reader = new AnswerReader();
    reader.begin(false);
    return new Promise((done) => {
      const end = (status: number) => {
        connection.socket.off('close', gone);
        done(status);
      };
      const gone = () => end(0);
      connection.socket.once('close', gone);
      connection.onData = (data) => {
        const answer = reader.take(data);
        if (answer === null) return;
        end(answer.status === 503 && headerOf(answer, 'retry-after') === undefined ? 0 : answer.status);
        this.#free(connection);
      };
      connection.socket.write(text, 'latin1');
    });
  }

  #free(connection: Connection): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(connection);
    else next(connection);
  }

  close(): void {
    for (const { socket } of this.#all) socket.removeAllListeners('close').destroy();
  }
}

function fateOf(asked: number, answers: readonly Done[]): Fate {
  const times = (status: number) => answers.filter((each) => each.status === status).map((each) => each.milliseconds);
  const [served, away] = [times(200), times(503)];
  return {
    asked,
    served: served.length,
    turnedAway: away.length,
    lost: asked - served.length - away.length,
    p50: quantile(served, 0.5),
    p95: quantile(served, 0.95),
    awayP95: quantile(away, 0.95),
  };
}

/** A crowd that comes to a site. */
export interface CrowdWish {
  /** Requests a second, before and while there is a crowd. */
  usual: number;
  rate: number;
  /** How long it lasts, and when the crowd comes. */
  milliseconds: number;
  from: number;
  wish(turn: number): Wish;
}

/**
 * Asks a site `rate` times a second for so long, whether it has answered or not: a crowd does not wait for those before it. What
 * was due before `from` (milliseconds of the run) is not counted.
 */
export async function crowdAt(site: Site, { rate, usual, milliseconds, from, wish }: CrowdWish): Promise<CrowdResult> {
  const lines = await Lines.to(site);
  const done: Done[] = [];
  const asked: Record<Interest, number> = { running: 0, rest: 0 };
  const lags: number[] = [];
  const underWay = new Set<Promise<void>>();
  const beganAt = performance.now();
  let turn = 0;
  let due = 0;
  const sendDue = () => {
    while (due < milliseconds && due <= performance.now() - beganAt) {
      const mine = due;
      const { interest, text } = wish(turn);
      const isCounted = mine >= from;
      if (isCounted) {
        asked[interest] += 1;
        lags.push(performance.now() - beganAt - mine);
      }
      const answered = lines.ask(text).then((status) => {
        underWay.delete(answered);
        if (isCounted) done.push({ interest, status, milliseconds: performance.now() - beganAt - mine });
      });
      underWay.add(answered);
      turn += 1;
      due += 1000 / (due < from ? usual : rate);
    }
  };
  const timer = setInterval(sendDue, TICK_MS);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  clearInterval(timer);
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())]);
  lines.close();
  const of = (interest: Interest) =>
    fateOf(
      asked[interest],
      done.filter((each) => each.interest === interest),
    );
  return { rate, ownLag: quantile(lags, 0.95), running: of('running'), rest: of('rest') };
}
