import { club, footballCup, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const ligue1: readonly DirectoryClub[] = [
  club('Paris Saint-Germain', '#004170', '#da291c', 'band', 97, 'Parc des Princes'),
  club('Marseille', '#ffffff', '#2faee0', 'plain', 85, 'Vélodrome'),
  club('Lens', '#ffe300', '#e2001a', 'stripes', 84, 'Bollaert-Delelis'),
  club('Lille', '#e01e13', '#20325f', 'plain', 83, 'Decathlon Arena'),
  club('Lyon', '#ffffff', '#da0812', 'plain', 83, 'Groupama Stadium'),
  club('Monaco', '#e63031', '#ffffff', 'halves', 83, 'Louis II'),
  club('Rennes', '#e23530', '#000000', 'plain', 81, 'Roazhon Park'),
  club('Strasbourg', '#0099d8', '#ffffff', 'plain', 81, 'La Meinau'),
  club('Toulouse', '#5b3089', '#ffffff', 'halves', 77, 'Stadium de Toulouse'),
  club('Nice', '#e2001a', '#000000', 'stripes', 77, 'Allianz Riviera'),
  club('Lorient', '#f58220', '#000000', 'plain', 75, 'Stade du Moustoir'),
  club('Brest', '#e30613', '#ffffff', 'plain', 76, 'Francis-Le Blé'),
  club('Paris FC', '#0a2240', '#6cace4', 'plain', 75, 'Stade Jean-Bouin'),
  club('Angers', '#000000', '#ffffff', 'stripes', 72, 'Raymond-Kopa'),
  club('Le Havre', '#6cace4', '#0a2240', 'halves', 72, 'Stade Océane'),
  club('Auxerre', '#ffffff', '#00529f', 'plain', 71, 'Abbé-Deschamps'),
  club('Nantes', '#fcd405', '#00843d', 'stripes', 71, 'La Beaujoire'),
  club('Metz', '#8b1a2b', '#ffffff', 'plain', 68, 'Saint-Symphorien'),
];

export const ligue2: readonly DirectoryClub[] = [
  club('Saint-Étienne', '#00843d', '#ffffff', 'plain', 71, 'Geoffroy-Guichard'),
  club('Troyes', '#0057b8', '#ffffff', 'plain', 68, "Stade de l'Aube"),
  club('Le Mans', '#e30613', '#ffd100', 'plain', 66, 'Marie-Marvingt'),
  club('Reims', '#e30613', '#ffffff', 'plain', 69, 'Auguste-Delaune'),
  club('Red Star', '#00843d', '#ffffff', 'plain', 66, 'Stade Bauer'),
  club('Montpellier', '#0a2d6c', '#f58220', 'plain', 65, 'La Mosson'),
  club('Rodez', '#c8102e', '#ffd100', 'plain', 63, 'Paul-Lignon'),
  club('Dunkerque', '#003da5', '#ffffff', 'plain', 62, 'Marcel-Tribut'),
  club('Guingamp', '#e30613', '#000000', 'plain', 63, 'Roudourou'),
  club('Annecy', '#e30613', '#ffffff', 'plain', 62, "Parc des Sports d'Annecy"),
  club('Pau', '#ffd100', '#003da5', 'plain', 60, 'Nouste Camp'),
  club('Grenoble', '#003da5', '#ffffff', 'plain', 57, 'Stade des Alpes'),
  club('Nancy', '#ffffff', '#e30613', 'plain', 57, 'Marcel-Picot'),
  club('Clermont', '#c8102e', '#003da5', 'plain', 57, 'Gabriel-Montpied'),
  club('Boulogne', '#e30613', '#000000', 'plain', 56, 'Stade de la Libération'),
  club('Laval', '#f58220', '#000000', 'plain', 56, 'Francis-Le Basser'),
  club('Amiens', '#ffffff', '#000000', 'plain', 55, 'Stade de la Licorne'),
  club('Bastia', '#003da5', '#ffffff', 'plain', 55, 'Armand-Cesari'),
];

export const france: readonly DirectoryCompetition[] = [
  footballLeague('France', 'Ligue 1', 1, ligue1),
  footballLeague('France', 'Ligue 2', 2, ligue2),
  footballCup('France', 'Coupe de France', [...ligue1, ...ligue2.slice(0, 14)]),
];
