/** The longest names have this many characters. */
export const MAX_TEXT = 160;

/** Longer texts are cut to this multiple of their limit before processing, to limit the cost. */
const RAW = 4;

/** Control and invisible characters, text direction marks, lone surrogates, and numbers that are not characters. */
const INVISIBLE =
  /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** More combining marks on a letter than any script needs would cover adjacent rows. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Words of ASCII with single spaces, as most names are, need no change. */
const PLAIN = /^[!-%'-~]+(?: [!-%'-~]+)*$/;

// Some feeds escape names as HTML. The page escapes the text again.
function unescaped(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}

/** Cleans a text for one line: no invisible characters, and cut to the length of the longest names or to `max`. */
export function sanitizeText(raw: string | number, max = MAX_TEXT): string {
  if (typeof raw === 'string' && raw.length <= max && PLAIN.test(raw)) return raw;
  const line = unescaped(String(raw).slice(0, RAW * max)).replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ');
  const text = line.replace(INVISIBLE, '').replace(/\s+/g, ' ').replace(PILED_MARKS, '$1').trim();
  return text
    .slice(0, max)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
