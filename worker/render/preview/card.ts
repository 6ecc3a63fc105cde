import type { Crest, Side } from '../../../web/domain/match.ts';

export interface CardTeam {
  name: string;
  crest: Crest;
}

/** The content of a preview picture. It is the same for all visitors of a language and never has odds or offers. */
export type Card = {
  site: string;
  /** Alternative text. */
  alt: string;
} & (
  | {
      kind: 'match';
      competition: string;
      /** Region and round. */
      place: string;
      home: CardTeam;
      away: CardTeam;
      /** Between the crests: the score, the kick-off time, or "v". */
      middle: string;
      /** Below `middle`: the status of the match, or the zone of the kick-off time. */
      under: string;
      /** The reach of the score line (0 to 100) and its goals; null without a score line. */
      line: { reach: number; goals: { side: Side; at: number }[] } | null;
      date: string;
    }
  | { kind: 'title'; title: string; place: string; words: string }
);
