import * as v from 'valibot';
import { LOG_LEVELS } from './log.ts';

const textOr = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);

/** Any text; empty if it is not set. */
export const text = textOr('');

const orNull = v.transform((text: string) => text || null);

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

/** A number of calls; null if it is not set. */
export const calls = v.pipe(
  text,
  v.regex(/^([1-9]\d{0,7})?$/, 'a whole number from 1 to 99999999 is wanted'),
  v.transform((text) => (text === '' ? null : Number(text))),
);

const webAddress = v.pipe(
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

/** The content system’s address, without the `/api` that the site adds. */
export const contentAddress = v.pipe(
  webAddress,
  v.check((text) => text === null || !/\/api$/i.test(text), 'drop /api: the site adds it'),
  v.check((text) => text === null || !/\/admin(\/|$)/i.test(text), 'drop /admin: that is the panel'),
);

/** One of some words; empty if it is not set. */
const oneOf = <const Word extends string>(...words: Word[]) =>
  v.pipe(text, v.picklist(['', ...words], `one of ${words.join(', ')} is wanted`));

export const environment = oneOf('production', 'staging', 'development', 'test');

/** A Strapi, or the content files of the build. */
export const contentSource = oneOf('strapi', 'files');

/** Which data of the site are made up; null where none are. */
export const demonstration = v.pipe(
  oneOf('live', 'content', 'all'),
  v.transform((text) => text || null),
);

export const logLevel = v.pipe(textOr('info'), v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')} is wanted`));

/** A container of the tag manager; null if it is not set. */
export const tagManagerId = v.pipe(
  text,
  v.check((text) => text === '' || /^GTM-[A-Z0-9]{4,12}$/.test(text), 'a container such as GTM-ABC1234 is wanted'),
  orNull,
);

/** The site’s origin, `https://scores.example.com`; null if it is not set. */
export const siteOrigin = v.pipe(
  text,
  v.check(
    (text) => text === '' || (URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/i.test(text)),
    'the address of the site without a path is wanted, such as https://scores.example.com',
  ),
  v.transform((text) => (text === '' ? null : new URL(text).origin)),
);

/** A shorter secret can be guessed by trying. */
const SHORTEST_SECRET = 24;

/** A secret of at least 24 characters, or two while it is being replaced (`new,old`); null if it is not set. */
export const longSecret = v.pipe(
  text,
  v.check(
    (text) => text === '' || text.split(',').every((value) => value.trim().length >= SHORTEST_SECRET),
    `at least ${SHORTEST_SECRET} characters are wanted: openssl rand -hex 24`,
  ),
  orNull,
);

/** `country`: the law of the visitor's country decides. `notice`: no country asks for consent. */
export const analyticsConsent = v.pipe(
  text,
  v.picklist(['', 'country', 'notice'], '"country" or "notice" is wanted'),
  v.transform((text) => text || 'country'),
);

/** A switch; null if it is not set. */
export const onOrOff = v.pipe(
  text,
  v.picklist(['', 'on', 'off'], '"on" or "off" is wanted'),
  v.transform((text) => (text === '' ? null : text === 'on')),
);

/** The switch of a developer; empty if it is not set. */
export const one = v.pipe(text, v.picklist(['', '1'], '1 is wanted, or nothing'));

const hosts = v.transform((text: string) => text.split(/[\s,]+/).filter(Boolean));

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i;

/** Hosts of pictures. */
export const pictureHosts = v.pipe(
  text,
  hosts,
  v.check(
    (hosts) => hosts.every((host) => HOST.test(host)),
    'hosts without scheme and path are wanted, such as media.example.com',
  ),
);

const FRAME_HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/** The sites that may frame embeds, as `frame-ancestors` names them, this site included; null for none. */
export const frameHosts = v.pipe(
  text,
  v.toLowerCase(),
  hosts,
  v.check(
    (hosts) => hosts.join() === '*' || hosts.every((host) => FRAME_HOST.test(host)),
    'hosts without scheme and path are wanted, such as example.com, *.example.org; or * alone for every site',
  ),
  v.transform((hosts) => (hosts.length === 0 ? null : hosts.join() === '*' ? '*' : ["'self'", ...hosts].join(' '))),
);

const TRANSPORT = /^max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?$/;

/** The value of `Strict-Transport-Security` (RFC 6797); null for `off`. The default is a year for this host only. */
export const transportSecurity = v.pipe(
  text,
  v.check(
    (text) => text === '' || text === 'off' || TRANSPORT.test(text),
    '"off" or a value such as "max-age=31536000; includeSubDomains" is wanted',
  ),
  v.transform((text) => (text === 'off' ? null : text || 'max-age=31536000')),
);

/** Contact for vulnerability reports (RFC 9116, section 2.5.3); null if it is not set. */
export const securityContact = v.pipe(
  text,
  v.check(
    (text) => text === '' || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text),
    'an address such as mailto:security@example.com or https://example.com/security is wanted',
  ),
  orNull,
);
