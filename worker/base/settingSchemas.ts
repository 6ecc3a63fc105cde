import * as v from 'valibot';
import { LOG_LEVELS } from './log.ts';

/** A whole number in a range. */
export function whole(least: number, most: number, fallback: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+$/, `a whole number from ${least} to ${most} is wanted`),
      v.transform(Number),
      v.minValue(least),
      v.maxValue(most),
    ),
    String(fallback),
  );
}

/** How often the live-scores backend is asked for what runs, in seconds. */
export const feedSeconds = whole(1, 60, 5);

/** A number of calls; null where none is set. */
export const calls = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^([1-9]\d{0,7})?$/, 'a whole number from 1 to 99999999 is wanted'),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
  '',
);

const webAddress = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || /^https?:\/\/[^\s/]+/.test(text), 'an http or https address is wanted'),
  v.transform((text) => (text === '' ? null : text.replace(/\/+$/, ''))),
);

/** An address without its last slashes; null where none is given. */
export const address = v.optional(webAddress, '');

/** The address of the content system, without the `/api` that the site adds itself. */
export const contentAddress = v.optional(
  v.pipe(
    webAddress,
    v.check((text) => text === null || !/\/api$/i.test(text), 'drop /api: the site adds it'),
  ),
  '',
);

/** A container of the tag manager; null where none is given. */
export const tagManagerId = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || /^GTM-[A-Z0-9]{4,12}$/.test(text), 'a container such as GTM-ABC1234 is wanted'),
    v.transform((text) => text || null),
  ),
  '',
);

/** Any text, empty where none is given. */
export const text = v.optional(v.pipe(v.string(), v.trim()), '');

/** What kind of site it is; empty where nothing is said. */
export const environment = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.picklist(
      ['', 'production', 'staging', 'development', 'test'],
      'one of production, staging, development, test is wanted',
    ),
  ),
  '',
);

/** The least level that is logged. */
export const logLevel = v.optional(
  v.pipe(v.string(), v.trim(), v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')} is wanted`)),
  'info',
);

/** A shorter secret can be guessed by who asks often enough. */
const SHORTEST_SECRET = 24;

const trimmed = v.pipe(v.string(), v.trim());

/** The site's origin, `https://scores.example.com`; null where none is given. */
export const siteOrigin = v.optional(
  v.pipe(
    trimmed,
    v.check(
      (text) => text === '' || (URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/i.test(text)),
      'the address of the site without a path is wanted, such as https://scores.example.com',
    ),
    v.transform((text) => (text === '' ? null : new URL(text).origin)),
  ),
  '',
);

/** A secret of at least 24 characters; null where none is given. */
export const longSecret = v.optional(
  v.pipe(
    trimmed,
    v.check(
      (text) => text === '' || text.length >= SHORTEST_SECRET,
      `at least ${SHORTEST_SECRET} characters are wanted: openssl rand -hex 24`,
    ),
    v.transform((text) => text || null),
  ),
  '',
);

/** A switch; null where it is not set. */
export const onOrOff = v.optional(
  v.pipe(
    trimmed,
    v.picklist(['', 'on', 'off'], '"on" or "off" is wanted'),
    v.transform((text) => (text === '' ? null : text === 'on')),
  ),
  '',
);

const TRANSPORT = /^max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?$/;

/** The value of `Strict-Transport-Security` (RFC 6797); null for `off`. A year for the one host where nothing is given. */
export const transportSecurity = v.optional(
  v.pipe(
    trimmed,
    v.check(
      (text) => text === '' || text === 'off' || TRANSPORT.test(text),
      '"off" or a value such as "max-age=31536000; includeSubDomains" is wanted',
    ),
    v.transform((text) => (text === 'off' ? null : text || 'max-age=31536000')),
  ),
  '',
);

/** Where somebody who has found a hole writes to (RFC 9116, section 2.5.3); null where nobody is named. */
export const securityContact = v.optional(
  v.pipe(
    trimmed,
    v.check(
      (text) => text === '' || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text),
      'an address such as mailto:security@example.com or https://example.com/security is wanted',
    ),
    v.transform((text) => text || null),
  ),
  '',
);
