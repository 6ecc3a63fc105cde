import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { changedMatches } from '../match/ScoreAnnouncer.tsx';
import { matchNews } from './matchNews.ts';
import type { Reader } from './reader.ts';

/** Beyond so many sentences at once, only the number of matches is told. */
const MOST_SENTENCES = 6;

export interface MatchAnnouncerProps {
  matches: readonly Match[];
  /** The voice, while it is on. Screen readers then announce nothing, so that nobody hears a sentence twice. */
  say?: Reader['say'] | null;
}

/** Announces news of open and followed matches: by the browser’s voice, or else to screen readers without interrupting them. */
export function MatchAnnouncer({ matches, say = null }: MatchAnnouncerProps) {
  const { t } = useApp();
  const before = useRef(matches);
  const [text, setText] = useState('');
  useEffect(() => {
    const told = changedMatches(before.current, matches)
      .map(([old, match]) => matchNews(old, match, t))
      .filter((news) => news.length > 0);
    before.current = matches;
    if (told.length === 0) return;
    const sentences = told.flat();
    const isMany = sentences.length > MOST_SENTENCES;
    const news = isMany ? [{ about: '', text: t('aloud.many', { count: told.length }) }] : sentences;
    if (say === null) setText(news.map((each) => each.text).join('. '));
    else say(news, setText);
  }, [matches, say, t]);
  return (
    <p aria-live="polite" className="sr-only contain-strict">
      {text}
    </p>
  );
}
