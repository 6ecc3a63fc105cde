import { parsePushMessage } from '../../web/domain/pushMessage.ts';
import { openSocket } from '../feed/pageSocket.ts';

/** Sockets opened per second. A relay accepts 150. */
const A_SECOND = 100;

/** Open sockets like those of pages. */
export interface Sockets {
  /** Clears the recorded messages. */
  reset(): void;
  /** Statistics after a number of goals. Delays are in milliseconds from the poller's response. */
  received(goals: number): { delays: number[]; messages: number; lost: number; disordered: number; bytes: number };
  /** Milliseconds between the first and the last received message. */
  spread(): number;
  close(): void;
}

/** Opens sockets of the football list, spread over the relays, at the rate that one relay accepts. */
export async function openSockets(site: URL, relays: readonly string[], count: number): Promise<Sockets> {
  const address = `${site.origin.replace('http', 'ws')}/api/push?sport=football`;
  let delays: number[] = [];
  let receivedAt: number[] = [];
  let bytes = 0;
  let disordered = 0;
  const opened: WebSocket[] = [];
  const last = new Map<WebSocket, number>();

  function receive(socket: WebSocket, text: string): void {
    const now = Date.now();
    const message = parsePushMessage(text);
    if (message === null) throw new Error(`unreadable: ${text}`);
    const { version, asOf, changed } = message;
    if (version < (last.get(socket) ?? 0)) disordered += 1;
    last.set(socket, version);
    for (const _ of changed) {
      delays.push(now - asOf);
      receivedAt.push(now);
    }
    if (changed.length === 1) bytes = Math.max(bytes, text.length);
  }

  async function open(index: number): Promise<void> {
    const headers = { Origin: site.origin, 'x-relay': relays[index % relays.length] ?? '' };
    const socket = await openSocket(address, headers, (text, each) => receive(each, text));
    opened.push(socket);
  }

  for (let index = 0; index < count; index += A_SECOND) {
    await Promise.all(Array.from({ length: Math.min(A_SECOND, count - index) }, (_, each) => open(index + each)));
    // Starts the next batch in a new second, even after a slow batch.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
  }
  return {
    reset() {
      delays = [];
      receivedAt = [];
      bytes = 0;
      disordered = 0;
    },
    received: (goals) => {
      return { delays, messages: delays.length, lost: goals * opened.length - delays.length, disordered, bytes };
    },
    spread: () =>
      receivedAt.reduce((most, at) => Math.max(most, at), 0) -
      receivedAt.reduce((least, at) => Math.min(least, at), Date.now()),
    close() {
      for (const socket of opened) socket.close();
    },
  };
}
