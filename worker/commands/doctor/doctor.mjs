import { misspeltIn, settingsOf } from '../settings.mjs';
import { examine } from './examine.mjs';
import { printed, withoutSecrets, wrong } from './report.mjs';
import { examineSite } from './site.mjs';

/**
 * What `npm run doctor` says and the code that it ends with: 1 where something is wrong.
 *
 * @param {string | undefined} word what follows the command: the address of a site, or `--content` for what editors can mend
 * @param {Record<string, string | undefined>} env
 */
export async function doctor(word, env) {
  const forEditors = word === '--content';
  const address = forEditors ? undefined : word;
  const vars = settingsOf(env);
  const misspelt = misspeltIn(env);
  const settings = misspelt.length === 0 ? [] : [{ title: 'Settings', findings: misspelt.map(wrong) }];
  const found =
    address === undefined
      ? await examine(vars, { forEditors })
      : withoutSecrets(await examineSite(address, vars), vars);
  const report = [...settings, ...found];
  const isIll = report.some(({ findings }) => findings.some(({ level }) => level === 'wrong'));
  return { text: printed(report), code: isIll ? 1 : 0 };
}
