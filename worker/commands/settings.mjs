import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parseConfig, SettingError } from '../settings/env.ts';
import { misspeltNames } from '../settings/names.ts';
import { SETTING_NAMES } from '../settings/schema.ts';

/** Variables that only the commands read. */
const LOCAL_NAMES = [
  'PORT',
  'HOST',
  'STATE_FOLDER',
  'LOCAL_COUNTRY',
  'LOCAL_TIME_ZONE',
  'DEMO_MATCHES_PER_DAY',
  'DEMO_DELAY_MS',
  'CHROMIUM_PATH',
];

/**
 * Reads local settings from `.dev.vars` and from the environment, which takes precedence. `npm start`, `npm run dev` and the
 * doctor share them.
 *
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string | undefined>}
 */
export function localSettings(root, environment) {
  const file = resolve(root, '.dev.vars');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...environment };
}

/**
 * Describes local variables that look like misspelt settings.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function misspeltIn(environment) {
  return misspeltNames(Object.keys(environment), [...SETTING_NAMES, ...LOCAL_NAMES]);
}

/**
 * Picks the site's settings (`.github/settings.md`) from local variables. They replace the values of `wrangler.toml`.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function settingsOf(environment) {
  const vars = { ENVIRONMENT: environment.ENVIRONMENT ?? 'development' };
  for (const name of SETTING_NAMES) {
    const value = environment[name];
    if (value !== undefined) vars[name] = value;
  }
  return vars;
}

/** The error of the first invalid setting; null when all are valid. @param {Record<string, string>} vars */
export function problemOf(vars) {
  try {
    parseConfig(vars);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

/**
 * Starts the demonstration (`tests/demo`) for the sources that local settings do not name. The result's `vars` make the site
 * read it.
 *
 * @param {Record<string, unknown>} used the settings of the site
 * @param {Record<string, string | undefined>} environment
 */
export async function demonstrationFor(used, environment) {
  const { startBeside } = await import('../../tests/demo/beside.ts');
  return startBeside(used, Number(environment.DEMO_MATCHES_PER_DAY) || undefined, environment.DEMO_DELAY_MS);
}

function isTimeZone(zone) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

function isRange(text) {
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  return Number(from) <= Number(to);
}

/**
 * Describes the first unusable variable of the commands; null when all are usable.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function localProblem({ HOST, LOCAL_COUNTRY, LOCAL_TIME_ZONE, DEMO_DELAY_MS }) {
  if (HOST !== undefined && !/^[a-z0-9.:-]+$/i.test(HOST))
    return `HOST: a name or an address is wanted, such as 0.0.0.0`;
  if (LOCAL_COUNTRY !== undefined && !/^([A-Z]{2}|T1)$/.test(LOCAL_COUNTRY))
    return 'LOCAL_COUNTRY: a country code of two capitals is wanted, such as GB';
  if (LOCAL_TIME_ZONE !== undefined && !isTimeZone(LOCAL_TIME_ZONE))
    return 'LOCAL_TIME_ZONE: a time zone is wanted, such as Europe/Amsterdam';
  if (DEMO_DELAY_MS !== undefined && !isRange(DEMO_DELAY_MS))
    return 'DEMO_DELAY_MS must be a range of milliseconds, such as 0-1600';
  return null;
}

/** The `request.cf` of a local visitor. @param {Record<string, string | undefined>} environment */
export function placeOf(environment) {
  return {
    country: environment.LOCAL_COUNTRY ?? 'GB',
    timezone: environment.LOCAL_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'Europe/London',
  };
}
