import { resolve } from 'node:path';
import { type Config, parseConfig, SettingError } from '../../settings/env.ts';
import { root } from '../run.ts';
import { examineContent } from './content.ts';
import { examineDeploy } from './deploy.ts';
import { examineForEditors } from './editors.ts';
import { examineLive } from './live.ts';
import { examineOdds } from './odds.ts';
import { examineSecrets, type Section, unseen, withoutSecrets, wrong } from './report.ts';

interface ExamineOptions {
  deployFile?: string;
  /** Only the editors' checks. */
  forEditors?: boolean;
  /** Adds where a setting stands. */
  placed?: (problem: string) => string;
}

/** Checks the settings (`settingsOf`), and each configured source with the calls of a page. Hides the values of secrets. */
export async function examine(
  vars: Readonly<Record<string, string>>,
  {
    deployFile = resolve(root, 'wrangler.toml'),
    forEditors = false,
    placed = (problem) => problem,
  }: ExamineOptions = {},
): Promise<Section[]> {
  let config: Config;
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
