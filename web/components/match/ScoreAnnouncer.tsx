import { useState } from 'react';
import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../data/appContext.ts';
import { type Match, scoreOf } from '../../domain/match.ts';
import { namesOf } from '../../format/teamNames.ts';

const MOST_NAMED = 3;

/** The matches of a list that another version changed, each with what it was before. */
export function changedMatches(before: readonly Match[], after: readonly Match[]): [old: Match, match: Match][] {
  // Unchanged matches are the same objects, usually at the same positions.
  const replaced = before.filter((match, place) => match !== after[place]);
  const known = new Map(replaced.map((match) => [match.id, match]));
  return after.flatMap((match, place) => {
    const old = after[place] === before[place] ? undefined : known.get(match.id);
    return old === undefined || old === match ? [] : [[old, match]];
  });
}

/** The announcement of score changes between two versions of a list; empty if there are none. */
export function announcementOf(before: readonly Match[], after: readonly Match[], t: Translate): string {
  const changed = changedMatches(before, after).filter(([{ state: old }, { state }]) => {
    const [from, to] = [scoreOf(old), scoreOf(state)];
    return from && to && (from.home !== to.home || from.away !== to.away);
  });
  if (changed.length > MOST_NAMED) return t('match.changedCount', { count: changed.length });
  return changed
    .map(([, match]) => {
      const score = scoreOf(match.state);
      const scores = { homeScore: score?.home ?? '', awayScore: score?.away ?? '' };
      return t('match.changed', { ...namesOf(match, t), ...scores });
    })
    .join('. ');
}

/** Announces score changes to screen readers, without interrupting them. */
export function ScoreAnnouncer({ matches }: { matches: readonly Match[] }) {
  const { t } = useApp();
  const [announced, setAnnounced] = useState({ matches, text: '' });
  if (announced.matches !== matches) {
    const news = announcementOf(announced.matches, matches, t);
    setAnnounced({ matches, text: news === '' ? announced.text : news });
  }
  return (
    <p aria-live="polite" className="sr-only contain-strict">
      {announced.text}
    </p>
  );
}
