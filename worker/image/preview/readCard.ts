import { translator } from '../../../locales/translator.ts';
import { lineGoals } from '../../../web/domain/incidents.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import type { Result } from '../../base/result.ts';
import { readTournament } from '../../live/readCatalogue.ts';
import type { ReadContext } from '../../live/readContext.ts';
import { readEvent } from '../../live/readEvent.ts';
import type { Failure } from '../../upstream/failure.ts';
import type { Subject } from './address.ts';
import { type Card, competitionCard, matchCard, siteCard } from './cards.ts';

/** Reads the current card of a subject; null when the match or competition does not exist. */
export async function readCard(
  subject: Subject,
  locale: Locale,
  context: ReadContext,
): Promise<Result<Card | null, Failure>> {
  const { siteName } = context.config;
  const t = translator(locale);
  switch (subject.kind) {
    case 'site':
      return { ok: true, value: siteCard(siteName, t) };
    case 'match': {
      const answer = await readEvent(subject, context);
      if (!answer.ok) return answer;
      const { value } = answer;
      if (value.kind !== 'found') return { ok: true, value: null };
      const { match, incidents } = value.snapshot.event;
      return { ok: true, value: matchCard(match, lineGoals(incidents), siteName, t) };
    }
    case 'competition': {
      const answer = await readTournament(subject.id, subject.sport, context);
      if (!answer.ok) return answer;
      const { value } = answer;
      return { ok: true, value: value === null ? null : competitionCard(value.competition, siteName, t) };
    }
  }
}
