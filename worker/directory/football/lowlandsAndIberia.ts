import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const ligaPortugal: readonly DirectoryClub[] = [
  club('Porto', '#00428c', '#ffffff', 'stripes', 87, 'Estádio do Dragão'),
  club('Sporting CP', '#008057', '#ffffff', 'hoops', 88, 'Estádio José Alvalade'),
  club('Benfica', '#e83030', '#ffffff', 'plain', 87, 'Estádio da Luz'),
  club('Braga', '#dc0814', '#ffffff', 'plain', 80, 'Estádio Municipal de Braga'),
  club('Gil Vicente', '#e30613', '#0a3a82', 'plain', 73, 'Estádio Cidade de Barcelos'),
  club('Famalicão', '#ffffff', '#003da5', 'plain', 73, 'Estádio Municipal de Famalicão'),
  club('Vitória Guimarães', '#ffffff', '#000000', 'plain', 74, 'Estádio D. Afonso Henriques'),
  club('Moreirense', '#00843d', '#ffffff', 'quarters', 70, 'Parque Joaquim de Almeida Freitas'),
  club('Estoril Praia', '#ffd100', '#003da5', 'plain', 70, 'Estádio António Coimbra da Mota'),
  club('Alverca', '#c8102e', '#0033a0', 'plain', 68, 'Complexo Desportivo FC Alverca'),
  club('Rio Ave', '#00843d', '#ffffff', 'stripes', 69, 'Estádio dos Arcos'),
  club('Santa Clara', '#e30613', '#ffffff', 'plain', 69, 'Estádio de São Miguel'),
  club('Nacional da Madeira', '#000000', '#ffffff', 'stripes', 67, 'Estádio da Madeira'),
  club('Estrela da Amadora', '#e30613', '#00843d', 'stripes', 66, 'Estádio José Gomes'),
  club('Casa Pia', '#000000', '#ffffff', 'plain', 66, 'Estádio Pina Manique'),
  club('Arouca', '#ffd100', '#003da5', 'plain', 67, 'Estádio Municipal de Arouca'),
  club('Tondela', '#ffd100', '#00843d', 'plain', 64, 'Estádio João Cardoso'),
  club('AVS', '#e30613', '#ffffff', 'plain', 61, 'Estádio do CD Aves'),
];

export const proLeague: readonly DirectoryClub[] = [
  club('Club Brugge', '#0072ce', '#000000', 'stripes', 84, 'Jan Breydelstadion'),
  club('Union Saint-Gilloise', '#ffd100', '#0033a0', 'plain', 82, 'Stade Joseph Marien'),
  club('Anderlecht', '#4f2683', '#ffffff', 'chevron', 78, 'Lotto Park'),
  club('Genk', '#0057b8', '#ffffff', 'plain', 78, 'Cegeka Arena'),
  club('Gent', '#0046ad', '#ffffff', 'quarters', 76, 'Planet Group Arena'),
  club('Sint-Truiden', '#ffd100', '#0033a0', 'plain', 76, 'Daio Wasabi Stayen Stadium'),
  club('KV Mechelen', '#ffd100', '#d2122e', 'stripes', 73, 'AFAS Stadion Achter de Kazerne'),
  club('Standard Liège', '#d2122e', '#ffffff', 'plain', 72, 'Stade Maurice Dufrasne'),
  club('Royal Antwerp', '#d2122e', '#ffffff', 'plain', 72, 'Bosuilstadion'),
  club('Charleroi', '#000000', '#ffffff', 'stripes', 71, 'Stade du Pays de Charleroi'),
  club('Westerlo', '#ffd100', '#0033a0', 'plain', 70, 'Het Kuipje'),
  club('OH Leuven', '#ffffff', '#d2122e', 'chevron', 68, 'King Power at Den Dreef'),
  club('Zulte Waregem', '#8a1538', '#00843d', 'plain', 68, 'Elindus Arena'),
  club('La Louvière', '#00843d', '#ffffff', 'plain', 66, 'Easi Arena'),
  club('Cercle Brugge', '#00843d', '#000000', 'stripes', 67, 'Jan Breydelstadion'),
  club('FCV Dender', '#0057b8', '#000000', 'plain', 64, 'Dender Football Complex'),
];

const challengerProLeague: readonly DirectoryClub[] = [
  club('SK Beveren', '#ffd100', '#0057b8', 'plain', 64, 'Freethiel Stadion'),
  club('KV Kortrijk', '#ffffff', '#d2122e', 'plain', 62, 'Guldensporenstadion'),
  club('Beerschot', '#5b2b82', '#ffffff', 'plain', 59, 'Olympisch Stadion'),
  club('Lommel SK', '#00843d', '#ffffff', 'plain', 57, 'Soevereinstadion'),
  club('KAS Eupen', '#000000', '#ffffff', 'plain', 56, 'Kehrwegstadion'),
  club('Patro Eisden', '#5b2b82', '#ffffff', 'plain', 57, 'Patrostadion'),
  club('RWDM Brussels', '#ffffff', '#d2122e', 'plain', 54, 'Edmond Machtens Stadion'),
  club('RFC Liège', '#d2122e', '#003da5', 'halves', 56, 'Stade de Rocourt'),
  club('Lierse', '#ffd100', '#000000', 'plain', 53, 'Herman Vanderpoortenstadion'),
  club('Francs Borains', '#00843d', '#ffffff', 'plain', 50, 'Stade Robert Urbain'),
  club('RFC Seraing', '#d2122e', '#000000', 'plain', 49, 'Stade du Pairay'),
  club('Olympic Charleroi', '#000000', '#ffffff', 'plain', 47, 'Stade de la Neuville'),
];

export const lowlandsAndIberia: readonly DirectoryCompetition[] = [
  footballLeague('Portugal', 'Liga Portugal', 1, ligaPortugal),
  footballLeague('Belgium', 'Pro League', 1, proLeague),
  footballLeague('Belgium', 'Challenger Pro League', 2, challengerProLeague),
];
