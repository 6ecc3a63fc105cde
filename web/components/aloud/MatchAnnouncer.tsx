import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { matchNews } from './matchNews.ts';
import type { Say } from './voice.ts';

/** Beyond so many sentences at once, only the number of matches is told. */
const MAX_SENTENCES = 4;

export interface MatchAnnouncerProps {
  matches: readonly Match[];
  /**
   * The voice, or null while it is off. While it is on, screen readers announce nothing, so that nobody hears a sentence
   * twice. Absent for lists of any matches, whose breaks and ends would drown the goals.
   */
  say?: Say | null;
}

/** Announces news of matches: by the browser’s voice, or else to screen readers without interrupting them. */
export function MatchAnnouncer({ matches, say }: MatchAnnouncerProps) {
  const { t } = useApp();
  const before = useRef(matches);
  const [text, setText] = useState('');
  useEffect(() => {
    const known = new Map(before.current.map((match) => [match.id, match]));
    before.current = matches;
    const told = matches.flatMap((match) => {
      const old = known.get(match.id);
      // Unchanged matches are the same objects.
      const news = old === undefined || old === match ? [] : matchNews(old, match, t);
      const shown = news.filter(({ isStage }) => say !== undefined || isStage !== true);
      return shown.length === 0 ? [] : [shown];
    });
    if (told.length === 0) return;
    const all = told.flat();
    const news = all.length > MAX_SENTENCES ? [{ about: '', text: t('aloud.many', { count: told.length }) }] : all;
    if (say) say(news, setText);
    else setText(news.map((each) => each.text).join('. '));
  }, [matches, say, t]);
  return (
    <p aria-live="polite" className="sr-only contain-strict">
      {text}
    </p>
  );
}
