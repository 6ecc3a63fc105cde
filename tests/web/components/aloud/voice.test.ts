import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVoice } from '../../../../web/components/aloud/voice.ts';

const utterances: Utterance[] = [];
const stored = new Map<string, string>();
let listeners: Map<string, (event: object) => void>;

class Utterance {
  volume = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  utterances.length = 0;
  stored.clear();
  listeners = new Map();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [],
    cancel: () => undefined,
    speak: (utterance: Utterance) => utterances.push(utterance),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The voice of a page that has just loaded, with its states in order. */
function newVoice() {
  const states: string[] = [];
  const voice = createVoice('en', 'Hello.', (state) => states.push(state));
  return { voice, states, last: () => utterances.at(-1) };
}

const goal = (about: string) => ({ about, text: `Goal in ${about}` });

it('a press speaks at once while the browser holds back a silent start', () => {
  stored.set('aloud', '');
  const { voice, states, last } = newVoice();
  expect(last()?.volume).toBe(0);
  voice.toggle();
  expect(last()?.volume).toBe(1);
  last()?.onstart?.();
  vi.advanceTimersByTime(6_000);
  expect(states.at(-1)).toBe('on');
  voice.toggle();
  expect(states.at(-1)).toBe('off');
  expect(stored.has('aloud')).toBe(false);
});

it('a browser that never ends a sentence hands all news to the screen reader', () => {
  const { voice, states, last } = newVoice();
  voice.toggle();
  last()?.onstart?.();
  last()?.onend?.();
  const unsaid = vi.fn();
  voice.say([goal('a'), goal('b')], unsaid);
  vi.advanceTimersByTime(21_000);
  expect(unsaid.mock.calls).toEqual([['Goal in a. Goal in b']]);
  expect(states.at(-1)).toBe('blocked');
});

it('the voice goes on when the visitor comes back to a page that the browser kept', () => {
  const { voice, states, last } = newVoice();
  voice.toggle();
  last()?.onstart?.();
  listeners.get('pagehide')?.({});
  expect(states.at(-1)).toBe('off');
  listeners.get('pageshow')?.({ persisted: true });
  last()?.onstart?.();
  expect([states.at(-1), last()?.volume]).toEqual(['on', 0]);
});
