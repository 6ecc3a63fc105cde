/** Data for a part that only the server renders. The browser only learns that it exists. */
export class ServerOnly<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }

  toJSON(): object {
    return {};
  }
}
