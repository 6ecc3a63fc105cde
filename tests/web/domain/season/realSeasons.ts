import type { RealSeason } from './realSeason.ts';

/**
 * Seasons with goal difference as the first tie-breaker. Results: github.com/openfootball/football.json (CC0 1.0,
 * public domain); tables as the leagues published them.
 */
export const BY_DIFFERENCE: readonly RealSeason[] = [
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
];

/** Seasons with head-to-head results or wins as the first tie-breaker. */
export const BY_MEETINGS_OR_WINS: readonly RealSeason[] = [
  {
    name: 'La Liga 2018/19',
    competition: { name: 'La Liga', country: { slug: 'spain' } },
    deductions: {},
    results: `
      Athletic Club      | - 2-0 1-1 2-1 1-1 0-0 1-1 1-0 3-2 3-2 3-1 1-0 1-1 1-3 1-1 1-0 2-2 2-0 0-0 0-3
      Atlético Madrid    | 3-2 - 3-0 1-0 1-0 1-1 2-0 2-0 1-0 1-0 2-0 1-0 1-3 2-0 1-0 1-1 3-0 1-1 3-2 2-0
      CD Alavés          | 0-0 0-4 - 1-1 2-1 0-2 1-1 2-1 2-0 0-1 0-0 0-0 1-0 0-1 2-2 1-1 2-1 1-1 2-1 2-1
      CD Leganés         | 0-1 1-1 1-0 - 0-2 2-1 1-1 0-2 1-0 1-0 0-0 3-0 1-1 2-2 1-0 2-2 1-0 1-1 1-1 0-1
      Espanyol Barcelona | 1-0 3-0 2-1 1-0 - 0-4 1-1 1-3 1-0 2-1 1-1 1-3 2-4 2-0 3-1 1-0 1-1 0-1 2-0 3-1
      FC Barcelona       | 1-1 2-0 3-0 3-1 2-0 - 2-0 2-2 1-0 3-1 2-0 3-4 5-1 2-1 1-0 3-0 8-2 4-2 2-2 2-0
      Getafe CF          | 1-0 0-2 4-0 0-2 3-0 1-2 - 2-0 0-1 2-1 3-1 2-0 0-0 1-0 0-0 2-0 2-1 3-0 0-1 2-2
      Girona FC          | 1-2 1-1 1-1 0-0 1-2 0-2 1-1 - 1-2 2-1 3-2 0-1 1-4 0-0 0-0 2-3 0-2 1-0 2-3 0-1
      Levante UD         | 3-0 2-2 2-1 2-0 2-2 0-5 0-0 2-2 - 4-1 1-2 4-0 1-2 1-3 2-0 2-2 2-2 2-6 2-2 0-2
      Rayo Vallecano     | 1-1 0-1 1-5 1-2 2-2 2-3 1-2 0-2 2-1 - 4-2 1-1 1-0 2-2 1-2 1-0 0-0 1-4 2-0 2-2
      RC Celta           | 1-2 2-0 0-1 0-0 1-1 2-0 1-1 2-1 1-4 2-2 - 0-1 2-4 3-1 3-3 4-0 2-0 1-0 1-2 3-2
      Real Betis         | 2-2 1-0 1-1 1-0 1-1 1-4 1-2 3-2 0-3 2-0 3-3 - 1-2 1-0 0-1 1-1 2-1 1-0 1-2 2-1
      Real Madrid        | 3-0 0-0 3-0 4-1 1-0 0-1 2-0 1-2 1-2 1-0 2-0 0-2 - 0-2 2-0 2-1 3-2 2-0 2-0 3-2
      Real Sociedad      | 2-1 0-2 0-1 3-0 3-2 1-2 2-1 0-0 1-1 2-2 2-1 2-1 3-1 - 1-2 1-1 0-0 0-0 0-1 0-1
      Real Valladolid    | 1-0 2-3 0-1 2-4 1-1 0-1 2-2 1-0 2-1 0-1 2-1 0-2 1-4 1-1 - 0-0 1-0 0-2 0-2 0-0
      SD Eibar           | 1-1 0-1 2-1 1-0 3-0 2-2 2-2 3-0 4-4 2-1 1-0 1-0 3-0 2-1 1-2 - 1-2 1-3 1-1 0-0
      SD Huesca          | 0-1 0-3 1-3 2-1 0-2 0-0 1-1 1-1 2-2 0-1 3-3 2-1 0-1 0-1 4-0 2-0 - 2-1 2-6 2-2
      Sevilla FC         | 2-0 1-1 2-0 0-3 2-1 2-4 0-2 2-0 5-0 5-0 2-1 3-2 3-0 5-2 1-0 2-2 2-1 - 0-1 0-0
      Valencia CF        | 2-0 1-1 3-1 1-1 0-0 1-1 0-0 0-1 3-1 3-0 1-1 0-0 2-1 0-0 1-1 0-1 2-1 1-1 - 3-0
      Villarreal CF      | 1-1 1-1 1-2 2-1 2-2 4-4 1-2 0-1 1-1 3-1 2-3 2-1 2-2 1-2 0-1 1-0 1-1 3-0 0-0 -
    `,
    table: `
      FC Barcelona 87 90:36
      Atlético Madrid 76 55:29
      Real Madrid 68 63:46
      Valencia CF 61 51:35
      Getafe CF 59 48:35
      Sevilla FC 59 62:47
      Espanyol Barcelona 53 48:50
      Athletic Club 53 41:45
      Real Sociedad 50 45:46
      Real Betis 50 44:52
      CD Alavés 50 39:50
      SD Eibar 47 46:50
      CD Leganés 45 37:43
      Villarreal CF 44 49:52
      Levante UD 44 59:66
      Real Valladolid 41 32:51
      RC Celta 41 53:62
      Girona FC 37 37:53
      SD Huesca 33 43:65
      Rayo Vallecano 32 41:70
    `,
  },
  {
    name: 'Serie A 2018/19',
    competition: { name: 'Serie A', country: { slug: 'italy' } },
    deductions: { 'Chievo Verona': 3 },
    results: `
      AC Milan          | - 0-1 2-1 2-2 2-1 3-0 3-1 3-0 2-0 2-1 2-3 0-2 1-0 2-1 3-2 1-0 2-1 0-0 0-0 1-1
      ACF Fiorentina    | 0-1 - 1-1 2-0 0-0 1-1 6-1 3-1 0-1 0-0 3-3 0-3 1-1 0-1 3-3 0-1 3-0 0-0 1-1 1-0
      AS Roma           | 1-1 2-2 - 3-3 2-1 3-0 2-2 2-1 4-0 3-2 2-2 2-0 3-1 2-1 4-1 3-1 0-2 1-4 3-2 1-0
      Atalanta          | 1-3 3-1 3-3 - 4-1 0-1 1-1 0-0 4-0 2-1 4-1 2-2 1-0 3-0 0-1 3-1 2-1 1-2 0-0 2-0
      Bologna FC        | 0-0 0-0 2-0 1-2 - 2-0 3-0 3-1 0-4 1-1 0-3 0-1 0-2 4-1 3-0 2-1 0-1 3-2 2-2 2-1
      Cagliari Calcio   | 1-1 2-1 2-2 0-1 2-0 - 2-1 2-2 1-0 1-0 2-1 0-2 1-2 2-1 0-0 2-2 2-1 0-1 0-0 1-2
      Chievo Verona     | 1-2 3-4 0-3 1-5 2-2 0-3 - 0-0 1-0 0-0 1-1 2-3 1-1 1-1 0-0 0-2 0-4 1-3 0-1 0-2
      Empoli FC         | 1-1 1-0 0-2 3-2 2-1 2-0 2-2 - 2-1 1-3 0-1 1-2 0-1 3-3 2-4 3-0 2-4 2-1 4-1 2-1
      Frosinone Calcio  | 0-0 1-1 2-3 0-5 0-0 1-1 0-0 3-3 - 1-2 1-3 0-2 0-1 3-2 0-5 0-2 0-1 0-2 1-2 1-3
      Genoa CFC         | 0-2 0-0 1-1 3-1 1-0 1-1 2-0 2-1 0-0 - 0-4 2-0 2-1 1-3 1-1 1-1 1-1 1-2 0-1 2-2
      Inter             | 1-0 2-1 1-1 0-0 0-1 2-0 2-0 2-1 3-0 5-0 - 1-1 0-1 0-1 2-1 0-0 2-0 1-0 2-2 1-0
      Juventus          | 2-1 2-1 1-0 1-1 2-0 3-1 3-0 1-0 3-0 1-1 1-0 - 2-0 3-3 2-1 2-1 2-0 3-1 1-1 4-1
      Lazio Roma        | 1-1 1-0 3-0 1-3 3-3 3-1 1-2 1-0 1-0 4-1 0-3 1-2 - 4-1 2-2 2-2 4-1 1-2 1-1 2-0
      Parma Calcio 1913 | 1-1 1-0 0-2 1-3 0-0 2-0 1-1 1-0 0-0 1-0 0-1 1-2 0-2 - 3-3 2-1 2-3 0-4 0-0 2-2
      Sampdoria         | 1-0 1-1 0-1 1-2 4-1 1-0 2-0 1-2 0-1 2-0 0-1 2-0 1-2 2-0 - 0-0 2-1 3-0 1-4 4-0
      Sassuolo Calcio   | 1-4 3-3 0-0 2-6 2-2 3-0 4-0 3-1 2-2 5-3 1-0 0-3 1-1 0-0 3-5 - 1-1 1-1 1-1 0-0
      SPAL 2013 Ferrara | 2-3 1-4 2-1 2-0 1-1 2-2 0-0 2-2 0-3 1-1 1-2 2-1 1-0 1-0 1-2 0-2 - 1-2 0-0 0-0
      SSC Napoli        | 3-2 1-0 1-1 1-2 3-2 2-1 0-0 5-1 4-0 1-1 4-1 1-2 2-1 3-0 3-0 2-0 1-0 - 0-0 4-2
      Torino FC         | 2-0 1-1 0-1 2-0 2-3 1-1 3-0 3-0 3-2 2-1 1-0 0-1 3-1 1-2 2-1 3-2 1-0 1-3 - 1-0
      Udinese Calcio    | 0-1 1-1 1-0 1-3 2-1 2-0 1-0 3-2 1-1 2-0 0-0 0-2 1-2 1-2 1-0 1-1 3-2 0-3 1-1 -
    `,
    table: `
      Juventus 90 70:30
      SSC Napoli 79 74:36
      Atalanta 69 77:46
      Inter 69 57:33
      AC Milan 68 55:36
      AS Roma 66 66:48
      Torino FC 63 52:37
      Lazio Roma 59 56:46
      Sampdoria 53 60:51
      Bologna FC 44 48:56
      Sassuolo Calcio 43 53:60
      Udinese Calcio 43 39:53
      SPAL 2013 Ferrara 42 44:56
      Parma Calcio 1913 41 41:61
      Cagliari Calcio 41 36:54
      ACF Fiorentina 41 47:45
      Genoa CFC 38 39:57
      Empoli FC 38 51:70
      Frosinone Calcio 25 29:69
      Chievo Verona 17 25:75
    `,
  },
  {
    name: 'Pro League 2018/19',
    competition: { name: 'Pro League', country: { slug: 'belgium' } },
    deductions: {},
    results: `
      Cercle Brugge        | - 2-2 0-3 0-1 2-5 1-1 2-2 0-3 2-1 2-1 1-2 2-1 3-2 1-2 3-1 2-0
      Club Brugge KV       | 4-0 - 1-1 5-2 3-1 3-0 4-0 5-1 1-2 2-1 1-0 0-1 2-1 3-0 1-3 1-1
      KAA Gent             | 4-1 0-4 - 2-0 1-5 3-1 2-1 0-0 1-2 1-0 1-2 2-1 2-1 2-1 1-1 4-1
      KAS Eupen            | 2-0 0-4 2-3 - 0-2 0-1 1-2 1-2 1-0 2-1 1-4 1-4 4-1 2-1 2-3 1-0
      KRC Genk             | 1-2 1-1 3-1 2-1 - 1-1 2-0 0-0 1-2 1-0 1-1 3-1 1-0 2-0 4-0 3-2
      KV Kortrijk          | 2-1 0-0 1-2 1-3 3-3 - 1-2 2-0 1-0 1-4 3-1 1-2 2-1 0-2 4-2 2-2
      KV Oostende          | 1-1 1-2 0-4 1-1 0-2 1-2 - 0-2 2-1 0-2 1-1 2-1 1-0 1-3 3-1 1-1
      Royal Antwerp FC     | 1-0 1-1 2-2 2-1 2-4 0-0 2-0 - 2-1 0-1 1-3 1-2 2-1 1-1 5-1 0-2
      Royal Excel Mouscron | 3-0 0-1 3-1 0-1 0-0 1-0 2-1 0-1 - 3-1 1-1 3-0 1-0 0-0 0-0 0-3
      RSC Anderlecht       | 4-2 2-2 2-0 2-1 0-1 2-0 5-2 1-1 2-0 - 0-0 1-1 1-1 2-1 0-0 3-0
      Sint-Truidense VV    | 0-0 2-2 0-2 4-1 2-3 0-0 1-0 2-0 3-1 4-2 - 3-1 1-1 1-1 2-1 2-1
      Sporting Charleroi   | 3-1 2-1 2-0 1-2 1-1 0-2 1-1 0-1 3-1 1-2 1-0 - 2-1 0-1 3-2 2-2
      Sporting Lokeren     | 3-1 0-1 2-2 2-0 0-4 1-3 0-0 2-1 0-0 1-2 2-0 2-4 - 0-3 0-3 1-0
      Standard Liège       | 0-0 3-1 3-2 3-0 1-1 2-1 3-1 0-2 1-1 2-1 3-2 0-0 3-1 - 4-1 4-3
      SV Zulte Waregem     | 3-2 2-5 1-3 4-0 3-3 0-2 1-1 1-2 2-2 1-2 1-1 3-1 2-0 3-1 - 2-2
      Waasland-Beveren     | 1-1 2-1 2-1 0-0 1-2 2-6 1-1 0-1 1-2 1-2 2-2 1-1 2-1 0-0 1-1 -
    `,
    table: `
      KRC Genk 63 63:31
      Club Brugge KV 56 64:32
      Standard Liège 53 49:35
      RSC Anderlecht 51 49:34
      KAA Gent 50 53:45
      Royal Antwerp FC 49 39:34
      Sint-Truidense VV 47 47:36
      KV Kortrijk 43 44:42
      Sporting Charleroi 42 43:43
      Royal Excel Mouscron 40 33:33
      SV Zulte Waregem 33 49:60
      KAS Eupen 32 34:57
      Cercle Brugge 28 35:59
      KV Oostende 27 29:52
      Waasland-Beveren 27 37:50
      Sporting Lokeren 20 28:53
    `,
  },
];
