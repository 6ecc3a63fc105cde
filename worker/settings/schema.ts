import * as v from 'valibot';
import { LOG_LEVELS } from '../base/log.ts';
import { address, feedSeconds, text, textOr, token, webAddress, whole } from '../base/settingSchemas.ts';
import { FEEDS } from '../feeds/registry.ts';

const orNull = v.transform((text: string) => text || null);

/** One of some words; empty if it is not set. */
const oneOf = <const Word extends string>(...words: Word[]) =>
  v.pipe(text, v.picklist(['', ...words], `must be one of ${words.join(', ')}`));

/** A text of a form; null if it is not set. */
const textLike = (pattern: RegExp, message: string) =>
  v.pipe(
    text,
    v.check((text) => text === '' || pattern.test(text), message),
    orNull,
  );

/** A number of calls; null if it is not set. */
const calls = v.pipe(
  text,
  v.regex(/^([1-9]\d{0,7})?$/, 'must be a whole number from 1 to 99999999'),
  v.transform((text) => (text === '' ? null : Number(text))),
);

/** An origin such as `https://scores.example.com`; null if it is not set. */
const siteOrigin = v.pipe(
  text,
  v.check(
    (text) => text === '' || (URL.canParse(text) && /^https?:\/\/[^/?#@]+\/?$/i.test(text)),
    'must be the address of the site without a path, such as https://scores.example.com',
  ),
  v.transform((text) => (text === '' ? null : new URL(text).origin)),
);

/** A shorter secret can be guessed by trying. */
const MIN_SECRET = 24;

/** A secret of at least 24 characters, or two while it is being replaced (`new,old`); null if it is not set. */
const longSecret = v.pipe(
  text,
  v.check((text) => !/^[^\s;]{24,}[\s;]+[^\s;]{24,}$/.test(text), 'put a comma between two secrets: new,old'),
  v.check(
    (text) => text === '' || text.split(',').every((value) => value.trim().length >= MIN_SECRET),
    `must have at least ${MIN_SECRET} characters: openssl rand -hex 24`,
  ),
  orNull,
);

/** A switch; null if it is not set. */
const onOrOff = v.pipe(
  text,
  v.picklist(['', 'on', 'off'], 'must be "on" or "off"'),
  v.transform((text) => (text === '' ? null : text === 'on')),
);

const hosts = v.transform((text: string) => text.split(/[\s,]+/).filter(Boolean));

/** False for a port above 65535. */
const hasPort = (host: string) => URL.canParse(`https://${host.replace('*.', '')}`);

const PICTURE_HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/i;
const FRAME_HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/** Schema of every setting except those that a feed declares itself. */
export const settings = v.object({
  ENVIRONMENT: oneOf('production', 'staging', 'development', 'test'),
  SITE_NAME: text,
  SITE_URL: siteOrigin,
  OPS_TOKEN: longSecret,
  /** Where alerts are told: an incoming webhook of a chat or a pager. */
  ALERT_WEBHOOK: textLike(/^https?:\/\/[^\s/@]+(\/\S*)?$/, 'must be the address of a webhook'),
  ACCESS_TEAM: siteOrigin,
  ACCESS_AUDIENCE: text,
  /** The value of `Strict-Transport-Security` (RFC 6797); null for `off`. The default is a year for this host only. */
  HSTS: v.pipe(
    text,
    v.check(
      (text) => /^(|off|max-age=\d{1,10}(; ?includeSubDomains)?(; ?preload)?)$/.test(text),
      'must be "off" or a value such as "max-age=31536000; includeSubDomains"',
    ),
    v.transform((text) => (text === 'off' ? null : text || 'max-age=31536000')),
  ),
  RATE_LIMIT: onOrOff,
  LOG_LEVEL: v.pipe(textOr('info'), v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  LOG_REQUESTS_PERCENT: whole(0, 100, 100),
  /** Contact for vulnerability reports (RFC 9116, section 2.5.3). */
  SECURITY_CONTACT: textLike(
    /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
    'must be an address such as mailto:security@example.com or https://example.com/security',
  ),
  /** Who publishes the site, and how to reach them: shown on the pages about the site. */
  PUBLISHER_CONTACT: text,
  LIVE_SOURCE: text,
  LIVE_API_URL: address,
  LIVE_API_TOKEN: token,
  ODDS_API_KEY: token,
  ODDS_API_URL: address,
  ODDS_API_REGION: text,
  ODDS_TEAM_ALIASES: text,
  ODDS_OPERATOR_ALIASES: text,
  /** A Strapi, or the content files of the build. */
  CONTENT_SOURCE: oneOf('strapi', 'files'),
  LIVE_CALLS_PER_MINUTE: calls,
  LIVE_CALLS_PER_DAY: calls,
  ODDS_CREDITS_PER_MONTH: calls,
  CMS_URL: v.pipe(
    webAddress,
    v.check((text) => text === null || !/\/api$/i.test(text), 'drop /api: the site adds it'),
    v.check((text) => text === null || !/\/admin(\/|$)/i.test(text), 'drop /admin: that is the panel'),
  ),
  CMS_TOKEN: token,
  PURGE_SECRET: longSecret,
  PREVIEW_SECRET: longSecret,
  PREVIEW_PANEL: siteOrigin,
  LIVE_POLL_SECONDS: whole(2, 600, 10),
  LIVE_FEED_SECONDS: feedSeconds,
  LIVE_PUSH: onOrOff,
  HOME_FIRST: onOrOff,
  OPEN_DATA: onOrOff,
  /** The sites that may frame embeds, as `frame-ancestors` names them, this site included; null for none. */
  EMBED_HOSTS: v.pipe(
    text,
    v.toLowerCase(),
    hosts,
    v.check(
      (hosts) => hosts.join() === '*' || hosts.every((host) => FRAME_HOST.test(host) && hasPort(host)),
      'must be hosts without scheme and path, such as example.com, *.example.org; or * alone for every site',
    ),
    v.transform((hosts) => (hosts.length === 0 ? null : hosts.join() === '*' ? '*' : ["'self'", ...hosts].join(' '))),
  ),
  UPSTREAM_TIMEOUT_MS: whole(100, 30_000, 2500),
  LIVE_CALLS_PER_SECOND: whole(1, 1000, 10),
  ODDS_CALLS_PER_REFRESH: whole(0, 500, 30),
  /** Which data of the site are made up; null where none are. */
  DEMONSTRATION: v.pipe(
    oneOf('live', 'content', 'all'),
    v.transform((text) => text || null),
  ),
  VISITOR_OVERRIDE: v.pipe(text, v.picklist(['', '1'], 'must be 1 or empty')),
  FLAG_URL: v.pipe(
    text,
    v.check(
      (text) => text === '' || (/^https?:\/\/[^/?#@\s]+\/\S*\{slug\}/.test(text) && URL.canParse(text)),
      'must be an address with {slug} for the country, such as https://flags.example.com/{slug}.png',
    ),
  ),
  MEDIA_HOSTS: v.pipe(
    text,
    hosts,
    v.check(
      (hosts) => hosts.every((host) => PICTURE_HOST.test(host) && hasPort(host)),
      'must be hosts without scheme and path, such as media.example.com',
    ),
  ),
  GOOGLE_TAG_MANAGER_ID: textLike(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container such as GTM-ABC1234'),
  /** `country`: the law of the visitor's country decides. `notice`: no country asks for consent. */
  ANALYTICS_CONSENT: v.pipe(
    text,
    v.picklist(['', 'country', 'notice'], 'must be "country" or "notice"'),
    v.transform((text) => text || 'country'),
  ),
  VAPID_PUBLIC_KEY: text,
  VAPID_PRIVATE_KEY: text,
  VAPID_SUBJECT: text,
});

/** Names of all settings, including the feeds' own. */
export const SETTING_NAMES: readonly string[] = [
  ...new Set([...Object.keys(settings.entries), ...FEEDS.flatMap((feed) => feed.settings)]),
];
