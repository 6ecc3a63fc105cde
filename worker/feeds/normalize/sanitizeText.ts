const MAX_TEXT = 160;

/** No text is longer before it is read; the rest of a huge one costs nothing. */
const MAX_RAW = 4 * MAX_TEXT;

/** Controls, what turns the direction of the text around it, what shows nothing, and halves of characters. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** More marks on one letter than any script writes: they would cover the rows above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Plain words with single spaces between them, as nearly every name is: there is nothing to mend. */
const PLAIN = /^[!-%'-~]+(?: [!-%'-~]+)*$/;

// Feeds that were made for web pages escape names; what comes out is text, which the page escapes again.
function unescaped(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** A text of the feed as it can stand in a row: one line, nothing unseen, cut where no name is that long. */
export function sanitizeText(raw: string | number): string {
  if (typeof raw === 'string' && raw.length <= MAX_TEXT && PLAIN.test(raw)) return raw;
  const line = unescaped(String(raw).slice(0, MAX_RAW)).replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ');
  const text = line.replace(INVISIBLE, '').replace(/\s+/g, ' ').replace(PILED_MARKS, '$1').trim();
  return text
    .slice(0, MAX_TEXT)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
