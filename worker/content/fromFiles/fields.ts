import * as v from 'valibot';
import { inEveryLanguage } from '../../../web/domain/locale.ts';
import { wireInstant } from '../../feeds/contract/wire.ts';
import { playTarget, wireLink, withoutTags } from '../wire.ts';

/** Schemas of single fields of content files. Their messages are for editors. */

export const text = v.pipe(v.string('a text is wanted'), v.trim(), v.nonEmpty('a text is wanted'));

/** A text of one line, without the tags that editors paste. */
const line = v.pipe(text, v.transform(withoutTags), v.trim(), v.nonEmpty('a text without tags is wanted'));

export const linesInBothLanguages = v.strictObject(
  inEveryLanguage(() => line),
  'a text in both languages is wanted: { "en": "…", "nl": "…" }',
);

export const bothLanguages = v.strictObject(
  inEveryLanguage(() => text),
  'a text in both languages is wanted: { "en": "…", "nl": "…" }',
);

export const link = v.pipe(
  v.string('a link is wanted'),
  v.check((given) => v.is(wireLink, given), 'an http(s) address or a path of this site is wanted'),
);

export const secure = v.pipe(
  v.string('an https address is wanted'),
  v.check((given) => playTarget(given) !== null, 'an https address is wanted'),
);

export const instant = v.pipe(
  v.string('a date is wanted'),
  v.check((given) => v.is(wireInstant, given), 'a date is wanted: 2026-11-21, or 2026-11-21T18:00:00Z'),
);

export const flag = v.boolean('true or false is wanted');

export const numberFrom = (least: number, most: number) => {
  const wanted = `a number from ${least} to ${most} is wanted`;
  return v.pipe(v.number(wanted), v.minValue(least, wanted), v.maxValue(most, wanted));
};
