import type { Context } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import { readPage } from '../../web/domain/snapshot.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import type { AppEnv } from '../middleware/appEnv.ts';

/** Parses the query of an address. A wrong one is answered with the first message of its schema. */
export const withQuery = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('query', (given, context: Context<AppEnv>) => {
    const read = v.safeParse(schema, given);
    return read.success ? read.output : context.json({ error: read.issues[0].message }, 400);
  });

/** Parameters that several addresses take. Their messages name the valid values. */
export const idOf = (message: string) => v.pipe(v.string(message), v.regex(/^[A-Za-z0-9]{1,64}$/, message));

export const locale = v.optional(v.picklist(LOCALES, `locale is one of ${LOCALES.join(', ')}`), 'en');

export const sport = v.picklist(SPORTS, `sport is one of ${SPORTS.join(', ')}`);

export const page = v.optional(
  v.pipe(
    v.string(),
    v.transform((text: string) => readPage(text)),
    v.number('page is a whole number from 1 to 9999'),
  ),
  '1',
);
