const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;

// Compared one by one: this is asked of every character of a day.
const isOpening = (code: number) => code === 123 || code === 91;
const isClosing = (code: number) => code === 125 || code === 93;

/**
 * Reads a JSON object as it comes, and takes the elements of some of its lists out of it one by one: of a long list there
 * is never more in memory than one record beside what is made of them.
 */
export class RecordSplitter {
  readonly #list: RegExp;
  readonly #read: (record: unknown) => void;
  #rest = '';
  #record = '';
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inRecords = false;
  #afterComma = false;
  #isBroken = false;

  /** `lists` names the fields of the object whose elements `read` is given. */
  constructor(lists: readonly string[], read: (record: unknown) => void) {
    this.#list = new RegExp(`"(${lists.join('|')})"\\s*:\\s*$`);
    this.#read = read;
  }

  /** The next part of the text. */
  push(text: string): void {
    let from = 0;
    const take = (until: number) => {
      if (this.#inRecords) this.#record += text.slice(from, until);
      else this.#rest += text.slice(from, until);
      from = until;
    };
    for (let at = 0; at < text.length && !this.#isBroken; at += 1) {
      const code = text.charCodeAt(at);
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (code === BACKSLASH) this.#escaped = true;
        else if (code === QUOTE) this.#inString = false;
      } else if (code === QUOTE) this.#inString = true;
      else if (isOpening(code)) {
        this.#depth += 1;
        if (this.#depth === 2 && text[at] === '[') {
          take(at);
          // A field's name stands right before its value.
          if (this.#list.test(this.#rest.slice(-100))) {
            take(at + 1);
            this.#inRecords = true;
            this.#afterComma = false;
          }
        }
      } else if (isClosing(code)) {
        this.#depth -= 1;
        if (this.#inRecords && this.#depth === 1) {
          take(at);
          this.#endRecord(false);
          this.#inRecords = false;
        }
      } else if (code === COMMA && this.#inRecords && this.#depth === 2) {
        take(at);
        this.#endRecord(true);
        from = at + 1;
      }
    }
    take(text.length);
  }

  /** The object without its records, as JSON once more; null where the whole was none. */
  end(): string | null {
    return this.#isBroken ? null : this.#rest;
  }

  #endRecord(afterComma: boolean): void {
    const text = this.#record;
    this.#record = '';
    const isBlank = text.trim() === '';
    // An empty list has nothing between its brackets; a comma has something on both sides.
    if (isBlank && !afterComma && !this.#afterComma) return;
    this.#afterComma = afterComma;
    try {
      this.#read(JSON.parse(text));
    } catch {
      this.#isBroken = true;
    }
  }
}
