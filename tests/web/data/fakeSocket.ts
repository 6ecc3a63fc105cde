/** A socket whose server side is played by the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
  }

  static last(): FakeSocket {
    const last = FakeSocket.opened.at(-1);
    if (last === undefined) throw new Error('no socket');
    return last;
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The server accepts the socket and says its version. */
  greet(version = 5): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ version });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
