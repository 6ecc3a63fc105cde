import { type ReactNode, useEffect, useState } from 'react';
import { ifLoaded } from '../../data/again.ts';
import { useApp } from '../../data/appContext.ts';
import { Icon } from '../Icon.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import type { Say, Voice, VoiceState } from './voice.ts';

/** Announces news of matches. Its code loads by itself. */
export const MatchAnnouncer = lazyComponent(async () => (await import('./MatchAnnouncer.tsx')).MatchAnnouncer);

/**
 * The button that reads news aloud, and the voice while it is on. The button shows once its code has come, in a browser that
 * can speak, and never in spoiler-free mode.
 */
export function useReadAloud(isOffered: boolean): { say: Say | null; button: ReactNode } {
  const { t, visitor } = useApp();
  const [voice, setVoice] = useState<Voice | null>(null);
  const [state, setState] = useState<VoiceState>('off');
  // The end of a match is read as well.
  const [isPossible] = useState(isOffered && visitor.spoilers === undefined);
  const [lang, greeting] = [t.locale, t('aloud.on')];
  useEffect(() => {
    if (!isPossible || !('speechSynthesis' in window)) return;
    ifLoaded(
      () => import('./voice.ts'),
      ({ createVoice }) => setVoice(createVoice(lang, greeting, setState)),
    );
  }, [isPossible, lang, greeting]);
  const problem = { off: '', on: '', 'no-voice': t('aloud.noVoice'), blocked: t('aloud.blocked') }[state];
  const button = voice !== null && (
    <span className="share">
      <button
        type="button"
        className="aloud"
        aria-label={t('aloud.button')}
        title={t('aloud.button')}
        aria-pressed={state === 'on'}
        onClick={voice.toggle}
        onBlur={() => problem !== '' && setState('off')}
      >
        <Icon name="sound" />
      </button>
      <span role="status" className="share-said">
        {problem}
      </span>
    </span>
  );
  return { say: state === 'on' && voice !== null ? voice.say : null, button };
}
