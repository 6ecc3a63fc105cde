/** What a file of the small part of YAML that the workflows use stands for. */
export type Yaml = string | null | Yaml[] | { [key: string]: Yaml };

interface Line {
  indent: number;
  text: string;
  number: number;
}

const KEY = /^([\w.-]+):(?: (.*))?$/;

class Reader {
  readonly #lines: Line[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text.split('\n').flatMap((line, at) => {
      const number = at + 1;
      if (/\t/.test(line)) throw new Error(`line ${number}: a tab`);
      if (/\s$/.test(line)) throw new Error(`line ${number}: space at the end`);
      const trimmed = line.trimStart();
      return trimmed === '' || trimmed.startsWith('#')
        ? []
        : [{ indent: line.length - trimmed.length, text: trimmed, number }];
    });
  }

  whole(): Yaml {
    const value = this.#block(0);
    const rest = this.#lines[this.#at];
    if (rest !== undefined) throw new Error(`line ${rest.number}: not where it belongs`);
    return value;
  }

  #block(indent: number): Yaml {
    const first = this.#lines[this.#at];
    if (first === undefined || first.indent !== indent)
      throw new Error(`line ${first?.number ?? 'last'}: wrong indent`);
    return first.text.startsWith('- ') ? this.#list(indent) : this.#map(indent);
  }

  #list(indent: number): Yaml[] {
    const items: Yaml[] = [];
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined || line.indent < indent) return items;
      if (line.indent !== indent || !line.text.startsWith('- '))
        throw new Error(`line ${line.number}: no item of the list`);
      const text = line.text.slice(2);
      if (KEY.test(text)) {
        // The item is a map whose first key stands behind the dash.
        this.#lines[this.#at] = { ...line, indent: indent + 2, text };
        items.push(this.#map(indent + 2));
      } else {
        this.#at += 1;
        items.push(scalar(text, line.number));
      }
    }
  }

  #map(indent: number): { [key: string]: Yaml } {
    const map: { [key: string]: Yaml } = {};
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined || line.indent < indent) return map;
      const [, key, rest] = KEY.exec(line.text) ?? [];
      if (line.indent !== indent || key === undefined) throw new Error(`line ${line.number}: no key`);
      if (key in map) throw new Error(`line ${line.number}: ${key} stands there twice`);
      this.#at += 1;
      const next = this.#lines[this.#at];
      const hasBlock = rest === undefined && next !== undefined && next.indent > indent;
      map[key] = hasBlock ? this.#block(next.indent) : scalar(rest ?? '', line.number);
    }
  }
}

function scalar(text: string, number: number): Yaml {
  if (text === '') return null;
  const quoted = /^'([^']*)'$|^"([^"\\]*)"$/.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  const list = /^\[([^[\]]*)\]$/.exec(text)?.[1];
  if (list !== undefined) return list.split(',').map((each) => scalar(each.trim(), number));
  if (/^['"[\]{}&*!|>%@`]|: | #|^- /.test(text)) throw new Error(`line ${number}: quote this`);
  return text;
}

/** Reads a workflow; throws with the line of what is not well-formed, or of what is beyond this small part of YAML. */
export function readYaml(text: string): Yaml {
  return new Reader(text).whole();
}
