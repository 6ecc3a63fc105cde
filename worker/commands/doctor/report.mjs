import { isSecretName } from '../../settings/names.ts';

/**
 * What the doctor found: `good`, `note` (nothing that a visitor would notice) or `wrong`.
 *
 * @typedef {{ level: 'good' | 'note' | 'wrong', text: string }} Finding
 * @typedef {{ title: string, findings: Finding[] }} Section
 */

/** @param {string} text @returns {Finding} */
export const good = (text) => ({ level: 'good', text });

/** @param {string} text @returns {Finding} */
export const note = (text) => ({ level: 'note', text });

/** @param {string} text @returns {Finding} */
export const wrong = (text) => ({ level: 'wrong', text });

/** A number with its noun: `1 match`, `2 matches`. */
export const counted = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const SIGNS = { good: '✓', note: '·', wrong: '✗' };

/** A shorter one is no key of any source, and its letters stand in every word. */
const SHORTEST_SECRET = 8;

const secretsIn = (vars) =>
  Object.entries(vars).flatMap(([name, value]) => (isSecretName(name) && value.trim() ? [[name, value.trim()]] : []));

/** What looks wrong about the secrets themselves. @param {Record<string, string>} vars @returns {Section | null} */
export function examineSecrets(vars) {
  const short = secretsIn(vars).filter(([, secret]) => secret.length < SHORTEST_SECRET);
  if (short.length === 0) return null;
  const findings = short.map(([name, { length }]) =>
    note(`${name} has ${counted(length, 'character')}: that looks too short for one`),
  );
  return { title: 'Settings', findings };
}

/**
 * The report without the value of any secret, wherever a source may have repeated it.
 *
 * @param {Section[]} sections
 * @param {Record<string, string>} vars
 * @returns {Section[]}
 */
export function withoutSecrets(sections, vars) {
  const secrets = secretsIn(vars).flatMap(([, secret]) => (secret.length < SHORTEST_SECRET ? [] : [secret]));
  const hidden = (text) =>
    secrets.reduce((left, secret) => left.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…'), text);
  return sections.map(({ title, findings }) => ({
    title: hidden(title),
    findings: findings.map(({ level, text }) => ({ level, text: hidden(text) })),
  }));
}

/** The report as lines to print. @param {Section[]} sections */
export function printed(sections) {
  const lines = sections.flatMap(({ title, findings }) => [
    `\n${title}`,
    ...findings.map(({ level, text }) => `  ${SIGNS[level]} ${text}`),
  ]);
  const bad = sections.flatMap(({ findings }) => findings).filter(({ level }) => level === 'wrong').length;
  const end = bad === 0 ? 'Nothing is wrong.' : `${bad} ${bad === 1 ? 'thing is' : 'things are'} wrong: see ✗ above.`;
  return `${lines.join('\n')}\n\n${end}`;
}
