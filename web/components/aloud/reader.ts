import type { MatchNews } from './matchNews.ts';
import { startVoice, type Voice, type VoiceState } from './voice.ts';

/** Name of the choice in session storage: it lasts for the visit. */
const ALOUD = 'aloud';

// Blocked storage throws. The choice then lasts as long as the page.
function remember(isOn: boolean): void {
  try {
    if (isOn) sessionStorage.setItem(ALOUD, '');
    else sessionStorage.removeItem(ALOUD);
  } catch {}
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(ALOUD) !== null;
  } catch {
    return false;
  }
}

export interface Reader {
  toggle(): void;
  /** Says news while the voice is on. What it can’t say, or what is old, goes to `unsaid`. */
  say(news: readonly MatchNews[], unsaid: (text: string) => void): void;
  /** Stops without forgetting the choice. */
  leave(): void;
}

interface ReaderOptions {
  lang: string;
  /** The first sentence after a press. */
  greeting: string;
  tell(state: VoiceState): void;
}

/**
 * Reads news aloud once the visitor turns it on. After a reload it goes on, with the next press where the browser does not
 * let a page speak before one.
 */
export function createReader({ lang, greeting, tell }: ReaderOptions): Reader {
  let voice: Voice | null = null;

  function start(isResumed: boolean): void {
    let wasOn = false;
    const onState = (state: VoiceState) => {
      if (state === 'on') {
        wasOn = true;
        remember(true);
      } else voice = null;
      const isWaiting = state === 'blocked' && isResumed && !wasOn;
      if (isWaiting) addEventListener('click', press, { once: true });
      tell(isWaiting ? 'off' : state);
    };
    voice = startVoice({ lang, greeting, isSilent: isResumed, tell: onState });
  }

  function press({ target }: Event): void {
    const isButton = target instanceof Element && target.closest('.aloud') !== null;
    if (voice === null && !isButton) start(true);
  }

  function leave(): void {
    removeEventListener('click', press);
    voice?.stop();
  }

  if (isRemembered()) start(true);
  return {
    toggle() {
      const isStop = voice !== null;
      leave();
      remember(false);
      if (!isStop) start(false);
    },
    say: (news, unsaid) => voice?.say(news, unsaid),
    leave,
  };
}
