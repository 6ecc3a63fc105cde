/**
 * What the server writes a part of the page from that never changes (`NoHydration`). It does not travel with the page: a browser
 * sees that there is something, and has the part itself.
 */
export class ServerOnly<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }

  toJSON(): object {
    return {};
  }
}
