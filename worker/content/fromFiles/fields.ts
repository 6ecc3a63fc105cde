import * as v from 'valibot';
import { inEveryLanguage, LOCALES } from '../../../web/domain/locale.ts';
import { MAX_TEXT } from '../../feeds/normalize/sanitizeText.ts';
import { wireInstant } from '../../feeds/normalize/wire.ts';
import { playTarget, wireLink, withoutTags } from '../wire.ts';

/** Schemas of single fields of content files. Their messages are for editors. */

export const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must be text'));

export const EACH = `{ ${LOCALES.map((locale) => `"${locale}": "…"`).join(', ')} }`;

/** A field with a value in every language. `what` names it for editors. */
export const inEach = (field: v.GenericSchema<string, string>, what = 'text') =>
  v.strictObject(
    inEveryLanguage(() => field),
    `must be ${what} in every language: ${EACH}`,
  );

export const texts = inEach(text);

const upTo = (max: number) => v.maxLength<string, number, string>(max, `must have at most ${max} characters`);

/** Texts of many lines. The site would cut longer ones. */
export const longTexts = (max: number) => inEach(v.pipe(text, upTo(max)));

/** Texts of one line, without the tags that editors paste. The site would cut longer ones. */
export const lines = (max = MAX_TEXT) =>
  inEach(v.pipe(text, v.transform(withoutTags), v.trim(), v.nonEmpty('must be text without tags'), upTo(max)));

export const link = v.pipe(
  v.string('must be a link'),
  v.check((given) => v.is(wireLink, given), 'must be an http(s) address or a path of this site'),
);

/** An https address as the parsers of Strapi's entries take it, which drop others in silence. */
export const secure = v.pipe(
  v.string('must be an https address'),
  v.check((given) => playTarget(given) !== null, 'must be an https address'),
  v.transform((given) => playTarget(given) ?? given),
);

export const instant = v.pipe(
  v.string('must be a date'),
  v.check((given) => v.is(wireInstant, given), 'must be a date: 2026-11-21, or 2026-11-21T18:00:00Z'),
);

export const flag = v.boolean('must be true or false');

export const numberFrom = (min: number, max: number) => {
  const message = `must be a number from ${min} to ${max}`;
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message));
};
