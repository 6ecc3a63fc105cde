import { club, footballCup, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const laLiga: readonly DirectoryClub[] = [
  club('Barcelona', '#a50044', '#004d98', 'stripes', 95, 'Camp Nou'),
  club('Real Madrid', '#ffffff', '#febe10', 'plain', 95, 'Santiago Bernabéu'),
  club('Atlético Madrid', '#cb3524', '#ffffff', 'stripes', 90, 'Riyadh Air Metropolitano'),
  club('Villarreal', '#ffe667', '#005187', 'plain', 85, 'Estadio de la Cerámica'),
  club('Real Betis', '#00954c', '#ffffff', 'stripes', 84, 'La Cartuja'),
  club('Athletic Bilbao', '#ee2523', '#ffffff', 'stripes', 83, 'San Mamés'),
  club('Celta Vigo', '#8ac3ee', '#ffffff', 'plain', 80, 'Balaídos'),
  club('Real Sociedad', '#0067b1', '#ffffff', 'stripes', 81, 'Reale Arena'),
  club('Sevilla', '#ffffff', '#d70028', 'plain', 78, 'Ramón Sánchez-Pizjuán'),
  club('Valencia', '#ffffff', '#ee7f00', 'plain', 78, 'Mestalla'),
  club('Osasuna', '#d91a21', '#0a346f', 'plain', 77, 'El Sadar'),
  club('Rayo Vallecano', '#ffffff', '#e53027', 'sash', 77, 'Campo de Vallecas'),
  club('Getafe', '#005999', '#ffffff', 'plain', 76, 'Coliseum'),
  club('Espanyol', '#007fc8', '#ffffff', 'stripes', 77, 'RCDE Stadium'),
  club('Mallorca', '#e20613', '#000000', 'plain', 75, 'Son Moix'),
  club('Girona', '#cd2534', '#ffffff', 'stripes', 76, 'Montilivi'),
  club('Deportivo Alavés', '#0761af', '#ffffff', 'stripes', 74, 'Mendizorroza'),
  club('Elche', '#ffffff', '#05642c', 'band', 74, 'Martínez Valero'),
  club('Levante', '#005cab', '#b4053f', 'stripes', 73, 'Ciutat de València'),
  club('Real Oviedo', '#0033a0', '#ffffff', 'plain', 71, 'Carlos Tartiere'),
];

export const laLiga2: readonly DirectoryClub[] = [
  club('Racing Santander', '#ffffff', '#00843d', 'plain', 71, 'El Sardinero'),
  club('Deportivo La Coruña', '#0071ce', '#ffffff', 'stripes', 70, 'Riazor'),
  club('Almería', '#ee1119', '#ffffff', 'stripes', 70, 'UD Almería Stadium'),
  club('Málaga', '#0098d8', '#ffffff', 'stripes', 67, 'La Rosaleda'),
  club('Las Palmas', '#ffe400', '#0a4da2', 'chevron', 70, 'Gran Canaria'),
  club('Castellón', '#ffffff', '#000000', 'stripes', 68, 'Castalia'),
  club('Burgos', '#ffffff', '#000000', 'plain', 66, 'El Plantío'),
  club('Sporting Gijón', '#e2001a', '#ffffff', 'stripes', 66, 'El Molinón'),
  club('Eibar', '#8c1d40', '#004d98', 'stripes', 64, 'Ipurua'),
  club('Córdoba', '#ffffff', '#00843d', 'stripes', 63, 'Nuevo Arcángel'),
  club('Albacete', '#ffffff', '#c8102e', 'plain', 62, 'Carlos Belmonte'),
  club('FC Andorra', '#003da5', '#ffd100', 'plain', 62, 'Estadi Nacional'),
  club('Cádiz', '#ffe500', '#0045a7', 'halves', 62, 'Nuevo Mirandilla'),
  club('Real Valladolid', '#5b2d8c', '#ffffff', 'stripes', 62, 'José Zorrilla'),
  club('Granada', '#c31632', '#ffffff', 'hoops', 62, 'Nuevo Los Cármenes'),
  club('Real Sociedad B', '#0067b1', '#ffffff', 'stripes', 60, 'José Luis Orbegozo'),
  club('AD Ceuta', '#ffffff', '#000000', 'plain', 62, 'Alfonso Murube'),
  club('Leganés', '#0069b4', '#ffffff', 'stripes', 62, 'Butarque'),
  club('Cultural Leonesa', '#ffffff', '#c8102e', 'plain', 55, 'Reino de León'),
  club('Huesca', '#003da5', '#b5123e', 'stripes', 56, 'El Alcoraz'),
  club('Real Zaragoza', '#ffffff', '#003da5', 'plain', 58, 'Ibercaja Estadio'),
  club('Mirandés', '#e30613', '#000000', 'plain', 55, 'Anduva'),
];

export const spain: readonly DirectoryCompetition[] = [
  footballLeague('Spain', 'LaLiga', 1, laLiga),
  footballLeague('Spain', 'LaLiga 2', 2, laLiga2),
  footballCup('Spain', 'Copa del Rey', [
    ...laLiga,
    ...laLiga2.filter((entry) => !entry.name.endsWith(' B')).slice(0, 12),
  ]),
];
