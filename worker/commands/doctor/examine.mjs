import { resolve } from 'node:path';
import { parseConfig, SettingError } from '../../settings/env.ts';
import { root } from '../run.mjs';
import { examineContent } from './content.mjs';
import { examineDeploy } from './deploy.mjs';
import { examineForEditors } from './editors.mjs';
import { examineLive } from './live.mjs';
import { examineOdds } from './odds.mjs';
import { examineSecrets, unseen, withoutSecrets, wrong } from './report.mjs';

/**
 * Checks the settings, and each configured source with the calls of a page.
 *
 * @param {Record<string, string>} vars from `settingsOf`
 * @param {{ deployFile?: string, forEditors?: boolean, placed?: (problem: string) => string }} [options] `forEditors`:
 *   only the editors' checks; `placed` adds where a setting stands
 * @returns {Promise<import('./report.mjs').Section[]>} without values of secrets
 */
export async function examine(
  vars,
  { deployFile = resolve(root, 'wrangler.toml'), forEditors = false, placed = (problem) => problem } = {},
) {
  let config;
  try {
    config = parseConfig(vars);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return withoutSecrets([{ title: 'Settings', findings: placed(error.message).split('\n').map(wrong) }], vars);
  }
  if (forEditors) {
    const nothing = {
      title: 'Content',
      findings: [unseen('CMS_URL is not set, so there is no content system to check')],
    };
    return withoutSecrets([(await examineForEditors(config, true)) ?? nothing], vars);
  }
  const sections = await Promise.all([
    examineSecrets(vars, config.withoutEffect),
    examineLive(config),
    examineOdds(config),
    examineContent(config),
    examineForEditors(config),
    examineDeploy(vars, deployFile),
  ]);
  return withoutSecrets(
    sections.filter((section) => section !== null),
    vars,
  );
}
