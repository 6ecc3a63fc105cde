import type { RealSeason } from './realSeason.ts';

/**
 * Seasons with the number of wins as the first tie-breaker. Results: github.com/openfootball/football.json (CC0 1.0,
 * public domain); tables as the leagues published them.
 */
export const BY_WINS: readonly RealSeason[] = [
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
  {
    name: 'Série A 2019',
    competition: { name: 'Série A', country: { slug: 'brazil' } },
    deductions: {},
    results: `
      Athletico Paranaense | - 1-0 0-1 1-0 1-0 1-0 1-1 0-2 0-0 1-0 0-2 3-0 4-1 4-1 2-0 1-0 1-1 1-0 0-1 4-1
      Atlético Mineiro     | 0-1 - 2-1 0-1 2-0 2-1 0-2 2-1 2-0 4-0 2-1 2-1 2-2 2-0 1-4 1-3 0-2 2-0 1-1 1-2
      Avaí SC              | 0-0 1-0 - 0-2 0-2 1-2 0-1 1-1 2-2 0-0 0-3 1-1 1-3 0-0 1-1 0-2 1-2 1-2 0-0 0-0
      Bahia BA             | 1-2 1-1 1-0 - 2-0 1-2 1-1 3-2 0-0 1-0 3-0 3-2 1-1 1-1 1-0 2-3 1-1 0-1 0-0 1-1
      Botafogo RJ          | 2-1 2-1 2-0 3-2 - 1-1 0-0 1-0 0-2 2-1 0-1 0-1 1-0 3-1 0-1 0-1 0-1 0-1 1-2 1-0
      Ceará CE             | 1-1 1-2 1-0 0-0 0-0 - 4-1 0-1 0-0 4-0 0-3 2-0 2-1 0-1 2-1 2-0 2-0 0-1 1-1 1-1
      Chapecoense          | 1-1 1-2 1-0 0-0 0-1 1-0 - 0-1 1-1 3-0 0-1 1-1 1-3 2-2 0-1 2-0 1-2 0-1 0-3 1-2
      Corinthians SP       | 2-2 1-0 3-0 2-1 2-0 2-2 1-0 - 1-2 1-0 1-1 1-2 3-2 2-0 0-0 0-0 1-1 0-0 1-0 1-0
      Cruzeiro             | 0-2 0-0 0-0 1-1 0-0 1-0 1-2 0-0 - 0-1 1-2 0-0 1-1 2-1 1-4 1-1 0-2 2-0 1-0 1-0
      CSA AL               | 0-4 2-2 3-1 1-2 1-2 1-0 2-0 2-1 1-1 - 0-2 0-1 0-2 1-0 0-0 1-0 1-1 0-0 1-2 0-3
      Flamengo RJ          | 3-2 3-1 6-1 3-1 3-2 4-1 2-1 4-1 3-1 1-0 - 2-0 2-0 6-1 3-1 3-1 3-0 1-0 0-0 4-4
      Fluminense RJ        | 1-2 1-1 0-1 2-0 0-1 1-1 1-1 1-0 4-1 0-1 0-0 - 0-0 0-1 2-1 2-1 1-0 1-1 1-2 0-0
      Fortaleza CE         | 2-1 2-2 2-0 2-1 1-0 1-0 2-0 1-3 2-1 3-0 1-2 0-1 - 2-0 2-1 0-1 0-1 2-1 0-1 1-1
      Goiás GO             | 2-1 0-0 2-0 4-3 1-0 2-1 3-1 2-2 1-0 1-0 2-2 3-0 1-2 - 3-2 2-1 1-2 0-3 1-2 0-1
      Grêmio Porto Alegre  | 2-1 1-0 6-1 0-1 3-0 2-1 3-3 0-0 2-0 2-1 0-1 4-5 1-0 3-0 - 2-0 1-1 1-2 3-0 2-1
      Internacional        | 1-1 2-1 2-0 3-1 3-2 1-0 1-0 0-0 3-1 2-0 2-1 2-1 2-2 1-2 1-1 - 1-1 0-0 1-0 0-1
      Palmeiras            | 1-0 1-1 2-0 2-2 1-0 1-0 1-0 1-1 1-0 6-2 1-3 3-0 4-0 5-1 1-2 1-0 - 4-0 3-0 1-1
      Santos FC            | 1-1 3-1 3-1 1-0 4-1 2-1 2-0 1-0 4-1 2-0 4-0 2-1 3-3 6-1 0-3 0-0 2-0 - 1-1 3-0
      São Paulo FC         | 0-1 2-0 1-0 0-0 2-0 1-0 4-0 1-0 1-1 1-1 1-1 0-2 2-1 0-1 0-0 2-1 1-1 3-2 - 1-0
      Vasco da Gama RJ     | 1-1 1-2 1-1 0-2 2-1 1-0 1-1 1-1 1-0 0-0 1-4 2-1 1-0 1-1 1-3 2-1 1-2 0-1 2-0 -
    `,
    table: `
      Flamengo RJ 90 86:37
      Santos FC 74 60:33
      Palmeiras 74 61:32
      Grêmio Porto Alegre 65 64:39
      Athletico Paranaense 64 51:32
      São Paulo FC 63 39:30
      Internacional 57 44:39
      Corinthians SP 56 42:34
      Fortaleza CE 53 50:49
      Goiás GO 52 46:64
      Bahia BA 49 44:43
      Vasco da Gama RJ 49 39:45
      Atlético Mineiro 48 45:49
      Fluminense RJ 46 38:46
      Botafogo RJ 43 31:45
      Ceará CE 39 36:41
      Cruzeiro 36 27:46
      CSA AL 32 24:58
      Chapecoense 32 31:52
      Avaí SC 20 18:62
    `,
  },
];
