import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const danishSuperliga: readonly DirectoryClub[] = [
  club('FC København', '#ffffff', '#0057b8', 'plain', 78, 'Parken'),
  club('FC Midtjylland', '#000000', '#d2122e', 'plain', 79, 'MCH Arena'),
  club('AGF', '#ffffff', '#0a2a66', 'plain', 75, 'Vejlby Stadion'),
  club('Brøndby', '#ffd100', '#0057b8', 'plain', 74, 'Brøndby Stadion'),
  club('FC Nordsjælland', '#d2122e', '#ffd100', 'plain', 71, 'Right to Dream Park'),
  club('Viborg', '#00843d', '#ffffff', 'plain', 68, 'Energi Viborg Arena'),
  club('Sønderjyske', '#5cb8e6', '#ffffff', 'plain', 67, 'Sydbank Park'),
  club('OB', '#0057b8', '#ffffff', 'stripes', 67, 'Nature Energy Park'),
  club('Randers', '#5cb8e6', '#ffffff', 'plain', 66, 'Cepheus Park Randers'),
  club('Silkeborg', '#d2122e', '#ffffff', 'plain', 65, 'Jysk Park'),
  club('FC Fredericia', '#d2122e', '#ffffff', 'plain', 63, 'Monjasa Park'),
  club('Vejle', '#d2122e', '#ffffff', 'plain', 63, 'Vejle Stadion'),
];

export const allsvenskan: readonly DirectoryClub[] = [
  club('Malmö FF', '#5cb8e6', '#ffffff', 'halves', 75, 'Eleda Stadion'),
  club('Mjällby', '#ffd100', '#000000', 'stripes', 74, 'Strandvallen'),
  club('Hammarby', '#00843d', '#ffffff', 'plain', 74, '3Arena'),
  club('Djurgården', '#5cb8e6', '#0a2a66', 'stripes', 72, 'Tele2 Arena'),
  club('AIK', '#000000', '#ffd100', 'plain', 71, 'Strawberry Arena'),
  club('IFK Göteborg', '#0057b8', '#ffffff', 'stripes', 71, 'Gamla Ullevi'),
  club('GAIS', '#00843d', '#000000', 'stripes', 70, 'Nya Ullevi'),
  club('Elfsborg', '#ffd100', '#000000', 'plain', 70, 'Borås Arena'),
  club('Häcken', '#ffd100', '#000000', 'plain', 70, 'Nordic Wellness Arena'),
  club('Sirius', '#0057b8', '#000000', 'stripes', 68, 'Studenternas IP'),
  club('Brommapojkarna', '#d2122e', '#000000', 'stripes', 64, 'Grimsta IP'),
  club('IFK Norrköping', '#ffffff', '#0057b8', 'plain', 63, 'PlatinumCars Arena'),
  club('Degerfors', '#d2122e', '#ffffff', 'plain', 61, 'Stora Valla'),
  club('Halmstads BK', '#0057b8', '#ffffff', 'plain', 61, 'Örjans Vall'),
  club('Västerås SK', '#00843d', '#ffffff', 'plain', 62, 'Hitachi Energy Arena'),
  club('Kalmar FF', '#d2122e', '#ffffff', 'plain', 63, 'Guldfågeln Arena'),
];

