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

/**
 * The matches of the FA Cup 2018/19 from the third round on, with replays in their original rounds: github.com/openfootball/england (CC0 1.0,
 * public domain).
 */
export const FA_CUP = `
  # Round 3
  56 Tranmere Rovers 0-7 Tottenham Hotspur
  57 Sheffield Wednesday 0-0 Luton Town
  57 Manchester United 2-0 Reading FC
  57 West Bromwich Albion 1-0 Wigan Athletic
  57 Shrewsbury Town 1-1 Stoke City
  57 AFC Bournemouth 1-3 Brighton & Hove Albion
  57 West Ham United 2-0 Birmingham City
  57 Burnley FC 1-0 Barnsley FC
  57 Bolton Wanderers 5-2 Walsall FC
  57 Brentford FC 1-0 Oxford United
  57 Chelsea FC 2-0 Nottingham Forest
  57 Fleetwood Town 2-3 AFC Wimbledon
  57 Middlesbrough FC 5-0 Peterborough United
  57 Aston Villa 0-3 Swansea City
  57 Gillingham FC 1-0 Cardiff City
  57 Everton FC 2-1 Lincoln City
  57 Derby County 2-2 Southampton FC
  57 Accrington Stanley 1-0 Ipswich Town
  57 Newcastle United 1-1 Blackburn Rovers
  57 Crystal Palace 1-0 Grimsby Town
  57 Bristol City 1-0 Huddersfield Town
  57 Blackpool FC 0-3 Arsenal FC
  57 Norwich City 0-1 Portsmouth FC
  58 Millwall FC 2-1 Hull City
  58 Preston North End 1-3 Doncaster Rovers
  58 Fulham FC 1-2 Oldham Athletic
  58 Manchester City 7-0 Rotherham United
  58 Woking FC 0-2 Watford FC
  58 Queens Park Rangers 2-1 Leeds United
  58 Sheffield United 0-1 Barnet FC
  58 Newport County 2-1 Leicester City
  59 Wolverhampton Wanderers 2-1 Liverpool FC
  67 Luton Town 0-1 Sheffield Wednesday
  67 Blackburn Rovers 2-4 Newcastle United
  67 Stoke City 2-3 Shrewsbury Town
  68 Southampton FC 2-2 (3-5) Derby County
  # Round 4
  77 Bristol City 2-1 Bolton Wanderers
  77 Arsenal FC 1-3 Manchester United
  78 Accrington Stanley 0-1 Derby County
  78 Swansea City 4-1 Gillingham FC
  78 Shrewsbury Town 2-2 Wolverhampton Wanderers
  78 Brighton & Hove Albion 0-0 West Bromwich Albion
  78 Doncaster Rovers 2-1 Oldham Athletic
  78 Newcastle United 0-2 Watford FC
  78 Middlesbrough FC 1-1 Newport County
  78 Manchester City 5-0 Burnley FC
  78 Portsmouth FC 1-1 Queens Park Rangers
  78 Millwall FC 3-2 Everton FC
  78 AFC Wimbledon 4-2 West Ham United
  79 Crystal Palace 2-0 Tottenham Hotspur
  79 Chelsea FC 3-0 Sheffield Wednesday
  80 Barnet FC 3-3 Brentford FC
  88 Wolverhampton Wanderers 3-2 Shrewsbury Town
  88 Newport County 2-0 Middlesbrough FC
  88 Queens Park Rangers 2-0 Portsmouth FC
  88 Brentford FC 3-1 Barnet FC
  89 West Bromwich Albion 1-3 Brighton & Hove Albion
  # Round of 16
  98 Queens Park Rangers 0-1 Watford FC
  99 Brighton & Hove Albion 2-1 Derby County
  99 AFC Wimbledon 0-1 Millwall FC
  99 Newport County 1-4 Manchester City
  100 Bristol City 0-1 Wolverhampton Wanderers
  100 Doncaster Rovers 0-2 Crystal Palace
  100 Swansea City 4-1 Brentford FC
  101 Chelsea FC 0-2 Manchester United
  # Quarterfinals
  127 Watford FC 2-1 Crystal Palace
  127 Swansea City 2-3 Manchester City
  127 Wolverhampton Wanderers 2-1 Manchester United
  128 Millwall FC 2-2 (4-5) Brighton & Hove Albion
  # Semifinals
  148 Manchester City 1-0 Brighton & Hove Albion
  149 Watford FC 3-2 Wolverhampton Wanderers
  # Final
  190 Manchester City 6-0 Watford FC
`;

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
