import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const superLig: readonly DirectoryClub[] = [
  club('Galatasaray', '#a90432', '#fdb912', 'halves', 86, 'RAMS Park'),
  club('Fenerbahçe', '#002d72', '#ffed00', 'stripes', 84, 'Şükrü Saracoğlu'),
  club('Trabzonspor', '#7a1437', '#5cb8e6', 'stripes', 80, 'Papara Park'),
  club('Beşiktaş', '#000000', '#ffffff', 'stripes', 80, 'Tüpraş Stadyumu'),
  club('Göztepe', '#ffd100', '#d2122e', 'plain', 76, 'Gürsel Aksel Stadyumu'),
  club('Başakşehir', '#f58220', '#0a2240', 'plain', 77, 'Başakşehir Fatih Terim'),
  club('Samsunspor', '#d2122e', '#ffffff', 'hoops', 76, 'Samsun 19 Mayıs'),
  club('Kocaelispor', '#00843d', '#000000', 'stripes', 70, 'Kocaeli Stadyumu'),
  club('Gaziantep FK', '#d2122e', '#000000', 'plain', 70, 'Gaziantep Stadyumu'),
  club('Alanyaspor', '#f58220', '#00843d', 'plain', 70, 'Alanya Oba Stadyumu'),
  club('Konyaspor', '#00843d', '#ffffff', 'plain', 70, 'Konya Büyükşehir Stadyumu'),
  club('Çaykur Rizespor', '#00843d', '#0072ce', 'plain', 70, 'Çaykur Didi Stadyumu'),
  club('Gençlerbirliği', '#d2122e', '#000000', 'halves', 67, 'Eryaman Stadyumu'),
  club('Kasımpaşa', '#0a2a66', '#ffffff', 'plain', 67, 'Recep Tayyip Erdoğan Stadyumu'),
  club('Eyüpspor', '#6a2c91', '#ffd100', 'plain', 66, 'Eyüp Stadyumu'),
  club('Antalyaspor', '#d2122e', '#ffffff', 'plain', 66, 'Corendon Airlines Park'),
  club('Kayserispor', '#ffd100', '#d2122e', 'stripes', 65, 'Kadir Has Stadyumu'),
  club('Fatih Karagümrük', '#d2122e', '#000000', 'hoops', 64, 'Atatürk Olimpiyat Stadyumu'),
];

export const greekSuperLeague: readonly DirectoryClub[] = [
  club('Olympiacos', '#d2122e', '#ffffff', 'stripes', 82, 'Karaiskakis'),
  club('PAOK', '#000000', '#ffffff', 'stripes', 78, 'Toumba'),
  club('AEK Athens', '#ffd100', '#000000', 'halves', 79, 'OPAP Arena'),
  club('Panathinaikos', '#00843d', '#ffffff', 'quarters', 76, 'Leoforos Alexandras'),
  club('Levadiakos', '#00843d', '#0057b8', 'plain', 69, 'Levadia Stadium'),
  club('Aris Thessaloniki', '#ffd100', '#000000', 'plain', 69, 'Kleanthis Vikelidis'),
  club('OFI Crete', '#000000', '#ffffff', 'plain', 66, 'Pankritio'),
  club('Volos', '#d2122e', '#0057b8', 'plain', 65, 'Panthessaliko'),
  club('Atromitos', '#0057b8', '#ffffff', 'plain', 64, 'Peristeri Stadium'),
  club('Kifisia', '#00843d', '#0a2240', 'plain', 63, 'Zosimades'),
  club('Panetolikos', '#ffd100', '#0057b8', 'plain', 62, 'Panetolikos Stadium'),
  club('Asteras Tripolis', '#ffd100', '#0057b8', 'plain', 61, 'Theodoros Kolokotronis'),
  club('Larissa', '#7a1437', '#ffffff', 'plain', 61, 'AEL FC Arena'),
  club('Panserraikos', '#d2122e', '#ffffff', 'plain', 59, 'Serres Municipal Stadium'),
];

export const cypriotFirstDivision: readonly DirectoryClub[] = [
  club('Pafos', '#0a2a66', '#6cace4', 'plain', 75, 'Stelios Kyriakides'),
  club('Omonia Nicosia', '#00843d', '#ffffff', 'plain', 72, 'GSP Stadium'),
  club('APOEL', '#ffd100', '#0057b8', 'plain', 67, 'GSP Stadium'),
  club('AEK Larnaca', '#00843d', '#ffd100', 'plain', 71, 'AEK Arena'),
  club('Aris Limassol', '#00843d', '#ffffff', 'plain', 69, 'Alphamega Stadium'),
  club('Apollon Limassol', '#0057b8', '#ffffff', 'plain', 67, 'Limassol Stadium'),
  club('AEL Limassol', '#ffd100', '#0057b8', 'stripes', 62, 'Kolossi Arena'),
  club('Anorthosis Famagusta', '#0057b8', '#ffffff', 'plain', 61, 'Antonis Papadopoulos'),
  club('Omonia Aradippou', '#00843d', '#ffffff', 'plain', 56, 'Aradippou Stadium'),
  club('Ethnikos Achna', '#0057b8', '#ffd100', 'plain', 56, 'Dasaki Stadium'),
];

