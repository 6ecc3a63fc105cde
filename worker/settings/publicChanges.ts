import type { Match } from '../../web/domain/match.ts';
import type { JournalEntry } from '../../web/domain/matchChange.ts';
import type { PublicChange } from './journalBinding.ts';

/** The most changes of one answer. */
export const MAX_READ = 1_000;

/** An entry as the public API gives it, with its match if the journal still knows it. */
export type ToPublic = (entry: JournalEntry, match: Match | null) => PublicChange;

/** The changes that a client wants: those of one sport, match, competition or team. */
type ChangeFilter = Readonly<Partial<Record<'sport' | 'match' | 'competition' | 'team', string | undefined>>>;

export const matchesFilter = (change: PublicChange, { sport, match, competition, team }: ChangeFilter) =>
  (sport === undefined || change.sport === sport) &&
  (match === undefined || change.match === match) &&
  (competition === undefined || change.competition?.id === competition) &&
  (team === undefined || change.home?.id === team || change.away?.id === team);

/** The changes that are old enough for a delay in seconds: up to the first that is not, so that none is skipped. */
export function oldEnough<Change extends PublicChange>(
  changes: readonly Change[],
  delay: number,
  now: number,
): Change[] {
  const end = changes.findIndex(({ at }) => Date.parse(at) > now - delay * 1_000);
  return changes.slice(0, end < 0 ? undefined : end);
}
