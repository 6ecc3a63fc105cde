import { focusManager } from '@tanstack/react-query';
import { attempt } from '../../data/preferences/stored.ts';
import { VISIT } from '../../domain/visitNames.ts';
import type { MatchNews } from './matchNews.ts';

/** A browser that has not begun to speak by then will not. All times here are in milliseconds. */
const START_MS = 5_000;
/** A sentence that has waited longer is no news any more. A browser that says one for longer is stuck. */
const FRESH_MS = 20_000;
const MAX_WAITING = 6;
const TICK_MS = 10_000;
/** A page whose clock stood still for longer was asleep. A hidden page may tick once a minute. */
const ASLEEP_MS = 90_000;
/** For this long after its sleep, a page learns what happened meanwhile. */
const CATCH_UP_MS = 30_000;

/** Whether the voice speaks; `no-voice`: the browser has none of the page’s language; `blocked`: it refuses, or fails. */
export type VoiceState = 'off' | 'on' | 'no-voice' | 'blocked';

type Unsaid = (text: string) => void;

export type Say = Voice['say'];

export interface Voice {
  toggle(): void;
  /** Says sentences one after the other. What it can’t say, or what is old, goes to `unsaid`. */
  say(news: readonly MatchNews[], unsaid: Unsaid): void;
}

/** A voice of a language; null leaves the choice to the browser, undefined if it certainly has none. */
function voiceOf(lang: string): SpeechSynthesisVoice | null | undefined {
  const all = speechSynthesis.getVoices();
  const own = all.filter((each) => each.lang.toLowerCase().startsWith(lang));
  return own.find((each) => each.default) ?? own[0] ?? (all.length === 0 ? null : undefined);
}

/**
 * The browser’s voice. It goes on after a reload where the browser lets a page speak before a press. `greeting`: its first
 * sentence after a press, which also shows whether it speaks at all.
 */
export function createVoice(lang: string, greeting: string, tell: (state: VoiceState) => void): Voice {
  // A browser may forget an utterance that nothing holds.
  let speaking: SpeechSynthesisUtterance | null = null;
  let waiting: { news: MatchNews; at: number; unsaid: Unsaid }[] = [];
  let tickedAt = Date.now();
  let freshFrom = 0;
  let isOn = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  function tick(): void {
    if (Date.now() - tickedAt > ASLEEP_MS) freshFrom = Date.now() + CATCH_UP_MS;
    tickedAt = Date.now();
  }

  function end(state: VoiceState): void {
    clearTimeout(deadline);
    if (speaking) {
      speaking.onstart = speaking.onend = speaking.onerror = null;
      speechSynthesis.cancel();
    }
    speaking = null;
    waiting = [];
    isOn = false;
    focusManager.setFocused(undefined);
    tell(state);
  }

  function failAfter(ms: number, fail: () => void): void {
    clearTimeout(deadline);
    deadline = setTimeout(fail, ms);
  }

  function speak(text: string, onerror: () => void, more: Partial<SpeechSynthesisUtterance> = {}): void {
    const voice = voiceOf(lang) ?? null;
    const utterance = new SpeechSynthesisUtterance(text);
    speaking = Object.assign(utterance, { lang: voice?.lang ?? lang, voice, onend: next, onerror, ...more });
    speechSynthesis.speak(utterance);
  }

  function next(): void {
    clearTimeout(deadline);
    speaking = null;
    waiting = waiting.filter(({ at }) => Date.now() - at <= FRESH_MS);
    const item = waiting.shift();
    if (item === undefined) return;
    const fail = () => {
      item.unsaid([item, ...waiting].map(({ news }) => news.text).join('. '));
      end('blocked');
    };
    failAfter(FRESH_MS, fail);
    speak(item.news.text, fail);
  }

  function start(volume: number): void {
    isOn = volume > 0;
    const fail = () => end(volume === 0 ? 'off' : 'blocked');
    failAfter(START_MS, fail);
    const onstart = () => {
      failAfter(FRESH_MS, fail);
      isOn = true;
      attempt(() => sessionStorage.setItem(VISIT.aloud, ''));
      // Who listens may look elsewhere: the page goes on as if it were seen.
      focusManager.setFocused(true);
      tell('on');
    };
    speak(greeting, fail, { volume, onstart });
  }

  function resume(): void {
    if (attempt(() => sessionStorage.getItem(VISIT.aloud)) !== null) start(0);
  }

  setInterval(tick, TICK_MS);
  addEventListener('pagehide', () => end('off'));
  addEventListener('pageshow', ({ persisted }) => persisted && resume());
  // Some browsers list their voices only after a first look.
  speechSynthesis.getVoices();
  resume();
  return {
    toggle() {
      attempt(() => sessionStorage.removeItem(VISIT.aloud));
      const begins = !isOn && voiceOf(lang) !== undefined;
      // This also ends a silent start.
      end(isOn || begins ? 'off' : 'no-voice');
      if (begins) start(1);
    },
    say(news, unsaid) {
      tick();
      if (Date.now() < freshFrom) {
        unsaid(news.map(({ text }) => text).join('. '));
        return;
      }
      const kept = waiting.filter((item) => news.every(({ about }) => about !== item.news.about));
      waiting = [...kept, ...news.map((each) => ({ news: each, at: Date.now(), unsaid }))].slice(-MAX_WAITING);
      if (speaking === null) next();
    },
  };
}
