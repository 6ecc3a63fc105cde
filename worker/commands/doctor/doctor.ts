import type { Environment } from '../run.ts';
import { misspeltIn, settingsOf } from '../settings.ts';
import { examine } from './examine.ts';
import { exitCode, printed, withoutSecrets, wrong } from './report.ts';
import { examineSite } from './site.ts';

/**
 * Runs `npm run doctor`. Returns its output and exit code: 1 if anything is wrong, 2 if it could not look. `word`: the
 * address of a site, or `--content` for the editors' checks; `placed` adds where a setting stands.
 */
export async function doctor(
  word: string | undefined,
  env: Environment,
  placed?: (problem: string) => string,
): Promise<{ text: string; code: number }> {
  const forEditors = word === '--content';
  const address = forEditors ? undefined : word;
  const vars = settingsOf(env);
  const misspelt = misspeltIn(env);
  const settings = misspelt.length === 0 ? [] : [{ title: 'Settings', findings: misspelt.map(wrong) }];
  const found =
    address === undefined
      ? await examine(vars, { forEditors, placed })
      : withoutSecrets(await examineSite(address, vars), vars);
  const report = [...settings, ...found];
  return { text: printed(report), code: exitCode(report) };
}
