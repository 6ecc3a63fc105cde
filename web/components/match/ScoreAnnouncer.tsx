import { useState } from 'react';
import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../appContext.ts';
import { type Match, scoreOf } from '../../domain/match.ts';
import { namesOf } from '../../format/teamNames.ts';

const MOST_NAMED = 3;

/** What is said of the scores that differ between two moments of a list; empty when none does. */
export function announcementOf(before: readonly Match[], after: readonly Match[], t: Translate): string {
  // Most matches are the very same objects, in the same places.
  const replaced = before.filter((match, place) => match !== after[place]);
  const known = new Map(replaced.map((match) => [match.id, scoreOf(match.state)]));
  const changed = after.filter(({ id, state }, place) => {
    if (after[place] === before[place]) return false;
    const old = known.get(id);
    const score = scoreOf(state);
    return old && score && (old.home !== score.home || old.away !== score.away);
  });
  if (changed.length > MOST_NAMED) return t('match.changedCount', { count: changed.length });
  return changed
    .map((match) => {
      const score = scoreOf(match.state);
      const scores = { homeScore: score?.home ?? '', awayScore: score?.away ?? '' };
      return t('match.changed', { ...namesOf(match, t), ...scores });
    })
    .join('. ');
}

/** Tells a screen reader, when it has time, which scores have changed. */
export function ScoreAnnouncer({ matches }: { matches: readonly Match[] }) {
  const { t } = useApp();
  const [said, setSaid] = useState({ matches, text: '' });
  if (said.matches !== matches) {
    const news = announcementOf(said.matches, matches, t);
    setSaid({ matches, text: news === '' ? said.text : news });
  }
  return (
    <p aria-live="polite" className="sr-only contain-strict">
      {said.text}
    </p>
  );
}
