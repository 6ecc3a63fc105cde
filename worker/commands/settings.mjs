import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parseConfig, SettingError } from '../env.ts';
import { misspeltNames } from '../settings/names.ts';
import { SETTING_NAMES } from '../settings/schema.ts';

/** What stands for the machine and for what the edge knows; read by the commands alone. */
const LOCAL_NAMES = ['PORT', 'HOST', 'LOCAL_COUNTRY', 'LOCAL_TIME_ZONE', 'CHROMIUM_PATH'];

/**
 * The settings of this machine: `.dev.vars` of the project, and the environment, which wins. `npm start`, `npm run dev` and the doctor
 * read them here, so that all three see the same.
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
 * What looks like a misspelt setting among the variables of this machine, each in words.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function misspeltIn(environment) {
  return misspeltNames(Object.keys(environment), [...SETTING_NAMES, ...LOCAL_NAMES]);
}

/**
 * The settings of `.github/settings.md` among the variables of this machine. They replace the values of `wrangler.toml`;
 * `LOCAL_COUNTRY` and `LOCAL_TIME_ZONE` replace the edge's knowledge of a visitor.
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

/** Why settings can’t be used, in words that name the first such; null where they can. @param {Record<string, string>} vars */
export function problemOf(vars) {
  try {
    parseConfig(vars);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

/** What the edge would say of a visitor at this machine. @param {Record<string, string | undefined>} environment */
export function placeOf(environment) {
  return {
    country: environment.LOCAL_COUNTRY ?? 'GB',
    timezone: environment.LOCAL_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'Europe/London',
  };
}