export const serbianSuperLiga: readonly DirectoryClub[] = [
  club('Crvena zvezda', '#d2122e', '#ffffff', 'stripes', 78, 'Rajko Mitić'),
  club('Partizan', '#000000', '#ffffff', 'stripes', 70, 'Stadion Partizana'),
  club('Vojvodina', '#d2122e', '#ffffff', 'halves', 66, 'Karađorđe'),
  club('Železničar Pančevo', '#0057b8', '#ffffff', 'plain', 63, 'SC Mladost'),
  club('Čukarički', '#ffffff', '#000000', 'plain', 62, 'Banovo brdo'),
  club('OFK Beograd', '#6cace4', '#ffffff', 'plain', 62, 'Omladinski stadion'),
  club('Novi Pazar', '#0057b8', '#ffffff', 'plain', 62, 'Gradski stadion Novi Pazar'),
  club('TSC Bačka Topola', '#0057b8', '#ffffff', 'plain', 62, 'TSC Arena'),
  club('Radnik Surdulica', '#0057b8', '#ffd100', 'plain', 59, 'Gradski stadion Surdulica'),
  club('Radnički 1923', '#d2122e', '#ffffff', 'plain', 60, 'Čika Dača'),
  club('Radnički Niš', '#d2122e', '#ffffff', 'plain', 59, 'Stadion Čair'),
  club('Mladost Lučani', '#0057b8', '#ffffff', 'plain', 58, 'Stadion FK Mladost'),
  club('Javor Ivanjica', '#00843d', '#ffffff', 'plain', 57, 'Stadion kraj Moravice'),
  club('IMT Novi Beograd', '#f58220', '#000000', 'plain', 57, 'Stadion Voždovac'),
  club('Spartak Subotica', '#0057b8', '#ffffff', 'plain', 56, 'Gradski stadion Subotica'),
  club('Napredak Kruševac', '#d2122e', '#ffffff', 'plain', 54, 'Stadion Mladost'),
];

export const croatianLeague: readonly DirectoryClub[] = [
  club('Dinamo Zagreb', '#004b9b', '#ffffff', 'quarters', 79, 'Maksimir'),
  club('Hajduk Split', '#ffffff', '#0057b8', 'quarters', 74, 'Poljud'),
  club('Rijeka', '#ffffff', '#6cace4', 'plain', 73, 'Rujevica'),
  club('Slaven Belupo', '#0057b8', '#ffffff', 'plain', 63, 'Ivan Kušek-Apaš'),
  club('Varaždin', '#0a2a66', '#ffffff', 'plain', 65, 'Stadion Varteks'),
  club('Istra 1961', '#ffd100', '#00843d', 'plain', 64, 'Aldo Drosina'),
  club('Lokomotiva Zagreb', '#0057b8', '#ffffff', 'plain', 64, 'Maksimir'),
  club('Gorica', '#d2122e', '#ffffff', 'plain', 62, 'Gradski stadion Velika Gorica'),
  club('Osijek', '#0057b8', '#ffffff', 'plain', 64, 'Opus Arena'),
  club('Vukovar 1991', '#0057b8', '#ffffff', 'plain', 58, 'Gradski stadion Vinkovci'),
];

export const romanianSuperLiga: readonly DirectoryClub[] = [
  club('Universitatea Craiova', '#0057b8', '#ffffff', 'halves', 72, 'Ion Oblemenco'),
  club('Rapid București', '#7a1437', '#ffffff', 'plain', 69, 'Rapid-Giulești'),
  club('Universitatea Cluj', '#ffffff', '#000000', 'plain', 69, 'Cluj Arena'),
  club('CFR Cluj', '#7a1437', '#ffffff', 'plain', 70, 'Dr. Constantin Rădulescu'),
  club('Dinamo București', '#d2122e', '#ffffff', 'plain', 69, 'Arena Națională'),
  club('FCSB', '#d2122e', '#0057b8', 'halves', 72, 'Stadionul Steaua'),
  club('Argeș Pitești', '#6a2c91', '#ffffff', 'plain', 65, 'Stadionul Mioveni'),
  club('UTA Arad', '#d2122e', '#ffffff', 'plain', 63, 'Francisc von Neuman'),
  club('Botoșani', '#d2122e', '#0057b8', 'plain', 64, 'Stadionul Municipal Botoșani'),
  club('Oțelul Galați', '#d2122e', '#0057b8', 'plain', 64, 'Stadionul Oțelul'),
  club('Farul Constanța', '#0057b8', '#ffffff', 'stripes', 63, 'Central Academia Hagi'),
  club('Petrolul Ploiești', '#ffd100', '#0057b8', 'plain', 61, 'Ilie Oană'),
  club('Csíkszereda', '#d2122e', '#000000', 'plain', 58, 'Stadionul Municipal Csík'),
  club('Unirea Slobozia', '#ffd100', '#0057b8', 'plain', 57, 'Clinceni'),
  club('Hermannstadt', '#d2122e', '#000000', 'plain', 58, 'Stadionul Municipal Sibiu'),
  club('Metaloglobus București', '#0057b8', '#ffd100', 'plain', 54, 'Stadionul Metaloglobus'),
];

export const southEast: readonly DirectoryCompetition[] = [
  footballLeague('Turkey', 'Super Lig', 1, superLig),
  footballLeague('Greece', 'Super League', 1, greekSuperLeague),
  footballLeague('Cyprus', 'First Division', 1, cypriotFirstDivision),
  footballLeague('Serbia', 'SuperLiga', 1, serbianSuperLiga),
  footballLeague('Croatia', 'HNL', 1, croatianLeague),
  footballLeague('Romania', 'SuperLiga', 1, romanianSuperLiga),
];
