import type { SiteJournal } from '../../../worker/settings/journalBinding.ts';

const notAsked = () => Promise.reject(new Error('not asked'));

/** A journal with only the answers of `own`. */
export function siteJournalWith(own: Partial<SiteJournal>): SiteJournal {
  return {
    changed: notAsked,
    join: notAsked,
    changesAfter: notAsked,
    newest: notAsked,
    report: notAsked,
    goals: notAsked,
    moments: notAsked,
    statesAt: notAsked,
    keepEnded: notAsked,
    endedOf: notAsked,
    momentumOf: notAsked,
    fixtures: notAsked,
    joinAlerts: notAsked,
    ...own,
  };
}
