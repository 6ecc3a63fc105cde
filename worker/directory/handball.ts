import { club, clubsNamed } from './club.ts';
import type { DirectoryClub, DirectoryCompetition } from './types.ts';

const bundesliga: readonly DirectoryClub[] = [
  club('SC Magdeburg', '#00843d', '#d2122e', 'plain', 93, 'Getec Arena'),
  club('Füchse Berlin', '#00843d', '#ffffff', 'plain', 91, 'Max-Schmeling-Halle'),
  club('SG Flensburg-Handewitt', '#0057b8', '#d2122e', 'plain', 88, 'GP Joule Arena'),
  club('THW Kiel', '#000000', '#ffffff', 'stripes', 88, 'Merkur Ostseehalle'),
  club('TBV Lemgo Lippe', '#0057b8', '#ffffff', 'plain', 82, 'Phoenix Contact Arena'),
  club('MT Melsungen', '#d2122e', '#ffffff', 'plain', 83, 'Rothenbach-Halle'),
  club('VfL Gummersbach', '#0057b8', '#ffffff', 'plain', 82, 'Schwalbe Arena'),
  club('Rhein-Neckar Löwen', '#ffd100', '#0a2a66', 'plain', 80, 'SAP Arena'),
  club('TSV Hannover-Burgdorf', '#00843d', '#000000', 'plain', 79, 'ZAG Arena'),
  club('HSV Hamburg', '#0057b8', '#ffffff', 'plain', 77, 'Barclays Arena'),
  club('HSG Wetzlar', '#00843d', '#ffffff', 'plain', 72, 'Buderus Arena'),
  club('FRISCH AUF! Göppingen', '#00843d', '#ffffff', 'plain', 74, 'EWS Arena'),
  club('ThSV Eisenach', '#0057b8', '#ffffff', 'plain', 74, 'Werner-Aßmann-Halle'),
  club('TVB Stuttgart', '#0057b8', '#ffffff', 'halves', 73, 'Porsche-Arena'),
  club('HC Erlangen', '#d2122e', '#0a2a66', 'plain', 73, 'Arena Nürnberg'),
  club('Bergischer HC', '#0a2a66', '#f58220', 'plain', 72, 'Uni-Halle Wuppertal'),
  club('GWD Minden', '#00843d', '#ffffff', 'plain', 70, 'Kampa-Halle'),
  club('SC DHfK Leipzig', '#00843d', '#ffffff', 'stripes', 69, 'Quarterback Immobilien Arena'),
];

const starligue: readonly DirectoryClub[] = [
  club('Paris Saint-Germain', '#004170', '#da291c', 'band', 87, 'Stade Pierre de Coubertin'),
  club('HBC Nantes', '#5b2b82', '#ffffff', 'plain', 86, 'H Arena'),
  club('Montpellier Handball', '#0a2a66', '#f58220', 'plain', 83, 'FDI Stadium'),
  club('Saint-Raphaël', '#d2122e', '#ffd100', 'plain', 77, 'Palais des sports Jean-François Krakowski'),
  club('Limoges Handball', '#d2122e', '#ffffff', 'plain', 77, 'Palais des sports de Beaublanc'),
  club('Fenix Toulouse', '#0057b8', '#ffd100', 'plain', 76, 'Palais des sports André-Brouat'),
  club("Pays d'Aix", '#d2122e', '#ffd100', 'plain', 75, "Arena du Pays d'Aix"),
  club('Chambéry Savoie', '#ffd100', '#000000', 'plain', 75, 'Le Phare'),
  club('USAM Nîmes', '#00843d', '#ffffff', 'plain', 75, 'Le Parnasse'),
  club('USDK Dunkerque', '#0057b8', '#ffffff', 'plain', 73, 'Stade des Flandres'),
  club('Chartres Métropole', '#0057b8', '#ffffff', 'plain', 71, 'Le Colisée'),
  club('Cesson-Rennes', '#f58220', '#5b2b82', 'plain', 71, 'Glaz Arena'),
  club('US Créteil', '#0057b8', '#ffffff', 'plain', 69, 'Palais des sports Robert-Oubron'),
  club('Tremblay-en-France', '#ffd100', '#0057b8', 'plain', 68, 'Palais des sports de Tremblay'),
  club('Dijon Métropole', '#000000', '#d2122e', 'plain', 68, 'Palais des sports Jean-Michel-Geoffroy'),
  club('US Ivry', '#d2122e', '#000000', 'plain', 67, 'Gymnase Auguste-Delaune'),
];