export const eliteserien: readonly DirectoryClub[] = [
  club('Bodø/Glimt', '#ffd100', '#000000', 'plain', 84, 'Aspmyra'),
  club('Viking', '#0a2a66', '#ffffff', 'hoops', 74, 'Lyse Arena'),
  club('Brann', '#d2122e', '#ffffff', 'chevron', 73, 'Brann Stadion'),
  club('Rosenborg', '#ffffff', '#000000', 'plain', 70, 'Lerkendal'),
  club('Molde', '#0057b8', '#ffffff', 'plain', 70, 'Aker Stadion'),
  club('Tromsø', '#d2122e', '#ffffff', 'plain', 70, 'Romssa Arena'),
  club('Fredrikstad', '#ffffff', '#d2122e', 'plain', 67, 'Fredrikstad Stadion'),
  club('Sarpsborg 08', '#0057b8', '#ffffff', 'plain', 66, 'Sarpsborg Stadion'),
  club('Sandefjord', '#0057b8', '#ffffff', 'plain', 66, 'Jotun Arena'),
  club('Vålerenga', '#0057b8', '#d2122e', 'sash', 67, 'Intility Arena'),
  club('KFUM Oslo', '#d2122e', '#000000', 'plain', 64, 'KFUM Arena'),
  club('HamKam', '#00843d', '#ffffff', 'plain', 63, 'Briskeby'),
  club('Kristiansund', '#0a2a66', '#ffffff', 'plain', 62, 'Nordmøre Stadion'),
  club('Lillestrøm', '#ffd100', '#000000', 'plain', 68, 'Åråsen'),
  club('Start', '#ffd100', '#000000', 'plain', 61, 'Sparebanken Sør Arena'),
  club('Aalesund', '#f58220', '#0057b8', 'plain', 61, 'Color Line Stadion'),
];

export const veikkausliiga: readonly DirectoryClub[] = [
  club('KuPS', '#ffd100', '#000000', 'plain', 65, 'Väre Areena'),
  club('HJK', '#0057b8', '#ffffff', 'stripes', 65, 'Bolt Arena'),
  club('Inter Turku', '#0057b8', '#000000', 'stripes', 63, 'Veritas Stadion'),
  club('Ilves', '#00843d', '#ffd100', 'plain', 62, 'Tammela Stadion'),
  club('SJK', '#f58220', '#000000', 'plain', 59, 'OmaSP Stadion'),
  club('FF Jaro', '#d2122e', '#ffffff', 'plain', 50, 'Project Liv Arena'),
  club('IFK Mariehamn', '#00843d', '#ffffff', 'plain', 49, 'Wiklöf Holding Arena'),
  club('VPS', '#0057b8', '#ffffff', 'plain', 53, 'Lemonsoft Stadion'),
  club('FC Lahti', '#d2122e', '#000000', 'plain', 50, 'Lahden stadion'),
  club('Gnistan', '#0a2a66', '#ffd100', 'plain', 52, 'Mustapekka Areena'),
  club('AC Oulu', '#0057b8', '#ffffff', 'plain', 52, 'Raatti'),
  club('TPS', '#000000', '#ffffff', 'stripes', 49, 'Paavo Nurmen stadion'),
];

export const bestaDeild: readonly DirectoryClub[] = [
  club('Víkingur Reykjavík', '#d2122e', '#000000', 'stripes', 58, 'Víkingsvöllur'),
  club('Breiðablik', '#00843d', '#ffffff', 'plain', 58, 'Kópavogsvöllur'),
  club('Valur', '#d2122e', '#ffffff', 'plain', 55, 'Hlíðarendi'),
  club('Stjarnan', '#0057b8', '#ffffff', 'plain', 54, 'Samsung völlurinn'),
  club('FH', '#ffffff', '#000000', 'plain', 51, 'Kaplakriki'),
  club('Fram', '#0057b8', '#ffffff', 'plain', 49, 'Framvöllur'),
  club('KA', '#ffd100', '#0057b8', 'plain', 47, 'Greifavöllurinn'),
  club('KR', '#000000', '#ffffff', 'stripes', 47, 'Meistaravellir'),
  club('ÍA', '#ffd100', '#000000', 'plain', 46, 'Norðurálsvöllurinn'),
  club('ÍBV', '#ffffff', '#000000', 'plain', 45, 'Hásteinsvöllur'),
  club('Þór', '#ffffff', '#d2122e', 'plain', 42, 'Þórsvöllur'),
  club('Keflavík', '#0a2a66', '#ffffff', 'plain', 43, 'HS Orkuvöllurinn'),
];

export const nordics: readonly DirectoryCompetition[] = [
  footballLeague('Denmark', 'Superliga', 1, danishSuperliga),
  footballLeague('Sweden', 'Allsvenskan', 1, allsvenskan),
  footballLeague('Norway', 'Eliteserien', 1, eliteserien),
  footballLeague('Finland', 'Veikkausliiga', 1, veikkausliiga),
  footballLeague('Iceland', 'Besta deild', 1, bestaDeild),
];
