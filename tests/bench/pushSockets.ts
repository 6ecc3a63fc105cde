import { parsePushMessage } from '../../web/domain/pushMessage.ts';
import { openSocket } from '../feed/pageSocket.ts';

/** Sockets opened per second. A relay accepts 150. */
const A_SECOND = 100;

/** Open sockets like those of pages. They record delays, order and size of messages since the last `reset`. */
export class Sockets {
  /** Milliseconds from the poller's response. */
  delays: number[] = [];
  /** Messages that came after a newer one. */
  disordered = 0;
  /** The largest message of one match. */
  bytes = 0;
  readonly #opened: WebSocket[] = [];
  readonly #latest = new Map<WebSocket, number>();

  reset(): void {
    Object.assign(this, { delays: [], disordered: 0, bytes: 0 });
  }

  async open(site: URL): Promise<void> {
    const address = `${site.origin.replace('http', 'ws')}/api/push?sport=football`;
    const headers = { Origin: site.origin, 'x-relay': 'football-weur-0' };
    this.#opened.push(await openSocket(address, headers, (text, socket) => this.#receive(socket, text)));
  }

  close(): void {
    for (const socket of this.#opened) socket.close();
  }

  #receive(socket: WebSocket, text: string): void {
    const message = parsePushMessage(text);
    if (message === null) throw new Error(`unreadable: ${text}`);
    const { version, asOf, changed } = message;
    if (version < (this.#latest.get(socket) ?? 0)) this.disordered += 1;
    this.#latest.set(socket, version);
    for (const _ of changed) this.delays.push(Date.now() - asOf);
    if (changed.length === 1) this.bytes = Math.max(this.bytes, text.length);
  }
}

/** Opens sockets of one relay of the football list, at the rate that it accepts. */
export async function openSockets(site: URL, count: number): Promise<Sockets> {
  const sockets = new Sockets();
  for (let opened = 0; opened < count; opened += A_SECOND) {
    await Promise.all(Array.from({ length: Math.min(A_SECOND, count - opened) }, () => sockets.open(site)));
    // Starts the next batch in a new second, even after a slow batch.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
  }
  return sockets;
}
