/** Opens a socket with headers, like a browser. `hear` receives every message, including the first. */
export async function openSocket(
  address: string,
  headers: Record<string, string>,
  hear: (text: string, socket: WebSocket) => void,
): Promise<WebSocket> {
  // Node's WebSocket accepts headers, but its types lack them.
  const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers }]);
  socket.addEventListener('message', ({ data }) => hear(String(data), socket));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('a socket was refused')));
  });
  return socket;
}

/** A page's socket. `told` holds its received messages. */
export interface PageSocket {
  told: string[];
  isOpen(): boolean;
  say(text: string): void;
}

/** Opens a socket of a topic (`sport=football`), like a page. */
export async function openPageSocket(origin: string, topic: string): Promise<PageSocket> {
  const told: string[] = [];
  const address = `${origin.replace('http', 'ws')}/api/push?${topic}`;
  const socket = await openSocket(address, { Origin: origin }, (text) => void told.push(text));
  return { told, isOpen: () => socket.readyState === WebSocket.OPEN, say: (text) => socket.send(text) };
}
