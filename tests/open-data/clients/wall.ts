import type { components } from './published.ts';

type Schemas = components['schemas'];

const NEWS: Partial<Record<Schemas['Change']['kind'], string>> = {
  goal: 'GOAL',
  'goal-disallowed': 'NO GOAL',
  'score-corrected': 'CORRECTED',
};

/** A screen with a competition’s matches of today. It reads the list at first, and then when it has changed. */
export class Wall {
  readonly #read: <Answer>(path: string) => Promise<Answer>;
  #matches: readonly Schemas['Match'][] = [];
  #news = new Map<string, string | undefined>();
  #last = 0;

  constructor(origin: string, competition: string, ask = fetch) {
    this.#read = async <Answer>(path: string) => {
      const response = await ask(`${origin}/api/v1/${path}competition=${competition}`);
      if (!response.ok) throw new Error(((await response.json()) as Schemas['Problem']).detail);
      return (await response.json()) as Answer;
    };
  }

  /** Each match as a row: `Ajax 2–1 PSV Eindhoven 67' GOAL`. */
  get rows(): string[] {
    return this.#matches.map(({ id, home, away, score, minute, statusText }) => {
      const goals = score === null ? 'v' : `${score.home}–${score.away}`;
      const when = minute === null ? statusText : `${minute}'`;
      return [home?.name ?? '?', goals, away?.name ?? '?', when, this.#news.get(id) ?? ''].join(' ').trim();
    });
  }

  /** Reads the list of today. The changes since then follow with `turn`. */
  async start(): Promise<void> {
    this.#last = (await this.#read<Schemas['ChangesAnswer']>('changes?minutes=1&')).last;
    await this.#list();
  }

  /** Reads the list again if it changed. Call it every ten seconds; it throws when the site does not answer. */
  async turn(): Promise<void> {
    const { changes, last } = await this.#read<Schemas['ChangesAnswer']>(`changes?after=${this.#last}&`);
    if (changes.length > 0) await this.#list();
    this.#news = new Map(changes.map(({ match, kind }) => [match, NEWS[kind]]));
    this.#last = last;
  }

  async #list(): Promise<void> {
    this.#matches = (await this.#read<Schemas['MatchesAnswer']>('matches?')).matches;
  }
}
