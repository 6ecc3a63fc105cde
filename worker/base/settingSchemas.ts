import * as v from 'valibot';

export const textOr = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

/** Any text; empty if it is not set. */
export const text = textOr('');

export function whole(least: number, most: number, fallback: number) {
  const isInRange = (text: string) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return v.pipe(
    textOr(String(fallback)),
    v.check(isInRange, `a whole number from ${least} to ${most} is wanted`),
    v.transform(Number),
  );
}

/** How often the site asks the live-scores backend for running matches, in seconds. */
export const feedSeconds = whole(1, 60, 5);

export const webAddress = v.pipe(
  text,
  v.check((text) => text === '' || /^https?:\/\/[^\s/]+/.test(text), 'an http or https address is wanted'),
  v.transform((text) => (text === '' ? null : text.replace(/\/+$/, ''))),
  v.check((text) => text === null || !/[?#]/.test(text), 'an address without "?" and "#" is wanted'),
);

/** An address without trailing slashes; null if it is not set. */
export const address = v.pipe(
  webAddress,
  v.check(
    (text) => text === null || !/\/v[12]\/[a-z]/.test(text),
    'drop the call from /v1 or /v2 on: the site adds it',
  ),
);
