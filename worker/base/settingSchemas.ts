import * as v from 'valibot';

/** The setting of an issue, and what it wants. */
export const issueWords = (issue: v.BaseIssue<unknown>): string =>
  `${v.getDotPath(issue) ?? 'a setting'}: ${issue.message}`;

export const textOr = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

/** Any text; empty if it is not set. */
export const text = textOr('');

export function whole(min: number, max: number, fallback: number) {
  const isInRange = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return v.pipe(
    textOr(String(fallback)),
    v.check(isInRange, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
  );
}

/** How often the site asks the live-scores backend for running matches, in seconds. */
export const feedSeconds = whole(1, 60, 5);

/** A key or token as it is sent; empty if it is not set. */
export const token = v.pipe(
  text,
  v.check((text) => !/^(bearer|token)\s/i.test(text), 'drop the word before the token: the site adds “Bearer”'),
  v.check((text) => /^[\x21-\x7e]*$/.test(text), 'must be a token without spaces and special letters'),
);

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text);

export const webAddress = v.pipe(
  text,
  v.check((text) => text === '' || isWebAddress(text), 'must be an http or https address, with a port up to 65535'),
  v.check(
    (text) => !/^https?:\/\/[^/?#]*@/.test(text),
    'drop “user:password@”: no such address can be asked. A token has a setting of its own',
  ),
  v.transform((text) => (text === '' ? null : text.replace(/\/+$/, ''))),
  v.check((text) => text === null || !/[?#]/.test(text), 'must be an address without "?" and "#"'),
);

/** An address without trailing slashes; null if it is not set. */
export const address = v.pipe(
  webAddress,
  v.check(
    (text) => text === null || !/\/v[12]\/[a-z]/.test(text),
    'drop the call from /v1 or /v2 on: the site adds it',
  ),
);
