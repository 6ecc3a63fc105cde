import { parseConfig, SettingError, type Variables } from '../env.ts';
import { unknownNames } from './names.ts';
import { requiredSecrets } from './requiredSecrets.ts';
import { SETTING_NAMES } from './schema.ts';

/** Stands for a secret that a deploy has and a build must not know. */
const SOME_SECRET = 'x'.repeat(32);

/** What is wrong with the variables of a deploy (`[vars]`), each in words that name the setting. */
export function deployProblems(variables: Variables): string[] {
  const unknown = unknownNames(Object.keys(variables), SETTING_NAMES);
  const secrets = requiredSecrets(variables).map((name) => [name, SOME_SECRET]);
  try {
    parseConfig({ ...Object.fromEntries(secrets), ...variables });
    return unknown;
  } catch (error) {
    if (error instanceof SettingError) return [...unknown, error.message];
    throw error;
  }
}
