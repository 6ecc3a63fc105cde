import type { Match } from '../../../../web/domain/match.ts';
import { finished, matchOf } from './seasonOf.ts';

/** A match: days since the first match, teams, goals, and shoot-out goals in brackets. */
const LINE = /^(\d+) (.+?) (\d+)-(\d+)(?: \((\d+)-(\d+)\))? (.+)$/;

/** Parses matches below the names of their rounds (`# Final`). */
export function matchesOfCup(lines: string): Match[] {
  let round = '';
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => {
      if (line.startsWith('# ')) {
        round = line.slice(2);
        return [];
      }
      const [, day, home = '', scored, conceded, ours, theirs, away = ''] = LINE.exec(line) ?? [];
      const shootOut = ours === undefined ? null : { home: Number(ours), away: Number(theirs) };
      const state = finished({ home: Number(scored), away: Number(conceded) }, shootOut);
      return [matchOf(home, away, { round, state, day: Number(day) })];
    });
}

/** The Champions League 2024/25 after its league phase: github.com/openfootball/football.json (CC0 1.0, public domain). */
export const CHAMPIONS_LEAGUE = `
  # Knockout play-offs
  0 Stade Brestois 29 0-3 Paris Saint-Germain FC
  0 Manchester City FC 2-3 Real Madrid CF
  0 Juventus FC 2-1 PSV
  0 Sporting Clube de Portugal 0-3 Borussia Dortmund
  1 Club Brugge KV 2-1 Atalanta BC
  1 AS Monaco FC 0-1 Sport Lisboa e Benfica
  1 Celtic FC 1-2 FC Bayern München
  1 Feyenoord Rotterdam 1-0 AC Milan
  7 AC Milan 1-1 Feyenoord Rotterdam
  7 Sport Lisboa e Benfica 3-3 AS Monaco FC
  7 FC Bayern München 1-1 Celtic FC
  7 Atalanta BC 1-3 Club Brugge KV
  8 Borussia Dortmund 0-0 Sporting Clube de Portugal
  8 Paris Saint-Germain FC 7-0 Stade Brestois 29
  8 Real Madrid CF 3-1 Manchester City FC
  8 PSV 3-1 Juventus FC
  # Round of 16
  21 Club Brugge KV 1-3 Aston Villa FC
  21 Real Madrid CF 2-1 Club Atlético de Madrid
  21 PSV 1-7 Arsenal FC
  21 Borussia Dortmund 1-1 Lille OSC
  22 Feyenoord Rotterdam 0-2 FC Internazionale Milano
  22 Paris Saint-Germain FC 0-1 Liverpool FC
  22 FC Bayern München 3-0 Bayer 04 Leverkusen
  22 Sport Lisboa e Benfica 0-1 FC Barcelona
  28 FC Barcelona 3-1 Sport Lisboa e Benfica
  28 Liverpool FC 0-1 (1-4) Paris Saint-Germain FC
  28 FC Internazionale Milano 2-1 Feyenoord Rotterdam
  28 Bayer 04 Leverkusen 0-2 FC Bayern München
  29 Lille OSC 1-2 Borussia Dortmund
  29 Aston Villa FC 3-0 Club Brugge KV
  29 Club Atlético de Madrid 1-0 (2-4) Real Madrid CF
  29 Arsenal FC 2-2 PSV
  # Quarter-finals
  56 Arsenal FC 3-0 Real Madrid CF
  56 FC Bayern München 1-2 FC Internazionale Milano
  57 Paris Saint-Germain FC 3-1 Aston Villa FC
  57 FC Barcelona 4-0 Borussia Dortmund
  63 Aston Villa FC 3-2 Paris Saint-Germain FC
  63 Borussia Dortmund 3-1 FC Barcelona
  64 Real Madrid CF 1-2 Arsenal FC
  64 FC Internazionale Milano 2-2 FC Bayern München
  # Semi-finals
  77 Arsenal FC 0-1 Paris Saint-Germain FC
  78 FC Barcelona 3-3 FC Internazionale Milano
  84 FC Internazionale Milano 4-3 FC Barcelona
  85 Paris Saint-Germain FC 2-1 Arsenal FC
  # Final
  109 Paris Saint-Germain FC 5-0 FC Internazionale Milano
`;
