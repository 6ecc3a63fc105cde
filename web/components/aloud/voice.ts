import { focusManager } from '@tanstack/react-query';
import type { MatchNews } from './matchNews.ts';

/** A browser that has not begun to speak by then will not. All times here are in milliseconds. */
const START_MS = 5_000;
/** A sentence that has waited longer is no news any more. */
const FRESH_MS = 20_000;
const MOST_WAITING = 6;
const LOOK_MS = 10_000;
/** A page whose clock stood still for longer was asleep. Hidden pages look about once a minute. */
const ASLEEP_MS = 90_000;
/** For this long after its sleep, a page learns what happened meanwhile. */
const CATCH_UP_MS = 30_000;

/** Whether the voice speaks; `no-voice`: the browser has none of the page’s language; `blocked`: it refuses, or fails. */
export type VoiceState = 'off' | 'on' | 'no-voice' | 'blocked';

export interface Voice {
  /** Says sentences one after the other. What it can’t say, or what is old, goes to `unsaid`. */
  say(news: readonly MatchNews[], unsaid: (text: string) => void): void;
  stop(): void;
}

interface VoiceOptions {
  lang: string;
  /** The first sentence. It shows whether the browser speaks at all: some need a press first. */
  greeting: string;
  isSilent: boolean;
  tell(state: VoiceState): void;
}

/** A voice of a language; null leaves the choice to the browser, undefined if it certainly has none. */
function voiceOf(lang: string): SpeechSynthesisVoice | null | undefined {
  const all = speechSynthesis.getVoices();
  const own = all.filter((each) => each.lang.toLowerCase().startsWith(lang));
  const best =
    own.find((each) => each.lang.replace('_', '-') === navigator.language) ?? own.find((each) => each.default);
  return best ?? own[0] ?? (all.length === 0 ? null : undefined);
}

/** Starts the browser’s voice, and tells what came of it. Null if there is none of the language. */
export function startVoice({ lang, greeting, isSilent, tell }: VoiceOptions): Voice | null {
  const voice = voiceOf(lang);
  if (voice === undefined) {
    tell('no-voice');
    return null;
  }
  // A browser may forget an utterance that nothing holds.
  let speaking: SpeechSynthesisUtterance | null = null;
  let waiting: { news: MatchNews; at: number; unsaid(text: string): void }[] = [];
  let lookedAt = Date.now();
  let freshFrom = 0;

  function look(): void {
    const now = Date.now();
    if (now - lookedAt > ASLEEP_MS) freshFrom = now + CATCH_UP_MS;
    lookedAt = now;
  }

  function speak(
    text: string,
    handlers: Pick<SpeechSynthesisUtterance, 'onend' | 'onerror'>,
  ): SpeechSynthesisUtterance {
    const utterance = new SpeechSynthesisUtterance(text);
    speaking = Object.assign(utterance, { lang: voice?.lang ?? lang, voice, ...handlers });
    return utterance;
  }

  function next(): void {
    speaking = null;
    const item = waiting.shift();
    if (item === undefined) return;
    const { news, at, unsaid } = item;
    if (Date.now() - at > FRESH_MS) {
      next();
      return;
    }
    const onerror = () => {
      unsaid(news.text);
      end('blocked');
    };
    speechSynthesis.speak(speak(news.text, { onend: next, onerror }));
  }

  function hush(): void {
    waiting = [];
    if (speaking) speaking.onstart = speaking.onend = speaking.onerror = null;
    speaking = null;
    speechSynthesis.cancel();
  }

  function end(state: VoiceState): void {
    hush();
    clearInterval(watch);
    clearTimeout(deadline);
    removeEventListener('pagehide', hush);
    focusManager.setFocused(undefined);
    tell(state);
  }

  const watch = setInterval(look, LOOK_MS);
  const deadline = setTimeout(end, START_MS, 'blocked');
  addEventListener('pagehide', hush);
  const first = speak(greeting, { onend: next, onerror: () => end('blocked') });
  first.volume = isSilent ? 0 : 1;
  first.onstart = () => {
    clearTimeout(deadline);
    // Who listens may look elsewhere: the page goes on as if it were seen.
    focusManager.setFocused(true);
    tell('on');
  };
  speechSynthesis.cancel();
  speechSynthesis.speak(first);

  return {
    say(news, unsaid) {
      look();
      if (Date.now() < freshFrom) {
        unsaid(news.map(({ text }) => text).join('. '));
        return;
      }
      const isNewer = ({ about }: MatchNews) => news.some((each) => each.about === about);
      const kept = waiting.filter((each) => !isNewer(each.news));
      waiting = [...kept, ...news.map((each) => ({ news: each, at: Date.now(), unsaid }))].slice(-MOST_WAITING);
      if (speaking === null) next();
    },
    stop: () => end('off'),
  };
}
