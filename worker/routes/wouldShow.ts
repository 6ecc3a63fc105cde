import { Hono } from 'hono';
import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import { parseProviders } from '../content/fetchOperators.ts';
import { isEntryType, whyHidden } from '../content/review/whyHidden.ts';
import { hasPage } from '../live/team/hasPage.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { sharedContextOf } from '../middleware/readContext.ts';
import { MAX_BYTES, NOT_STORED, refuseStranger } from './purge.ts';
import { parsedJson, readText } from './readBody.ts';

const question = v.object({
  type: v.string(),
  locale: v.optional(v.picklist(LOCALES), LOCALES[0]),
  entry: v.record(v.string(), v.unknown()),
  policy: v.optional(v.unknown()),
  operators: v.optional(v.array(v.unknown()), []),
});

/**
 * `POST /api/would-show`: the content system asks before it publishes an entry, with the secret of the webhook. The
 * question carries the policy and, for a channel, the operators, because a content system in a transaction cannot answer
 * for them. 200 has `reasons`, which are empty when the entry shows; 400 or 413 for another body; 401, 429 and 503 as for
 * a purge.
 */
export const wouldShow = new Hono<AppEnv>().post('/api/would-show', async (context) => {
  const refusal = await refuseStranger(context);
  if (refusal !== null) return refusal;
  const text = await readText(context.req.raw.body, MAX_BYTES);
  if (text === null) return context.json({ error: `a question has at most ${MAX_BYTES} bytes` }, 413, NOT_STORED);
  const asked = v.safeParse(question, parsedJson(text));
  if (!asked.success)
    return context.json({ error: 'must be an object with type, locale, entry and policy' }, 400, NOT_STORED);
  const { type, locale, entry, policy, operators } = asked.output;
  const reading = sharedContextOf(context);
  const known = {
    now: reading.clock.now,
    locale,
    policy,
    operators: parseProviders(operators),
    hasPage: (route: Parameters<typeof hasPage>[0]) => hasPage(route, reading),
  };
  return context.json({ reasons: isEntryType(type) ? await whyHidden(type, entry, known) : [] }, 200, NOT_STORED);
});
