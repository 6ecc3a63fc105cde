import { club, footballCup, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const serieA: readonly DirectoryClub[] = [
  club('Inter', '#0068a8', '#000000', 'stripes', 92, 'San Siro'),
  club('Napoli', '#12a0d7', '#ffffff', 'plain', 89, 'Diego Armando Maradona'),
  club('AC Milan', '#fb090b', '#000000', 'stripes', 89, 'San Siro'),
  club('Juventus', '#ffffff', '#000000', 'stripes', 88, 'Allianz Stadium'),
  club('Roma', '#8e1f2f', '#f0bc42', 'halves', 86, 'Stadio Olimpico'),
  club('Como', '#003da5', '#ffffff', 'plain', 85, 'Giuseppe Sinigaglia'),
  club('Atalanta', '#1e71b8', '#000000', 'stripes', 85, 'New Balance Arena'),
  club('Bologna', '#a21c26', '#1a2f48', 'stripes', 82, "Renato Dall'Ara"),
  club('Lazio', '#87d8f7', '#ffffff', 'plain', 81, 'Stadio Olimpico'),
  club('Fiorentina', '#482e92', '#ffffff', 'quarters', 79, 'Artemio Franchi'),
  club('Udinese', '#000000', '#ffffff', 'stripes', 77, 'Bluenergy Stadium'),
  club('Torino', '#8a1e03', '#ffffff', 'plain', 76, 'Stadio Olimpico Grande Torino'),
  club('Sassuolo', '#00a752', '#000000', 'stripes', 76, 'Mapei Stadium'),
  club('Genoa', '#ad0a27', '#002147', 'halves', 75, 'Luigi Ferraris'),
  club('Cagliari', '#a50034', '#002350', 'halves', 74, 'Unipol Domus'),
  club('Parma', '#ffffff', '#1b4094', 'quarters', 74, 'Ennio Tardini'),
  club('Lecce', '#ffed00', '#db2a1f', 'stripes', 72, 'Via del Mare'),
  club('Cremonese', '#7b868c', '#e30613', 'stripes', 72, 'Giovanni Zini'),
  club('Hellas Verona', '#002f6c', '#ffe74a', 'plain', 71, 'Marcantonio Bentegodi'),
  club('Pisa', '#0a1a3f', '#000000', 'stripes', 70, 'Arena Garibaldi'),
];

export const serieB: readonly DirectoryClub[] = [
  club('Venezia', '#000000', '#ff6600', 'chevron', 73, 'Pier Luigi Penzo'),
  club('Frosinone', '#ffd100', '#003da5', 'plain', 70, 'Benito Stirpe'),
  club('Monza', '#e30613', '#ffffff', 'plain', 72, 'U-Power Stadium'),
  club('Palermo', '#f4a7c0', '#000000', 'plain', 72, 'Renzo Barbera'),
  club('Catanzaro', '#ffd100', '#e30613', 'stripes', 67, 'Nicola Ceravolo'),
  club('Modena', '#ffe500', '#003da5', 'plain', 67, 'Alberto Braglia'),
  club('Juve Stabia', '#ffe500', '#003da5', 'stripes', 65, 'Romeo Menti Castellammare'),
  club('Cesena', '#ffffff', '#000000', 'plain', 64, 'Orogel Stadium'),
  club('Südtirol', '#ffffff', '#d2122e', 'plain', 62, 'Druso'),
  club('Avellino', '#00843d', '#ffffff', 'plain', 60, 'Partenio-Lombardi'),
  club('Padova', '#ffffff', '#d2122e', 'plain', 60, 'Euganeo'),
  club('Carrarese', '#ffe500', '#0057b8', 'plain', 60, 'Dei Marmi'),
  club('Mantova', '#ffffff', '#e30613', 'sash', 59, 'Danilo Martelli'),
  club('Virtus Entella', '#6cace4', '#ffffff', 'plain', 59, 'Enrico Sannazzari'),
  club('Sampdoria', '#1b5497', '#ffffff', 'band', 62, 'Marassi'),
  club('Empoli', '#00579c', '#ffffff', 'plain', 63, 'Carlo Castellani'),
  club('Reggiana', '#8a1538', '#ffffff', 'plain', 59, 'Città del Tricolore'),
  club('Bari', '#ffffff', '#e30613', 'plain', 59, 'San Nicola'),
  club('Spezia', '#ffffff', '#000000', 'plain', 59, 'Alberto Picco'),
  club('Pescara', '#00a3e0', '#ffffff', 'stripes', 57, 'Adriatico'),
];

export const italy: readonly DirectoryCompetition[] = [
  footballLeague('Italy', 'Serie A', 1, serieA),
  footballLeague('Italy', 'Serie B', 2, serieB),
  footballCup('Italy', 'Coppa Italia', [...serieA, ...serieB]),
];