const asobal: readonly DirectoryClub[] = [
  club('Barça', '#a50044', '#004d98', 'stripes', 93, 'Palau Blaugrana'),
  club('Fraikin Granollers', '#0057b8', '#ffffff', 'plain', 75, "Palau d'Esports de Granollers"),
  club('Bidasoa Irun', '#ffd100', '#0057b8', 'plain', 75, 'Artaleku'),
  club('Abanca Ademar León', '#ffffff', '#d2122e', 'plain', 74, 'Palacio de los Deportes de León'),
  club('Bathco Torrelavega', '#f58220', '#0a2a66', 'plain', 74, 'Vicente Trueba'),
  club('Logroño La Rioja', '#7a1437', '#ffffff', 'plain', 73, 'Palacio de los Deportes de La Rioja'),
  club('Frigoríficos del Morrazo', '#0057b8', '#ffffff', 'plain', 70, 'O Gatañal'),
  club('Ángel Ximénez Puente Genil', '#d2122e', '#ffffff', 'plain', 68, 'Alcalde Miguel Salas'),
  club('Rebi Cuenca', '#0057b8', '#ffd100', 'plain', 69, 'El Sargal'),
  club('Recoletas Valladolid', '#5b2b82', '#ffffff', 'plain', 68, 'Huerta del Rey'),
  club('Helvetia Anaitasuna', '#00843d', '#ffffff', 'plain', 67, 'Anaitasuna'),
  club('TM Benidorm', '#0057b8', '#f58220', 'plain', 67, "L'Illa de Benidorm"),
  club('Viveros Herol Nava', '#00843d', '#000000', 'plain', 67, 'Guerrer@s Naver@s'),
  club('Quabit Guadalajara', '#5b2b82', '#ffffff', 'stripes', 66, 'David Santamaría'),
  club('Blendio Sinfín', '#0a2a66', '#5cb8e6', 'plain', 66, 'Pabellón La Albericia'),
  club('Villa de Aranda', '#ffd100', '#0057b8', 'plain', 65, 'Príncipe de Asturias'),
];

const haandboldligaen: readonly DirectoryClub[] = [
  club('Aalborg Håndbold', '#d2122e', '#ffffff', 'plain', 90, 'Sparekassen Danmark Arena'),
  club('GOG', '#0057b8', '#ffd100', 'plain', 84, 'Phønix Tag Arena'),
  club('Skjern Håndbold', '#00843d', '#ffffff', 'plain', 78, 'Skjern Bank Arena'),
  club('Fredericia HK', '#d2122e', '#ffffff', 'plain', 77, 'Middelfart Sparekasse Arena'),
  club('Bjerringbro-Silkeborg', '#5b2b82', '#ffffff', 'plain', 78, 'Jysk Arena'),
  club('Mors-Thy Håndbold', '#0057b8', '#ffffff', 'plain', 75, 'Sparekassen Thy Arena'),
  club('Ribe-Esbjerg', '#000000', '#d2122e', 'plain', 73, 'Blue Water Dokken'),
  club('Skanderborg AGF', '#0a2a66', '#ffffff', 'plain', 76, 'Fælledhallen'),
  club('SønderjyskE Håndbold', '#5cb8e6', '#ffffff', 'plain', 73, 'Broager Sparekasse Skansen'),
  club('TTH Holstebro', '#0057b8', '#d2122e', 'plain', 74, 'Gråkjær Arena'),
  club('TMS Ringsted', '#00843d', '#ffffff', 'plain', 70, 'Ringsted Sportscenter'),
  club('Nordsjælland Håndbold', '#0057b8', '#ffd100', 'plain', 69, 'Helsinge Hallen'),
  club('Grindsted GIF', '#00843d', '#000000', 'plain', 66, 'Lynghedehallen'),
  club('HØJ Elite', '#d2122e', '#ffd100', 'plain', 69, 'Ølstykke Hallen'),
];

