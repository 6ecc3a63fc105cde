import * as v from 'valibot';
import { SPORTS } from '../../web/domain/sport.ts';
import { isolateLog as log } from '../base/log.ts';
import { ok } from '../base/result.ts';
import { journalAge } from '../live/state/journalChanges.ts';
import { ageOf } from '../live/state/readContext.ts';
import { callJournal } from '../settings/journalBinding.ts';
import { MAX_READ, matchesFilter, oldEnough } from '../settings/publicChanges.ts';
import { delay, id, notFound, oneOf, operation, unanswered, whole } from './operation.ts';
import { next } from './schemas.ts';
import { change, sequence } from './wireChange.ts';

const ASKING = { patienceMs: 2_000, log, event: 'journal unavailable' };

/** Changes are kept for two days. */
const MAX_MINUTES = 2_880;

export const listChanges = operation({
  path: '/changes',
  maxAge: 1,
  parameters: {
    after: v.optional(whole(0, 9_999_999_999_999), '0'),
    minutes: v.optional(whole(1, MAX_MINUTES)),
    ...{ sport: v.optional(oneOf(SPORTS)), match: v.optional(id), competition: v.optional(id), team: v.optional(id) },
    ...{ limit: v.optional(whole(1, 500), '200'), delay },
  },
  data: {
    changes: v.pipe(v.array(change), v.description('Oldest first')),
    last: sequence('Ask for changes after this number next time'),
    next,
  },
  async read({ after, minutes, limit, delay, ...filter }, { journal, reading, addressWith }) {
    const now = Date.now();
    if (journal === undefined) return notFound('This site does not offer `/changes`.');
    const from = minutes === undefined ? 0 : now - minutes * 60_000;
    // The number of a change is the instant at which it was kept, or more.
    const answer = await callJournal(journal, (site) => site.changesAfter(Math.max(after, from - 1)), ASKING);
    const entries = v.safeParse(v.array(change), answer);
    if (!entries.success) return unanswered('The journal of changes does not answer.');
    const known = oldEnough(entries.output, delay, now);
    const wanted = known.filter((each) => Date.parse(each.at) >= from && matchesFilter(each, filter));
    const changes = wanted.slice(0, limit);
    // Changes outside the filter need not be asked for again.
    const isCut = changes.length < wanted.length;
    const last = (isCut ? changes : known).at(-1)?.seq ?? after;
    const hasMore = isCut || known.length >= MAX_READ;
    return ok({
      ...ageOf(journalAge(reading), reading),
      changes,
      last,
      next: hasMore ? addressWith({ after: String(last) }) : null,
    });
  },
});
