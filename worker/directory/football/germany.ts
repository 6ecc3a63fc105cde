import { club, footballCup, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const bundesliga: readonly DirectoryClub[] = [
  club('Bayern München', '#dc052d', '#ffffff', 'quarters', 96, 'Allianz Arena'),
  club('Bayer Leverkusen', '#e32221', '#000000', 'plain', 87, 'BayArena'),
  club('Borussia Dortmund', '#fde100', '#000000', 'plain', 88, 'Signal Iduna Park'),
  club('RB Leipzig', '#ffffff', '#dd0741', 'plain', 86, 'Red Bull Arena Leipzig'),
  club('VfB Stuttgart', '#ffffff', '#e32219', 'band', 85, 'MHPArena'),
  club('Eintracht Frankfurt', '#000000', '#e1000f', 'stripes', 83, 'Deutsche Bank Park'),
  club('TSG Hoffenheim', '#1961b5', '#ffffff', 'plain', 82, 'PreZero Arena'),
  club('SC Freiburg', '#e2001a', '#000000', 'stripes', 81, 'Europa-Park Stadion'),
  club('Werder Bremen', '#1d9053', '#ffffff', 'plain', 76, 'Weserstadion'),
  club('Borussia Mönchengladbach', '#ffffff', '#000000', 'plain', 77, 'Borussia-Park'),
  club('1. FSV Mainz 05', '#c3141e', '#ffffff', 'plain', 77, 'Mewa Arena'),
  club('FC Augsburg', '#ba3733', '#46714d', 'plain', 76, 'WWK Arena'),
  club('1. FC Union Berlin', '#eb1923', '#ffd100', 'plain', 76, 'An der Alten Försterei'),
  club('VfL Wolfsburg', '#65b32e', '#ffffff', 'plain', 74, 'Volkswagen Arena'),
  club('1. FC Köln', '#ffffff', '#ed1c24', 'plain', 75, 'RheinEnergieStadion'),
  club('Hamburger SV', '#ffffff', '#0a3f86', 'quarters', 75, 'Volksparkstadion'),
  club('FC St. Pauli', '#624839', '#ffffff', 'plain', 72, 'Millerntor-Stadion'),
  club('1. FC Heidenheim', '#e2001a', '#003b79', 'plain', 70, 'Voith-Arena'),
];

export const zweiteBundesliga: readonly DirectoryClub[] = [
  club('FC Schalke 04', '#004d9d', '#ffffff', 'plain', 74, 'Veltins-Arena'),
  club('SV Elversberg', '#000000', '#ffffff', 'plain', 71, 'Ursapharm-Arena an der Kaiserlinde'),
  club('SC Paderborn 07', '#005ca9', '#000000', 'plain', 71, 'Home Deluxe Arena'),
  club('Hannover 96', '#d2122e', '#000000', 'plain', 71, 'Heinz von Heiden Arena'),
  club('SV Darmstadt 98', '#004c99', '#ffffff', 'plain', 70, 'Merck-Stadion am Böllenfalltor'),
  club('Hertha BSC', '#005ca9', '#ffffff', 'stripes', 70, 'Olympiastadion Berlin'),
  club('1. FC Kaiserslautern', '#e2001a', '#ffffff', 'plain', 67, 'Fritz-Walter-Stadion'),
  club('Karlsruher SC', '#0069b4', '#ffffff', 'plain', 64, 'BBBank Wildpark'),
  club('1. FC Nürnberg', '#aa1124', '#000000', 'plain', 65, 'Max-Morlock-Stadion'),
  club('Fortuna Düsseldorf', '#e2001a', '#ffffff', 'plain', 63, 'Merkur Spiel-Arena'),
  club('VfL Bochum', '#005ca9', '#ffffff', 'plain', 65, 'Vonovia Ruhrstadion'),
  club('Holstein Kiel', '#004a97', '#ffffff', 'plain', 64, 'Holstein-Stadion'),
  club('1. FC Magdeburg', '#004b93', '#ffffff', 'plain', 61, 'Avnet Arena'),
  club('Arminia Bielefeld', '#004e95', '#ffffff', 'plain', 63, 'SchücoArena'),
  club('Dynamo Dresden', '#ffd100', '#000000', 'plain', 60, 'Rudolf-Harbig-Stadion'),
  club('Eintracht Braunschweig', '#ffd100', '#003b79', 'plain', 59, 'Eintracht-Stadion'),
  club('Preußen Münster', '#006f53', '#000000', 'plain', 58, 'Preußenstadion'),
  club('SpVgg Greuther Fürth', '#ffffff', '#00843d', 'hoops', 58, 'Sportpark Ronhof'),
];

export const dritteLiga: readonly DirectoryClub[] = [
  club('VfL Osnabrück', '#5b2b82', '#ffffff', 'plain', 60, 'Bremer Brücke'),
  club('FC Energie Cottbus', '#e2001a', '#ffffff', 'plain', 59, 'Stadion der Freundschaft'),
  club('MSV Duisburg', '#005ca9', '#ffffff', 'hoops', 59, 'Schauinsland-Reisen-Arena'),
  club('Rot-Weiss Essen', '#e2001a', '#ffffff', 'plain', 58, 'Stadion an der Hafenstraße'),
  club('SC Verl', '#000000', '#ffffff', 'plain', 57, 'Sportclub Arena'),
  club('FC Hansa Rostock', '#0072bc', '#ffffff', 'plain', 58, 'Ostseestadion'),
  club('TSV 1860 München', '#5aade0', '#ffffff', 'plain', 56, 'Grünwalder Stadion'),
  club('SV Wehen Wiesbaden', '#e2001a', '#000000', 'plain', 54, 'Brita-Arena'),
  club('SV Waldhof Mannheim', '#004a97', '#000000', 'plain', 54, 'Carl-Benz-Stadion'),
  club('1. FC Saarbrücken', '#005ca9', '#000000', 'plain', 54, 'Ludwigsparkstadion'),
  club('FC Viktoria Köln', '#e2001a', '#000000', 'plain', 53, 'Sportpark Höhenberg'),
  club('FC Ingolstadt 04', '#d2122e', '#000000', 'plain', 54, 'Audi-Sportpark'),
  club('SSV Jahn Regensburg', '#e2001a', '#ffffff', 'plain', 54, 'Jahnstadion Regensburg'),
  club('VfB Stuttgart II', '#ffffff', '#e32219', 'band', 51, 'WIRmachenDRUCK Arena'),
  club('TSG Hoffenheim II', '#1961b5', '#ffffff', 'plain', 52, 'Dietmar-Hopp-Stadion'),
  club('Alemannia Aachen', '#ffd100', '#000000', 'stripes', 53, 'Tivoli'),
  club('SSV Ulm 1846', '#000000', '#ffffff', 'plain', 49, 'Donaustadion'),
  club('FC Erzgebirge Aue', '#5b2b82', '#ffffff', 'plain', 49, 'Erzgebirgsstadion'),
  club('TSV Havelse', '#e2001a', '#ffffff', 'plain', 45, 'Eilenriedestadion'),
  club('1. FC Schweinfurt 05', '#00843d', '#ffffff', 'plain', 42, 'Sachs-Stadion'),
];

export const germany: readonly DirectoryCompetition[] = [
  footballLeague('Germany', 'Bundesliga', 1, bundesliga),
  footballLeague('Germany', '2. Bundesliga', 2, zweiteBundesliga),
  footballLeague('Germany', '3. Liga', 3, dritteLiga),
  footballCup('Germany', 'DFB-Pokal', [
    ...bundesliga,
    ...zweiteBundesliga,
    ...dritteLiga.filter((entry) => !entry.name.endsWith(' II')),
  ]),
];
