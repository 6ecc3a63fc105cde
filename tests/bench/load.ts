import { connect, type Socket } from 'node:net';
import { type Answer, AnswerReader } from './answers.ts';
import { cpuTime, exactCpuTime } from './processTime.ts';
import type { Site } from './sites.ts';

/** Requests to a site, with a check of the responses. */
export interface Target {
  site: Site;
  /** The raw HTTP request of a turn. */
  request(turn: number): string;
  /** Throws for a wrong response, because measuring errors is worthless. Only some responses have their body. */
  check(answer: Answer): void;
}

export interface Round {
  requests: number;
  /** Requests per second. */
  rate: number;
  /** Latency of each request in milliseconds. */
  latencies: number[];
  /** CPU time of the runtime per request, in milliseconds; null when the system does not report it. */
  cpu: number | null;
}

/** One in this many responses is checked with its body. */
const CHECKED_IN = 40;
const SILENCE_MS = 20_000;

/** A connection with one reused buffer. Allocating a buffer per response would cost more than reading it. */
export interface Connection {
  socket: Socket;
  /** Receives bytes, which are valid until it returns. */
  onData: (data: Buffer) => void;
}

const READ_AT_ONCE = 65_536;

export function open({ url }: Site): Promise<Connection> {
  return new Promise((opened, failed) => {
    const buffer = Buffer.allocUnsafe(READ_AT_ONCE);
    const connection: Connection = {
      socket: connect({
        port: Number(url.port),
        host: url.hostname,
        onread: {
          buffer,
          callback(length) {
            connection.onData(buffer.subarray(0, length));
            return true;
          },
        },
      }),
      onData: () => undefined,
    };
    const { socket } = connection;
    socket.setNoDelay(true);
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error(`${url.host} says nothing for ${SILENCE_MS} ms`)));
    socket.once('error', failed).once('connect', () => opened(connection));
  });
}

/** Sends requests one after the other on one connection, until `next` returns null. */
function converse(
  connection: Connection,
  target: Target,
  { next, onAnswer }: { next(): { text: string; keep: boolean } | null; onAnswer(milliseconds: number): void },
): Promise<void> {
  const { socket } = connection;
  return new Promise((done, failed) => {
    const reader = new AnswerReader();
    let askedAt = 0;
    const ask = () => {
      const request = next();
      if (request === null) return done();
      reader.begin(request.keep);
      askedAt = performance.now();
      socket.write(request.text, 'latin1');
    };
    socket.on('error', failed).on('close', () => failed(new Error(`${target.site.url.host} closed a connection`)));
    connection.onData = (data) => {
      try {
        const answer = reader.take(data);
        if (answer === null) return;
        onAnswer(performance.now() - askedAt);
        target.check(answer);
        ask();
      } catch (error) {
        failed(error);
      }
    };
    ask();
  });
}

/** Duration and number of concurrent connections. `turn` continues from round to round. */
export interface Load {
  milliseconds: number;
  connections: number;
  turn: { next: number };
}

/** Sends requests until the time is up, then waits for the open responses. */
export async function loadRound(target: Target, { milliseconds, connections, turn }: Load): Promise<Round> {
  const opened = await Promise.all(Array.from({ length: connections }, () => open(target.site)));
  const latencies: number[] = [];
  const cpuBefore = cpuTime(target.site.pid);
  const beganAt = performance.now();
  const next = () => {
    if (performance.now() - beganAt >= milliseconds) return null;
    const mine = turn.next++;
    return { text: target.request(mine), keep: mine % CHECKED_IN === 0 };
  };
  try {
    await Promise.all(
      opened.map((connection) => converse(connection, target, { next, onAnswer: (ms) => latencies.push(ms) })),
    );
  } finally {
    for (const { socket } of opened) socket.removeAllListeners('close').destroy();
  }
  const seconds = (performance.now() - beganAt) / 1000;
  const cpuAfter = cpuTime(target.site.pid);
  const requests = latencies.length;
  const cpu = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / requests;
  return { requests, rate: requests / seconds, latencies, cpu };
}

/**
 * CPU time of sequential requests in milliseconds, to the microsecond. If the system does not report it, returns latencies,
 * which are never lower.
 */
export async function singleCosts(target: Target, count: number, turn: { next: number }): Promise<number[]> {
  const connection = await open(target.site);
  const costs: number[] = [];
  const latencies: number[] = [];
  let before: number | null = null;
  const next = () => {
    // Work after a response counts towards its request.
    const now = exactCpuTime(target.site.pid);
    if (before !== null && now !== null) costs.push(now - before);
    before = now;
    if (latencies.length >= count) return null;
    return { text: target.request(turn.next++), keep: false };
  };
  try {
    await converse(connection, target, { next, onAnswer: (ms) => latencies.push(ms) });
  } finally {
    connection.socket.removeAllListeners('close').destroy();
  }
  return costs.length > 0 ? costs : latencies;
}

/** Sends one request and returns the response with its body. */
export async function askOnce(target: Target, request = target.request(0)): Promise<Answer> {
  const connection = await open(target.site);
  const { socket } = connection;
  const reader = new AnswerReader();
  reader.begin(true);
  try {
    return await new Promise((answered, failed) => {
      socket.on('error', failed).on('close', () => failed(new Error(`${target.site.url.host} closed a connection`)));
      connection.onData = (data) => {
        try {
          const answer = reader.take(data);
          if (answer !== null) answered(answer);
        } catch (error) {
          failed(error);
        }
      };
      socket.write(request, 'latin1');
    });
  } finally {
    socket.removeAllListeners('close').destroy();
  }
}
