import { parseConfig, SettingError } from '../env.ts';
import { misspeltNames } from '../settings/names.ts';
import { SETTING_NAMES } from '../settings/schema.ts';

/** What stands for the machine and for what the edge knows; read by the commands alone. */
const LOCAL_NAMES = ['PORT', 'HOST', 'LOCAL_COUNTRY', 'LOCAL_TIME_ZONE', 'CHROMIUM_PATH'];

/**
 * What looks like a misspelt setting among the variables of this machine, each in words.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function misspeltIn(environment) {
  return misspeltNames(Object.keys(environment), [...SETTING_NAMES, ...LOCAL_NAMES]);
}

/**
 * The settings of `.github/settings.md` that an environment variable of `npm start` may give. What is given replaces the
 * value of `wrangler.toml`; `LOCAL_COUNTRY` and `LOCAL_TIME_ZONE` stand for what the edge knows of a visitor.
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
