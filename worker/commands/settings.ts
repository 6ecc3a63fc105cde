import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parseConfig, SettingError, type Variables } from '../settings/env.ts';
import { misspeltNames } from '../settings/names.ts';
import { SETTING_NAMES } from '../settings/schema.ts';
import { type Environment, root as ownRoot } from './run.ts';

/** Variables that only the commands read. */
const LOCAL_NAMES = [
  ...['PORT', 'HOST', 'STATE_FOLDER', 'LOCAL_COUNTRY', 'LOCAL_TIME_ZONE', 'CHROMIUM_PATH'],
  ...['DEMO_MATCHES_PER_DAY', 'DEMO_DELAY_MS'],
];

/**
 * Reads local settings from `.dev.vars` and from the environment, which takes precedence. `npm start`, `npm run dev` and the
 * doctor share them. `root`: the project's folder.
 */
export function localSettings(root: string, environment: Environment): Environment {
  const file = resolve(root, '.dev.vars');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...environment };
}

/** Describes local variables that look like misspelt settings. */
export function misspeltIn(environment: Environment): string[] {
  return misspeltNames(Object.keys(environment), [...SETTING_NAMES, ...LOCAL_NAMES]);
}

/** Picks the site's settings (`.github/settings.md`) from local variables. They replace the values of `wrangler.toml`. */
export function settingsOf(environment: Environment): Record<string, string> {
  const vars: Record<string, string> = { ENVIRONMENT: environment.ENVIRONMENT ?? 'development' };
  for (const name of SETTING_NAMES) {
    const value = environment[name];
    if (value !== undefined) vars[name] = value;
  }
  return vars;
}

/** Adds to each line of a problem, which begins with a setting's name, where that setting stands. */
export function withOrigins(problem: string, root: string, environment: Environment): string {
  const lines = (name: string) => {
    const file = resolve(root, name);
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  };
  const originOf = (setting: string) => {
    if (environment[setting] !== undefined) return 'the environment';
    for (const file of ['.dev.vars', 'wrangler.toml']) {
      const at = lines(file).findIndex((line) => line.match(/^\s*(?:export\s+)?(\w+)\s*=/)?.[1] === setting);
      if (at >= 0) return `${file}, line ${at + 1}`;
    }
    return 'not set';
  };
  const placed = problem
    .split('\n')
    .map((line) => line.replace(/^[A-Z_]+(?=:)/, (name) => `${name} (${originOf(name)})`));
  return placed.join('\n');
}

/** Prints a problem, with where its settings stand, and ends the process; does nothing without one. */
export function refuse(problem: string | null): void {
  if (problem === null) return;
  console.error(withOrigins(problem, ownRoot, process.env));
  process.exit(1);
}

/** The errors of the invalid settings, a line for each; null when all are valid. */
export function problemOf(vars: Variables): string | null {
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
 * read it. `used`: the settings of the site.
 */
export async function demonstrationFor(used: Variables, environment: Environment) {
  const { startBeside } = await import('../../tests/demo/beside.ts');
  return startBeside(used, Number(environment.DEMO_MATCHES_PER_DAY) || undefined, environment.DEMO_DELAY_MS);
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

function isRange(text: string): boolean {
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  return Number(from) <= Number(to);
}

/** The form of each variable of the commands. */
const LOCAL_FORMS: readonly (readonly [name: string, isRight: (text: string) => boolean, form: string])[] = [
  ['PORT', (text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535, 'must be a whole number from 1 to 65535'],
  ['HOST', (text) => /^[a-z0-9.:-]+$/i.test(text), 'must be a name or an address, such as 0.0.0.0'],
  ['LOCAL_COUNTRY', (text) => /^([A-Z]{2}|T1)$/.test(text), 'must be a country code of two capitals, such as GB'],
  ['LOCAL_TIME_ZONE', isTimeZone, 'must be a time zone, such as Europe/Amsterdam'],
  ['DEMO_DELAY_MS', isRange, 'must be a range of milliseconds, such as 0-1600'],
];

/** Describes every unusable setting and variable of the commands, a line for each; null when all are usable. */
export function localProblems(environment: Environment): string | null {
  const isWrong = (text: string | undefined, isRight: (text: string) => boolean) =>
    text !== undefined && !isRight(text);
  const local = LOCAL_FORMS.filter(([name, isRight]) => isWrong(environment[name], isRight));
  const problems = [...local.map(([name, , form]) => `${name}: ${form}`), problemOf(settingsOf(environment))];
  return problems.filter((problem) => problem !== null).join('\n') || null;
}

/** The `request.cf` of a local visitor. */
export function localVisitor(environment: Environment) {
  return {
    country: environment.LOCAL_COUNTRY ?? 'GB',
    timezone: environment.LOCAL_TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'Europe/London',
  };
}
