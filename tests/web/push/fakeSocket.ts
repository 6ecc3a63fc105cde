/** A socket whose server side is played by the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The server accepts the socket and sends its first message. */
  greet(n = 5, letter = 'a'): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ n });
    this.onmessage?.({ data: `${letter}${n.toString(36)}` });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
