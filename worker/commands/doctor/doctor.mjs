import { misspeltIn, settingsOf } from '../settings.mjs';
import { examine } from './examine.mjs';
import { exitCode, printed, withoutSecrets, wrong } from './report.mjs';
import { examineSite } from './site.mjs';

/**
 * Runs `npm run doctor`. Returns its output and exit code: 1 if anything is wrong, 2 if it could not look.
 *
 * @param {string | undefined} word the argument: the address of a site, or `--content` for the editors' checks
 * @param {Record<string, string | undefined>} env
 * @param {(problem: string) => string} [placed] adds where a setting stands
 */
export async function doctor(word, env, placed) {
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
