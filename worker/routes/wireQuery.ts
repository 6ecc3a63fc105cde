import * as v from 'valibot';
import { readPage } from '../../web/domain/snapshot.ts';

/** Parameters that several addresses of the API take. Their messages name the wanted value. */
export const idOf = (message: string) => v.pipe(v.string(message), v.regex(/^[A-Za-z0-9]{1,64}$/, message));

export const page = v.optional(
  v.pipe(
    v.string(),
    v.transform((text: string) => readPage(text)),
    v.number('page is a whole number from 1 to 9999'),
  ),
  '1',
);
