import * as v from 'valibot';
import { ok } from '../../base/result.ts';
import { siteJournal } from '../../settings/journalBinding.ts';
import { away, delay, notFound, operation, whole } from './operation.ts';
import { next } from './schemas.ts';
import { change, changeOf } from './wireChange.ts';

export const listChanges = operation({
  path: '/changes',
  maxAge: 1,
  parameters: { after: v.optional(whole(0, 9_999_999_999_999), '0'), limit: v.optional(whole(1, 500), '200'), delay },
  data: {
    changes: v.array(change),
    last: v.pipe(v.number(), v.description('Ask for changes after this number next time')),
    next,
  },
  async read({ after, limit, delay }, { journal, addressWith }) {
    const now = Date.now();
    if (journal === undefined) return notFound('This site keeps no journal of changes (LIVE_PUSH).');
    const entries = await siteJournal(journal)
      .since(after)
      .catch(() => null);
    if (entries === null) return away('journal');
    const visible = entries.filter(({ at }) => at <= now - delay * 1000);
    const changes = visible.slice(0, limit).map(changeOf);
    const last = changes.at(-1)?.seq ?? after;
    const isCut = changes.length < visible.length;
    const rest = isCut ? addressWith({ after: String(last) }) : null;
    return ok({ asOf: now, stale: false, changes, last, next: rest });
  },
});
