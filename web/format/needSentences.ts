import type { Translate } from '../../locales/translate.ts';
import type { Condition, Part } from '../domain/season/conditions.ts';
import type { Need } from '../domain/season/needs.ts';
import type { Prize } from '../domain/season/prizes.ts';

/** Nobody understands a longer sentence at once. */
const MAX_WORDS = 25;

const wordsIn = (text: string) => text.split(' ').length;

const joined = (parts: readonly string[], t: Translate) =>
  parts.reduce((all, each) => (all === '' ? each : t('needs.both', { one: all, other: each })), '');

/** A condition after “if”. Without a result of its own, the team is not in it. */
function conditionText({ own, others }: Condition, textOf: (part: Part) => string, t: Translate): string {
  const mine = own === null ? [] : [t(`needs.own.${own}`)];
  switch (others.kind) {
    case 'none':
      return joined(mine, t);
    case 'help':
      return joined([...mine, t('needs.help')], t);
    case 'all':
      return joined([...mine, ...others.parts.map(textOf)], t);
    case 'unless':
      return t('needs.unless', { one: joined(mine, t), others: joined(others.parts.map(textOf), t) });
  }
}

/** What a team needs for a prize, in sentences of at most 25 words. */
export function needSentences(
  { team, isSure, conditions, decider, standsNow }: Need,
  { kind, places, size }: Prize,
  nameOf: (id: string) => string,
  t: Translate,
): string[] {
  const goal = t(`needs.goal.${kind}`, { team: nameOf(team.id), places: kind === 'bottom' ? size - places : places });
  if (isSure) return [`${goal}.`];
  const textOf = ({ team: id, outcomes }: Part) => t(`needs.other.${outcomes}`, { team: nameOf(id) });
  const texts = conditions.map((condition) => conditionText(condition, textOf, t));
  const [only] = conditions;
  const unless = only?.own === null && only.others.kind === 'unless' ? joined(only.others.parts.map(textOf), t) : null;
  const sentenceOf = (shown: readonly string[]) =>
    unless === null
      ? t('needs.if', { goal, conditions: shown.join(t('needs.or')) })
      : t('needs.unlessOnly', { goal, others: unless });
  let shown = texts;
  for (let kept = texts.length - 1; kept > 0 && wordsIn(sentenceOf(shown)) > MAX_WORDS; kept -= 1)
    shown = [...texts.slice(0, kept), t('needs.help')];
  const by = decider === null ? null : t(`season.order.${decider}`);
  return [
    ...(shown.length > 0 ? [sentenceOf(shown)] : []),
    ...(by === null ? [] : [t(shown.length > 0 ? 'needs.level' : 'needs.onlyBy', { decider: by, goal })]),
    ...(standsNow === undefined ? [] : [t(standsNow ? 'needs.now' : 'needs.notNow')]),
  ];
}
