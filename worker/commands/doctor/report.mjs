import { isSecretName } from '../../settings/names.ts';

/**
 * Findings of the doctor. Visitors notice a `wrong`, but not a `note`. `unseen`: the doctor could not look.
 *
 * @typedef {{ level: 'good' | 'note' | 'wrong' | 'unseen', text: string }} Finding
 * @typedef {{ title: string, findings: Finding[] }} Section
 */

/** @param {string} text @returns {Finding} */
export const good = (text) => ({ level: 'good', text });

/** @param {string} text @returns {Finding} */
export const note = (text) => ({ level: 'note', text });

/** @param {string} text @returns {Finding} */
export const wrong = (text) => ({ level: 'wrong', text });

/** @param {string} text @returns {Finding} */
export const unseen = (text) => ({ level: 'unseen', text });

/** A number with its noun: `1 match`, `2 matches`. */
export const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const SIGNS = { good: '✓', note: '·', wrong: '✗', unseen: '?' };

const countOf = (sections, level) =>
  sections.flatMap(({ findings }) => findings).filter((each) => each.level === level).length;

/** The exit code: 0 when all is well, 1 when anything is wrong, 2 when the doctor could not look. @param {Section[]} sections */
export const exitCode = (sections) => (countOf(sections, 'wrong') > 0 ? 1 : countOf(sections, 'unseen') > 0 ? 2 : 0);

/** Real keys are longer, and masking short values would garble ordinary words. */
const MIN_SECRET = 8;

const secretsIn = (vars) =>
  Object.entries(vars).flatMap(([name, value]) => (isSecretName(name) && value.trim() ? [[name, value.trim()]] : []));

/**
 * Finds secrets that look too short, and settings without the other half of their pair (`idle`).
 *
 * @param {Record<string, string>} vars @param {readonly string[]} idle @returns {Section | null}
 */
export function examineSecrets(vars, idle) {
  const short = secretsIn(vars).filter(([, secret]) => secret.length < MIN_SECRET);
  const findings = short.map(([name, { length }]) =>
    note(`${name} has ${counted(length, 'character')}: that looks too short`),
  );
  return findings.length + idle.length === 0 ? null : { title: 'Settings', findings: [...findings, ...idle.map(note)] };
}

/**
 * Masks the values of secrets in a report, because sources may repeat them in error messages.
 *
 * @param {Section[]} sections
 * @param {Record<string, string>} vars
 * @returns {Section[]}
 */
export function withoutSecrets(sections, vars) {
  const secrets = secretsIn(vars).flatMap(([, secret]) =>
    secret.split(',').filter((value) => value.length >= MIN_SECRET),
  );
  const hidden = (text) =>
    secrets.reduce((left, secret) => left.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…'), text);
  return sections.map(({ title, findings }) => ({
    title: hidden(title),
    findings: findings.map(({ level, text }) => ({ level, text: hidden(text) })),
  }));
}

/** Formats the report for the terminal. @param {Section[]} sections */
export function printed(sections) {
  const lines = sections.flatMap(({ title, findings }) => [
    `\n${title}`,
    ...findings.map(({ level, text }) => `  ${SIGNS[level]} ${text}`),
  ]);
  const bad = countOf(sections, 'wrong');
  const hidden = countOf(sections, 'unseen');
  const end = [
    ...(bad > 0 ? [`${bad} ${bad === 1 ? 'thing is' : 'things are'} wrong: see ✗ above.`] : []),
    ...(hidden > 0 ? [`${counted(hidden, 'thing')} could not be looked at: see ? above.`] : []),
  ];
  return `${lines.join('\n')}\n\n${end.join(' ') || 'Nothing is wrong.'}`;
}
