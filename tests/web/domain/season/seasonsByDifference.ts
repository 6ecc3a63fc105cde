import type { RealSeason } from './realSeason.ts';

/**
 * Seasons with goal difference as the first tie-breaker. Results: github.com/openfootball/football.json (CC0 1.0,
 * public domain); tables as the leagues published them.
 */
export const BY_DIFFERENCE: readonly RealSeason[] = [
  {
    name: 'Premier League 2011/12',
    competition: { name: 'Premier League', country: { slug: 'england' } },
    deductions: {},
    results: `
      Arsenal FC              | - 3-0 7-1 3-0 0-0 1-0 1-1 0-2 1-0 1-2 2-1 3-3 1-0 3-1 2-1 1-0 5-2 3-0 1-2 1-1
      Aston Villa             | 1-2 - 3-1 1-2 2-4 1-1 1-0 0-2 0-1 0-1 1-1 3-2 2-2 1-1 0-0 0-2 1-1 1-2 2-0 0-0
      Blackburn Rovers        | 4-3 1-1 - 1-2 0-1 0-1 3-1 2-3 0-4 0-2 0-2 2-0 3-2 1-2 2-0 4-2 1-2 1-2 0-1 1-2
      Bolton Wanderers        | 0-0 1-2 2-1 - 1-5 0-2 0-3 3-1 2-3 0-5 0-2 1-2 2-1 5-0 0-2 1-1 1-4 2-2 1-2 1-1
      Chelsea FC              | 3-5 1-3 2-1 3-0 - 3-1 1-1 1-2 2-1 3-3 0-2 3-1 6-1 1-0 1-0 4-1 0-0 2-1 2-1 3-0
      Everton FC              | 0-1 2-2 1-1 1-2 2-0 - 4-0 0-2 1-0 0-1 3-1 1-1 0-1 0-1 4-0 1-0 1-0 2-0 3-1 2-1
      Fulham FC               | 2-1 0-0 1-1 2-0 1-1 1-3 - 1-0 2-2 0-5 5-2 2-1 6-0 2-1 2-1 0-3 1-3 1-1 2-1 5-0
      Liverpool FC            | 1-2 1-1 1-1 3-1 4-1 3-0 0-1 - 1-1 1-1 3-1 1-1 1-0 0-0 1-1 0-0 0-0 0-1 1-2 2-1
      Manchester City         | 1-0 4-1 3-0 2-0 2-1 2-0 3-0 3-0 - 1-0 3-1 5-1 3-2 3-0 3-3 4-0 3-2 4-0 3-0 3-1
      Manchester United       | 8-2 4-0 2-3 3-0 3-1 4-4 1-0 2-1 1-6 - 1-1 2-0 2-0 2-0 1-0 2-0 3-0 2-0 5-0 4-1
      Newcastle United        | 0-0 2-1 3-1 2-0 0-3 2-1 2-1 2-0 0-2 3-0 - 1-0 1-0 3-0 1-1 0-0 2-2 2-3 1-0 2-2
      Norwich City            | 1-2 2-0 3-3 2-0 0-0 2-2 1-1 0-3 1-6 1-2 4-2 - 2-1 1-1 2-1 3-1 0-2 0-1 1-1 2-1
      Queens Park Rangers     | 2-1 1-1 1-1 0-4 1-0 1-1 0-1 3-2 2-3 0-2 0-0 1-2 - 1-0 2-3 3-0 1-0 1-1 3-1 1-2
      Stoke City              | 1-1 0-0 3-1 2-2 0-0 1-1 2-0 1-0 1-1 1-1 1-3 1-0 2-3 - 0-1 2-0 2-1 1-2 2-2 2-1
      Sunderland AFC          | 1-2 2-2 2-1 2-2 1-2 1-1 0-0 1-0 1-0 0-1 0-1 3-0 3-1 4-0 - 2-0 0-0 2-2 1-2 0-0
      Swansea City            | 3-2 0-0 3-0 3-1 1-1 0-2 2-0 1-0 1-0 0-1 0-2 2-3 1-1 2-0 0-0 - 1-1 3-0 0-0 4-4
      Tottenham Hotspur       | 2-1 2-0 2-0 3-0 1-1 2-0 2-0 4-0 1-5 1-3 5-0 1-2 3-1 1-1 1-0 3-1 - 1-0 3-1 1-1
      West Bromwich Albion    | 2-3 0-0 3-0 2-1 1-0 0-1 0-0 0-2 0-0 1-2 1-3 1-2 1-0 0-1 4-0 1-2 1-3 - 1-2 2-0
      Wigan Athletic          | 0-4 0-0 3-3 1-3 1-1 1-1 0-2 0-0 0-1 1-0 4-0 1-1 2-0 2-0 1-4 0-2 1-2 1-1 - 3-2
      Wolverhampton Wanderers | 0-3 2-3 0-2 2-3 1-2 0-0 2-0 0-3 0-2 0-5 1-2 2-2 0-3 1-2 2-1 2-2 0-2 1-5 3-1 -
    `,
    table: `
      Manchester City 89 93:29
      Manchester United 89 89:33
      Arsenal FC 70 74:49
      Tottenham Hotspur 69 66:41
      Newcastle United 65 56:51
      Chelsea FC 64 65:46
      Everton FC 56 50:40
      Liverpool FC 52 47:40
      Fulham FC 52 48:51
      West Bromwich Albion 47 45:52
      Swansea City 47 44:51
      Norwich City 47 52:66
      Sunderland AFC 45 45:46
      Stoke City 45 36:53
      Wigan Athletic 43 42:62
      Aston Villa 38 37:53
      Queens Park Rangers 37 43:66
      Bolton Wanderers 36 46:77
      Blackburn Rovers 31 48:78
      Wolverhampton Wanderers 25 40:82
    `,
  },
  {
    name: 'Premier League 2023/24',
    competition: { name: 'Premier League', country: { slug: 'england' } },
    deductions: { 'Everton FC': 8, 'Nottingham Forest FC': 4 },
    results: `
      AFC Bournemouth            | - 0-4 2-2 1-2 3-0 2-1 0-0 1-0 2-1 3-0 0-4 4-3 0-1 2-2 2-0 1-1 2-2 0-2 1-1 1-2
      Arsenal FC                 | 3-0 - 0-2 2-1 2-0 3-1 5-0 5-0 2-1 2-2 3-1 2-0 1-0 3-1 4-1 2-1 5-0 2-2 0-2 2-1
      Aston Villa FC             | 3-1 1-0 - 3-3 6-1 3-2 2-2 3-1 4-0 3-1 3-3 3-1 1-0 1-2 1-3 4-2 1-1 0-4 4-1 2-0
      Brentford FC               | 2-2 0-1 1-2 - 0-0 3-0 2-2 1-1 1-3 0-0 1-4 3-1 1-3 1-1 2-4 3-2 2-0 2-2 3-2 1-4
      Brighton & Hove Albion FC  | 3-1 0-3 1-0 2-1 - 1-1 1-2 4-1 1-1 1-1 2-2 4-1 0-4 0-2 3-1 1-0 1-1 4-2 1-3 0-0
      Burnley FC                 | 0-2 0-5 1-3 2-1 1-1 - 1-4 0-2 0-2 2-2 0-2 1-1 0-3 0-1 1-4 1-2 5-0 2-5 1-2 1-1
      Chelsea FC                 | 2-1 2-2 0-1 0-2 3-2 2-2 - 2-1 6-0 1-0 1-1 3-0 4-4 4-3 3-2 0-1 2-0 2-0 5-0 2-4
      Crystal Palace FC          | 0-2 0-1 5-0 3-1 1-1 3-0 1-3 - 2-3 0-0 1-2 1-1 2-4 4-0 2-0 0-0 3-2 1-2 5-2 3-2
      Everton FC                 | 3-0 0-1 0-0 1-0 1-1 1-0 2-0 1-1 - 0-1 2-0 1-2 1-3 0-3 3-0 2-0 1-0 2-2 1-3 0-1
      Fulham FC                  | 3-1 2-1 1-2 0-3 3-0 0-2 0-2 1-1 0-0 - 1-3 1-0 0-4 0-1 0-1 5-0 3-1 3-0 5-0 3-2
      Liverpool FC               | 3-1 1-1 3-0 3-0 2-1 3-1 4-1 0-1 2-0 4-3 - 4-1 1-1 0-0 4-2 3-0 3-1 4-2 3-1 2-0
      Luton Town FC              | 2-1 3-4 2-3 1-5 4-0 1-2 2-3 2-1 1-1 2-4 1-1 - 1-2 1-2 1-0 1-1 1-3 0-1 1-2 1-1
      Manchester City FC         | 6-1 0-0 4-1 1-0 2-1 3-1 1-1 2-2 2-0 5-1 1-1 5-1 - 3-1 1-0 2-0 2-0 3-3 3-1 5-1
      Manchester United FC       | 0-3 0-1 3-2 2-1 1-3 1-1 2-1 0-1 2-0 1-2 2-2 1-0 0-3 - 3-2 3-2 4-2 2-2 3-0 1-0
      Newcastle United FC        | 2-2 1-0 5-1 1-0 1-1 2-0 4-1 4-0 1-1 3-0 1-2 4-4 2-3 1-0 - 1-3 5-1 4-0 4-3 3-0
      Nottingham Forest FC       | 2-3 1-2 2-0 1-1 2-3 1-1 2-3 1-1 0-1 3-1 0-1 2-2 0-2 2-1 2-3 - 2-1 0-2 2-0 2-2
      Sheffield United FC        | 1-3 0-6 0-5 1-0 0-5 1-4 2-2 0-1 2-2 3-3 0-2 2-3 1-2 1-2 0-8 1-3 - 0-3 2-2 2-1
      Tottenham Hotspur FC       | 3-1 2-3 1-2 3-2 2-1 2-1 1-4 3-1 2-1 2-0 2-1 2-1 0-2 2-0 4-1 3-1 2-1 - 1-2 1-2
      West Ham United FC         | 1-1 0-6 1-1 4-2 0-0 2-2 3-1 1-1 0-1 0-2 2-2 3-1 1-3 2-0 2-2 3-2 2-0 1-1 - 3-0
      Wolverhampton Wanderers FC | 0-1 0-2 1-1 0-2 1-4 1-0 2-1 1-3 3-0 2-1 1-3 2-1 2-1 3-4 2-2 1-1 1-0 2-1 1-2 -
    `,
    table: `
      Manchester City FC 91 96:34
      Arsenal FC 89 91:29
      Liverpool FC 82 86:41
      Aston Villa FC 68 76:61
      Tottenham Hotspur FC 66 74:61
      Chelsea FC 63 77:63
      Newcastle United FC 60 85:62
      Manchester United FC 60 57:58
      West Ham United FC 52 60:74
      Crystal Palace FC 49 57:58
      Brighton & Hove Albion FC 48 55:62
      AFC Bournemouth 48 54:67
      Fulham FC 47 55:61
      Wolverhampton Wanderers FC 46 50:65
      Everton FC 40 40:51
      Brentford FC 39 56:65
      Nottingham Forest FC 32 49:67
      Luton Town FC 26 52:85
      Burnley FC 24 41:78
      Sheffield United FC 16 35:104
    `,
  },
  {
    name: 'Bundesliga 2024/25',
    competition: { name: 'Bundesliga', country: { slug: 'germany' } },
    deductions: {},
    results: `
      1. FC Heidenheim 1846    | - 2-0 0-2 0-1 1-2 0-3 0-4 4-0 0-4 0-2 3-1 0-1 0-3 1-4 0-0 1-3 0-0 1-3
      1. FC Union Berlin       | 0-3 - 2-1 1-2 2-1 1-2 1-1 0-2 1-1 1-0 0-1 0-0 0-0 2-2 2-1 4-4 0-2* 1-0
      1. FSV Mainz 05          | 0-2 1-1 - 2-2 3-1 1-1 1-1 0-0 2-1 2-0 1-1 0-2 2-2 1-2 2-0 2-0 2-0 2-2
      Bayer 04 Leverkusen      | 5-2 0-0 1-0 - 2-4 3-1 2-1 2-0 0-0 2-1 2-2 2-3 5-1 0-2 3-1 0-0 3-1 4-3
      Borussia Dortmund        | 4-2 6-0 3-1 2-3 - 3-2 2-0 0-1 1-1 2-1 3-0 2-1 4-0 2-2 1-1 1-2 4-2 4-0
      Borussia Mönchengladbach | 3-2 1-0 1-3 2-3 1-1 - 1-1 0-3 0-1 2-0 4-1 1-0 1-2 4-1 4-4 1-3 3-0 0-1
      Eintracht Frankfurt      | 3-0 1-2 1-3 1-4 2-0 2-0 - 2-2 3-3 2-2 3-1 4-0 4-1 1-0 3-1 1-0 7-2 1-1
      FC Augsburg              | 2-1 1-2 2-3 0-2 2-1 2-1 0-0 - 1-3 3-1 1-3 0-0 0-0 2-2 0-0 0-1 1-0 1-0
      FC Bayern München        | 4-2 3-0 3-0 1-1 2-2 2-0 4-0 3-0 - 3-2 4-3 5-1 2-0 3-0 5-0 4-0 2-3 3-2
      FC St. Pauli 1910        | 0-2 3-0 0-3 1-1 0-2 1-1 0-1 1-1 0-1 - 3-1 0-0 0-1 0-2 1-0 0-1 0-2 0-0
      Holstein Kiel            | 1-0 0-2 0-3 0-2 4-2 4-3 2-4 5-1 1-6 1-2 - 0-2 1-2 0-3 1-3 2-2 2-2 0-2
      RB Leipzig               | 2-2 0-0 1-2 2-2 2-0 0-0 2-1 4-0 3-3 2-0 1-1 - 3-1 4-2 3-1 2-3 1-0 1-5
      SC Freiburg              | 1-0 1-2 0-0 2-2 1-4 3-1 1-3 3-1 1-2 0-3 3-2 0-0 - 5-0 3-2 3-1 2-1 3-2
      SV Werder Bremen         | 3-3 4-1 1-0 2-2 0-0 2-4 2-0 0-2 0-5 0-0 2-1 0-0 0-1 - 1-3 2-2 1-0 1-2
      TSG 1899 Hoffenheim      | 1-1 0-4 2-0 1-4 2-3 1-2 2-2 1-1 0-4 0-2 3-2 4-3 1-1 3-4 - 1-1 3-1 0-1
      VfB Stuttgart            | 0-1 3-2 3-3 3-4 5-1 1-2 2-3 4-0 1-3 0-1 2-1 2-1 4-0 1-2 1-1 - 2-0 1-2
      VfL Bochum 1848          | 2-0 1-1 1-4 1-1 2-0 0-2 1-3 1-2 0-5 1-0 2-2 3-3 0-1 0-1 0-1 0-4 - 1-3
      VfL Wolfsburg            | 0-1 1-0 4-3 0-0 1-3 5-1 1-2 1-1 2-3 1-1 2-2 2-3 0-1 2-4 2-2 2-2 1-1 -
    `,
    table: `
      FC Bayern München 82 99:32
      Bayer 04 Leverkusen 69 72:43
      Eintracht Frankfurt 60 68:46
      Borussia Dortmund 57 71:51
      SC Freiburg 55 49:53
      1. FSV Mainz 05 52 55:43
      RB Leipzig 51 53:48
      SV Werder Bremen 51 54:57
      VfB Stuttgart 50 64:53
      Borussia Mönchengladbach 45 55:57
      VfL Wolfsburg 43 56:54
      FC Augsburg 43 35:51
      1. FC Union Berlin 40 35:51
      FC St. Pauli 1910 32 28:41
      TSG 1899 Hoffenheim 32 46:68
      1. FC Heidenheim 1846 29 37:64
      Holstein Kiel 25 49:80
      VfL Bochum 1848 25 33:67
    `,
  },
  {
    name: '2. Bundesliga 2015/16',
    competition: { name: '2. Bundesliga', country: { slug: 'germany' } },
    deductions: { 'SV Sandhausen': 3 },
    results: `
      1. FC Heidenheim 1846  | - 3-1 0-3 0-2 3-2 2-2 2-0 1-0 2-2 1-1 1-0 1-1 1-2 1-1 1-2 1-1 1-0 2-4
      1. FC Kaiserslautern   | 2-2 - 0-3 2-2 0-2 0-0 1-2 3-0 1-1 0-0 2-0 1-1 0-2 1-0 3-1 2-0 0-1 0-2
      1. FC Nürnberg         | 3-2 2-1 - 6-2 2-2 2-1 1-0 1-0 1-1 0-0 1-2 3-1 2-1 2-1 2-1 2-0 2-2 1-1
      1. FC Union Berlin     | 1-0 2-2 3-3 - 1-1 3-1 3-3 1-1 4-0 2-1 3-2 1-1 2-1 0-2 1-2 1-0 3-0 1-0
      Arminia Bielefeld      | 0-0 0-1 0-4 2-0 - 0-2 0-0 0-0 0-0 2-1 2-1 0-1 1-4 1-1 4-2 0-0 1-1 1-1
      Eintracht Braunschweig | 1-0 1-1 3-1 2-1 1-0 - 0-0 0-2 0-0 6-0 1-1 0-2 2-2 2-1 0-1 1-3 0-0 1-0
      FC St. Pauli           | 1-0 5-2 0-4 0-0 0-0 1-0 - 4-0 1-3 1-2 2-0 1-0 1-0 3-4 3-2 1-3 0-2 2-0
      Fortuna Düsseldorf     | 0-1 4-3 1-1 0-3 1-0 1-0 1-1 - 1-0 0-1 1-1 1-3 1-2 1-2 1-0 0-1 3-0 1-3
      FSV Frankfurt          | 0-4 1-4 0-3 3-2 1-2 0-3 1-0 1-2 - 1-2 3-3 0-1 1-3 0-2 1-2 0-1 2-1 3-2
      Karlsruher SC          | 0-0 2-0 2-1 0-3 1-1 2-2 1-2 1-1 1-1 - 2-0 0-1 1-1 0-0 1-0 3-0 3-1 3-0
      MSV Duisburg           | 0-2 1-3 0-0 2-1 2-2 0-5 0-2 2-1 0-1 0-1 - 1-0 1-1 1-0 2-2 3-0 2-1 0-0
      RB Leipzig             | 3-1 0-2 3-2 3-0 1-1 2-0 0-1 2-1 3-1 2-0 4-2 - 1-1 2-0 2-2 0-1 2-1 3-1
      SC Freiburg            | 2-0 2-0 6-3 3-0 2-2 2-2 4-3 1-2 2-0 1-0 3-0 2-1 - 4-1 5-2 4-1 3-0 1-3
      SC Paderborn 07        | 1-1 0-4 0-1 0-4 1-2 2-0 0-0 0-0 1-1 2-0 0-0 0-1 1-2 - 1-1 0-6 4-4 0-1
      SpVgg Greuther Fürth   | 0-2 2-4 3-2 2-0 0-0 3-0 0-2 3-1 0-2 1-0 1-1 1-2 2-3 3-0 - 3-1 1-0 0-5
      SV Sandhausen          | 0-0 1-0 0-2 4-3 1-4 0-2 0-2 1-0 1-0 3-1 2-2 1-2 0-2 1-0 1-1 - 1-1 1-1
      TSV 1860 München       | 1-3 1-1 0-1 0-0 1-1 1-0 2-0 3-2 0-1 0-1 1-0 2-2 0-1 1-0 0-1 3-2 - 1-1
      VfL Bochum             | 1-1 1-2 2-1 1-1 2-2 2-3 1-1 1-1 4-1 1-1 3-0 0-1 2-0 4-0 2-2 3-2 1-0 -
    `,
    table: `
      SC Freiburg 72 75:39
      RB Leipzig 67 54:32
      1. FC Nürnberg 65 68:41
      FC St. Pauli 53 45:39
      VfL Bochum 51 56:40
      1. FC Union Berlin 49 56:50
      Karlsruher SC 47 35:37
      Eintracht Braunschweig 46 44:38
      SpVgg Greuther Fürth 46 49:55
      1. FC Kaiserslautern 45 49:47
      1. FC Heidenheim 1846 45 42:40
      Arminia Bielefeld 42 38:39
      SV Sandhausen 40 40:50
      Fortuna Düsseldorf 35 32:47
      TSV 1860 München 34 32:46
      MSV Duisburg 32 32:54
      FSV Frankfurt 32 33:59
      SC Paderborn 07 28 28:55
    `,
  },
  {
    name: 'Eredivisie 2023/24',
    competition: { name: 'Eredivisie', country: { slug: 'netherlands' } },
    deductions: { 'SBV Vitesse': 18 },
    results: `
      AFC Ajax            | - 3-0 1-2 2-1 2-0 2-0 0-4 2-2 1-1 4-1 2-2 2-2 1-1 4-1 2-2 5-0 4-1 2-1
      Almere City FC      | 2-2 - 0-0 1-4 1-1 1-1 0-2 0-0 0-0 0-5 1-4 1-2 0-4 1-0 2-1 5-0 1-1 2-3
      AZ                  | 2-0 4-1 - 2-1 3-3 3-0 0-1 4-0 5-1 1-1 1-2 2-2 0-4 3-2 4-0 2-0 3-0 2-0
      FC Twente '65       | 3-1 3-1 2-1 - 0-1 7-2 2-1 2-0 3-0 1-0 3-3 3-1 0-3 3-0 4-2 1-0 1-0 2-1
      FC Utrecht          | 4-3 0-2 1-1 1-1 - 4-2 1-5 4-0 2-1 1-0 1-0 5-1 1-1 1-1 2-2 1-0 0-2 0-1
      FC Volendam         | 1-4 0-1 0-4 0-2 1-0 - 0-0 0-1 1-2 2-2 2-5 0-5 1-5 3-2 3-1 1-2 0-4 1-4
      Feyenoord Rotterdam | 6-0 6-1 1-0 0-0 4-2 3-1 - 0-0 3-1 3-0 2-2 5-0 1-2 1-0 4-0 4-0 6-1 2-0
      Fortuna Sittard     | 0-0 2-1 1-2 0-3 0-0 3-1 0-1 - 0-0 4-1 1-1 3-1 1-1 1-0 5-2 3-1 3-3 0-2
      Go Ahead Eagles     | 2-3 1-1 0-3 1-3 0-2 4-1 1-3 3-0 - 4-0 2-2 1-1 0-1 1-0 3-0 5-1 3-2 0-0
      Heracles Almelo     | 2-4 2-2 5-0 2-2 1-3 1-1 0-4 0-0 2-0 - 2-1 2-1 0-6 0-5 3-1 3-2 0-2 0-1
      NEC                 | 1-2 1-1 0-3 1-0 3-0 3-3 2-3 4-1 1-1 3-1 - 2-2 3-1 3-0 3-4 1-2 2-0 2-0
      PEC Zwolle          | 1-3 0-1 0-3 1-2 1-0 1-1 0-2 2-0 1-1 3-1 1-3 - 1-7 1-2 2-1 1-0 2-2 1-2
      PSV                 | 5-2 2-0 5-1 1-0 2-0 3-1 2-2 3-1 3-0 2-0 4-0 4-0 - 3-1 3-1 6-0 2-0 4-2
      RKC Waalwijk        | 2-3 0-0 1-3 1-0 2-2 2-1 1-2 0-1 0-1 1-2 2-0 1-1 0-4 - 2-2 3-1 1-1 1-1
      SBV Excelsior       | 2-2 0-0 1-1 0-3 1-1 4-0 2-4 2-2 1-1 4-0 0-3 2-4 0-2 1-1 - 1-2 3-0 2-1
      SBV Vitesse         | 2-2 1-1 0-2 1-2 0-0 1-1 1-2 3-2 0-2 2-0 0-3 1-1 1-3 0-2 0-0 - 1-3 1-4
      SC Heerenveen       | 3-2 3-0 2-2 3-3 2-3 1-2 2-3 3-0 0-2 3-0 1-1 2-0 0-8 3-1 0-3 1-3 - 1-3
      Sparta Rotterdam    | 2-2 1-2 1-1 2-2 1-2 1-0 2-2 4-0 0-2 1-2 1-1 0-2 0-4 2-0 4-2 1-0 2-1 -
    `,
    table: `
      PSV 91 111:21
      Feyenoord Rotterdam 84 92:26
      FC Twente '65 69 69:36
      AZ 65 70:39
      AFC Ajax 56 74:61
      NEC 53 68:50
      FC Utrecht 50 49:47
      Sparta Rotterdam 49 51:48
      Go Ahead Eagles 46 47:46
      Fortuna Sittard 38 37:56
      SC Heerenveen 37 53:70
      PEC Zwolle 36 45:67
      Almere City FC 34 33:59
      Heracles Almelo 33 41:74
      RKC Waalwijk 29 38:56
      SBV Excelsior 29 50:73
      FC Volendam 19 34:88
      SBV Vitesse 6 29:74
    `,
  },
];
