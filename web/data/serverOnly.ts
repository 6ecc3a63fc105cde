/**
 * Data for a part that only the server renders (`NoHydration`). It is not sent: the browser sees that it exists and
 * keeps the markup.
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
