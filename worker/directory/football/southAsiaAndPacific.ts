import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

const indianSuperLeague: readonly DirectoryClub[] = [
  club('Mohun Bagan', '#00843d', '#7a1437', 'stripes', 59, 'Salt Lake Stadium'),
  club('FC Goa', '#f58220', '#0a2a66', 'plain', 57, 'Fatorda Stadium'),
  club('Bengaluru FC', '#0057b8', '#ffffff', 'plain', 56, 'Sree Kanteerava'),
  club('NorthEast United', '#d2122e', '#000000', 'plain', 53, 'Indira Gandhi Athletic Stadium'),
  club('Mumbai City', '#5cb8e6', '#ffffff', 'plain', 56, 'Mumbai Football Arena'),
  club('Jamshedpur', '#d2122e', '#0057b8', 'plain', 53, 'JRD Tata Sports Complex'),
  club('Odisha FC', '#5b2b82', '#000000', 'plain', 52, 'Kalinga Stadium'),
  club('Kerala Blasters', '#ffd100', '#0057b8', 'plain', 52, 'EMS Stadium'),
  club('East Bengal', '#d2122e', '#ffd100', 'halves', 54, 'Salt Lake Stadium'),
  club('Punjab FC', '#f58220', '#000000', 'plain', 51, 'Jawaharlal Nehru Stadium Delhi'),
  club('Chennaiyin FC', '#0057b8', '#ffffff', 'plain', 50, 'Jawaharlal Nehru Stadium Chennai'),
  club('Sporting Club Delhi', '#000000', '#ffd100', 'plain', 46, 'Jawaharlal Nehru Stadium Delhi'),
  club('Mohammedan SC', '#000000', '#ffffff', 'stripes', 43, 'Kishore Bharati Krirangan'),
  club('Inter Kashi', '#5b2b82', '#f58220', 'plain', 46, 'Kalyani Stadium'),
];

export const aLeague: readonly DirectoryClub[] = [
  club('Auckland FC', '#0057b8', '#000000', 'stripes', 69, 'Go Media Stadium'),
  club('Melbourne City', '#5cb8e6', '#ffffff', 'halves', 69, 'AAMI Park'),
  club('Melbourne Victory', '#0a2240', '#ffffff', 'chevron', 67, 'AAMI Park'),
  club('Sydney FC', '#5cb8e6', '#0a2240', 'plain', 67, 'Allianz Stadium Sydney'),
  club('Adelaide United', '#d2122e', '#ffd100', 'plain', 65, 'Coopers Stadium'),
  club('Western Sydney Wanderers', '#d2122e', '#000000', 'hoops', 61, 'CommBank Stadium'),
  club('Newcastle Jets', '#ffd100', '#0a2a66', 'plain', 65, 'McDonald Jones Stadium'),
  club('Macarthur FC', '#000000', '#b38e5d', 'plain', 59, 'Campbelltown Stadium'),
  club('Brisbane Roar', '#f58220', '#000000', 'plain', 55, 'Suncorp Stadium'),
  club('Central Coast Mariners', '#ffd100', '#0a2a66', 'plain', 57, 'Polytec Stadium'),
  club('Perth Glory', '#5b2b82', '#f58220', 'halves', 53, 'HBF Park'),
  club('Wellington Phoenix', '#ffd100', '#000000', 'stripes', 55, 'Sky Stadium'),
];

const newZealandLeague: readonly DirectoryClub[] = [
  club('Auckland City', '#0a2a66', '#ffffff', 'plain', 51, 'Kiwitea Street'),
  club('Wellington Olympic', '#0057b8', '#ffffff', 'plain', 49, 'Wakefield Park'),
  club('Western Springs', '#d2122e', '#000000', 'plain', 43, 'Seddon Fields'),
  club('Birkenhead United', '#0a2a66', '#d2122e', 'plain', 41, 'Shepherds Park'),
  club('Eastern Suburbs', '#ffffff', '#000000', 'plain', 39, 'Riverhills Park'),
  club('Auckland United', '#5cb8e6', '#0a2a66', 'plain', 43, 'Keith Hay Park'),
  club('Miramar Rangers', '#00843d', '#ffd100', 'plain', 37, 'David Farrington Park'),
  club('Western Suburbs', '#0057b8', '#d2122e', 'plain', 35, 'Endeavour Park'),
  club('Christchurch United', '#5cb8e6', '#000000', 'plain', 37, 'United Sports Centre'),
  club('Cashmere Technical', '#000000', '#ffd100', 'plain', 35, 'Garrick Memorial Park'),
];

export const southAsiaAndPacific: readonly DirectoryCompetition[] = [
  footballLeague('India', 'Indian Super League', 1, indianSuperLeague),
  footballLeague('Australia', 'A-League', 1, aLeague),
  footballLeague('New Zealand', 'National League', 1, newZealandLeague),
];
