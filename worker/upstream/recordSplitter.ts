import { joinedBytes } from '../base/joinedBytes.ts';

const QUOTE = 34;
const COMMA = 44;
const OPENING_BRACKET = 91;
const BACKSLASH = 92;

// Compared one by one: this is asked of every byte of a day that stands in no text.
const isOpening = (code: number | undefined) => code === 123 || code === OPENING_BRACKET;
const isClosing = (code: number | undefined) => code === 125 || code === 93;

/** A longer record is given as null, to be counted with what can't be read: none of a match is that long. */
const MOST_RECORD_BYTES = 4 * 1024 * 1024;

/** So many bytes are looked at together, in however large parts they come: that is what is in memory of them as objects. */
const BYTES_AT_ONCE = 128 * 1024;

/** The name of a field that is a list of records stands within so many signs of its value. */
const NAME_SIGNS = 100;

const BLANK = /^[\t\n\r ]*$/;

/**
 * Reads a JSON object as its bytes (UTF-8) come, and takes the elements of some of its lists out of it: of a long list
 * there is never more in memory than the records of one part beside what is made of them.
 */
export class RecordSplitter {
  readonly #list: RegExp;
  readonly #read: (record: unknown) => void;
  // The text outside of the records is one text, parted anywhere; that of records is whole, and a mark in it is an error.
  readonly #restDecoder = new TextDecoder();
  readonly #recordDecoder = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
  #rest = '';
  /** What came of a record that has not ended yet, and how many bytes that is. */
  #begun: Uint8Array[] = [];
  #begunBytes = 0;
  #depth = 0;
  #inString = false;
  /** Bytes of the next part that are escaped. */
  #escaped = 0;
  #inRecords = false;
  #afterComma = false;
  #isBroken = false;

  /** `lists` names the fields of the object whose elements `read` is given. */
  constructor(lists: readonly string[], read: (record: unknown) => void) {
    this.#list = new RegExp(`"(${lists.join('|')})"\\s*:\\s*$`);
    this.#read = read;
  }

  /** How many signs there are outside of the records so far. */
  get restLength(): number {
    return this.#rest.length;
  }

  /** The next part of the bytes. They are not kept, but for a record that has not ended. */
  push(part: Uint8Array): void {
    for (let from = 0; from < part.length && !this.#isBroken; from += BYTES_AT_ONCE) {
      this.#look(part.subarray(from, from + BYTES_AT_ONCE));
    }
  }

  #look(part: Uint8Array): void {
    // Where what is not taken yet begins, and where its last whole record ends; -1 while there is none.
    let from = 0;
    let recordsEnd = -1;
    let at = this.#escaped;
    while (at < part.length && !this.#isBroken) {
      if (this.#inString) {
        at = this.#endOfText(part, at);
        continue;
      }
      const code = part[at];
      if (code === QUOTE) this.#inString = true;
      else if (code === COMMA) {
        if (this.#inRecords && this.#depth === 2) {
          if (this.#isTooLong()) {
            this.#leaveOut();
            from = at + 1;
          } else recordsEnd = at;
        }
      } else if (isOpening(code)) {
        this.#depth += 1;
        if (code === OPENING_BRACKET && this.#depth === 2 && this.#beginsRecords(part.subarray(from, at + 1))) {
          from = at + 1;
          recordsEnd = -1;
        }
      } else if (isClosing(code)) {
        this.#depth -= 1;
        if (this.#inRecords && this.#depth === 1) {
          if (this.#isTooLong()) this.#leaveOut();
          else this.#takeRecords(part.subarray(from, at), true);
          this.#inRecords = false;
          from = at;
        }
      }
      at += 1;
    }
    this.#escaped = at - part.length;
    if (!this.#inRecords) this.#addRest(part.subarray(from));
    else {
      if (recordsEnd >= 0) {
        this.#takeRecords(part.subarray(from, recordsEnd), false);
        from = recordsEnd + 1;
      }
      this.#keepBegun(part.slice(from));
    }
  }

  /** The object without its records, as JSON once more; null where the whole was none. */
  end(): string | null {
    return this.#isBroken ? null : this.#rest + this.#restDecoder.decode();
  }

  /** The same of a whole that is read no further; null where that was not in the midst of records. */
  cut(): string | null {
    return this.#isBroken || !this.#inRecords ? null : `${this.#rest}]}`;
  }

  #endOfText(part: Uint8Array, from: number): number {
    let at = from;
    while (at < part.length) {
      const code = part[at];
      if (code === QUOTE) {
        this.#inString = false;
        return at + 1;
      }
      at += code === BACKSLASH ? 2 : 1;
    }
    return at;
  }

  #addRest(bytes: Uint8Array): void {
    this.#rest += this.#restDecoder.decode(bytes, { stream: true });
  }

  /** Takes what stands before a list; whether that is a list of records. */
  #beginsRecords(before: Uint8Array): boolean {
    // What was before it in this part may have been taken with a list already.
    const text = this.#rest.slice(-NAME_SIGNS) + this.#recordDecoder.decode(before.subarray(-NAME_SIGNS, -1));
    if (!this.#list.test(text)) return false;
    this.#addRest(before);
    this.#inRecords = true;
    this.#afterComma = false;
    return true;
  }

  #keepBegun(bytes: Uint8Array): void {
    this.#begunBytes += bytes.byteLength;
    if (this.#isTooLong()) this.#begun = [];
    else if (bytes.byteLength > 0) this.#begun.push(bytes);
  }

  #isTooLong(): boolean {
    return this.#begunBytes > MOST_RECORD_BYTES;
  }

  #leaveOut(): void {
    this.#begunBytes = 0;
    this.#afterComma = true;
    this.#read(null);
  }

  #textWithBegun(bytes: Uint8Array): string {
    const whole = this.#begun.length === 0 ? bytes : joinedBytes([...this.#begun, bytes]);
    this.#begun = [];
    this.#begunBytes = 0;
    return this.#recordDecoder.decode(whole);
  }

  // Records that are whole, with the commas between them; one that is broken breaks the whole, as it would at once.
  #takeRecords(bytes: Uint8Array, isLast: boolean): void {
    const text = this.#textWithBegun(bytes);
    const isBlank = BLANK.test(text);
    // An empty list has nothing between its brackets; a comma has something on both sides.
    if (isBlank && isLast && !this.#afterComma) return;
    this.#afterComma = true;
    try {
      const records: unknown = isBlank ? null : JSON.parse(`[${text}]`);
      if (!Array.isArray(records)) throw new SyntaxError('nothing between commas');
      for (const record of records) this.#read(record);
    } catch {
      this.#isBroken = true;
    }
  }
}