const beneLeague: readonly DirectoryClub[] = [
  club('Sporting Pelt', '#d2122e', '#ffffff', 'plain', 63, 'Sporthal Dommelhof'),
  club('Achilles Bocholt', '#ffd100', '#000000', 'plain', 65, 'Sportcomplex De Damburg'),
  club('Hubo Hasselt', '#00843d', '#ffffff', 'plain', 60, 'Sporthal Alverberg'),
  club('Visé BM', '#d2122e', '#0057b8', 'plain', 62, 'Hall omnisports de Visé'),
  club('KTSV Eupen', '#000000', '#ffffff', 'plain', 53, 'Sportzentrum Eupen'),
  club('Tongeren', '#d2122e', '#000000', 'plain', 49, 'Sporthal De Motten'),
  club('KEMBIT-LIONS', '#0057b8', '#f58220', 'plain', 63, 'Stadssporthal Sittard'),
  club('JMS Hurry-Up', '#ffd100', '#0057b8', 'plain', 62, 'De Eendracht'),
  club('Green Park Handbal Aalsmeer', '#00843d', '#ffffff', 'plain', 62, 'De Bloemhof'),
  club('KRAS/Volendam', '#f58220', '#000000', 'plain', 60, 'Sporthal Opperdam'),
  club('Bevo HC', '#0057b8', '#ffd100', 'plain', 58, 'De Heuf'),
  club('Kreasa Houthalen', '#5cb8e6', '#000000', 'plain', 52, 'Sporthal De Lakerberg'),
];

const otherEhfClubs: readonly DirectoryClub[] = [
  club('One Veszprém', '#d2122e', '#ffffff', 'plain', 90, 'Veszprém Aréna'),
  club('Industria Kielce', '#ffd100', '#0057b8', 'plain', 85, 'Hala Legionów'),
  club('Orlen Wisła Płock', '#0057b8', '#ffffff', 'plain', 84, 'Orlen Arena'),
  club('OTP Bank-Pick Szeged', '#0057b8', '#ffffff', 'halves', 83, 'Pick Aréna'),
  club('Sporting CP', '#008057', '#ffffff', 'hoops', 86, 'Pavilhão João Rocha'),
  club('Kolstad', '#ffd100', '#000000', 'plain', 78, 'Trondheim Spektrum'),
  club('Dinamo București', '#d2122e', '#ffffff', 'plain', 79, 'Sala Polivalentă'),
  club('Eurofarm Pelister', '#00843d', '#ffffff', 'plain', 76, 'Boro Čurlevski'),
  club('RK Zagreb', '#0057b8', '#ffffff', 'plain', 76, 'Arena Zagreb'),
];

const ehfNames: readonly string[] = [
  'SC Magdeburg',
  'Füchse Berlin',
  'Paris Saint-Germain',
  'HBC Nantes',
  'Barça',
  'Aalborg Håndbold',
  'GOG',
];

const championsLeague: readonly DirectoryClub[] = [
  ...clubsNamed(ehfNames, bundesliga, starligue, asobal, haandboldligaen),
  ...otherEhfClubs,
];

function league(country: string, name: string, clubs: readonly DirectoryClub[]): DirectoryCompetition {
  return { sport: 'handball', country, name, kind: 'league', tier: 1, clubs };
}

export const handball: readonly DirectoryCompetition[] = [
  { sport: 'handball', country: 'Europe', name: 'EHF Champions League', kind: 'cup', tier: 1, clubs: championsLeague },
  league('Germany', 'Bundesliga', bundesliga),
  league('France', 'Starligue', starligue),
  league('Spain', 'Liga Asobal', asobal),
  league('Denmark', 'Håndboldligaen', haandboldligaen),
  league('Netherlands', 'BENE-League', beneLeague),
];
