import { isSecretName } from '../../settings/names.ts';

/** A finding of the doctor. Visitors notice a `wrong`, but not a `note`. `unseen`: the doctor could not look. */
export interface Finding {
  level: 'good' | 'note' | 'wrong' | 'unseen';
  text: string;
}

export interface Section {
  title: string;
  findings: Finding[];
}

type Vars = Readonly<Record<string, string>>;

const finding =
  (level: Finding['level']) =>
  (text: string): Finding => ({ level, text });

export const good = finding('good');
export const note = finding('note');
export const wrong = finding('wrong');
export const unseen = finding('unseen');

/** A number with its noun: `1 match`, `2 matches`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The first names of a list, and the number of the others. */
export function named(names: readonly string[], most: number): string {
  const more = names.length - most;
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const SIGNS = { good: '✓', note: '·', wrong: '✗', unseen: '?' };

const countOf = (sections: readonly Section[], level: Finding['level']) =>
  sections.flatMap(({ findings }) => findings).filter((each) => each.level === level).length;

/** The exit code: 0 when all is well, 1 when anything is wrong, 2 when the doctor could not look. */
export const exitCode = (sections: readonly Section[]): number =>
  countOf(sections, 'wrong') > 0 ? 1 : countOf(sections, 'unseen') > 0 ? 2 : 0;

/** Real keys are longer, and masking short values would garble ordinary words. */
const MIN_SECRET = 8;

const secretsIn = (vars: Vars) =>
  Object.entries(vars)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => isSecretName(name) && value !== '');

/** Finds secrets that look too short, and settings without the other half of their pair (`idle`). */
export function examineSecrets(vars: Vars, idle: readonly string[]): Section | null {
  const short = secretsIn(vars).filter(([, secret]) => secret.length < MIN_SECRET);
  const findings = short.map(([name, { length }]) =>
    note(`${name} has ${counted(length, 'character')}: that looks too short`),
  );
  return findings.length + idle.length === 0 ? null : { title: 'Settings', findings: [...findings, ...idle.map(note)] };
}

/** Masks the values of secrets in a report, because sources may repeat them in error messages. */
export function withoutSecrets(sections: readonly Section[], vars: Vars): Section[] {
  const secrets = secretsIn(vars).flatMap(([, secret]) =>
    secret.split(',').filter((value) => value.length >= MIN_SECRET),
  );
  const hidden = (text: string) =>
    secrets.reduce((left, secret) => left.replaceAll(secret, '…').replaceAll(encodeURIComponent(secret), '…'), text);
  return sections.map(({ title, findings }) => ({
    title: hidden(title),
    findings: findings.map(({ level, text }) => ({ level, text: hidden(text) })),
  }));
}

/** Formats the report for the terminal. */
export function printed(sections: readonly Section[]): string {
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
