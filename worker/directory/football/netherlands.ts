import { club, footballCup, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const eredivisie: readonly DirectoryClub[] = [
  club('Ajax', '#ffffff', '#d2122e', 'band', 83, 'Johan Cruijff ArenA'),
  club('AZ Alkmaar', '#db0021', '#ffffff', 'plain', 79, 'AFAS Stadion'),
  club('Excelsior', '#000000', '#d2122e', 'stripes', 66, 'Van Donge & De Roo Stadion'),
  club('FC Groningen', '#00a651', '#ffffff', 'halves', 72, 'Euroborg'),
  club('FC Twente', '#e2001a', '#ffffff', 'chevron', 78, 'De Grolsch Veste'),
  club('FC Utrecht', '#e30613', '#ffffff', 'halves', 77, 'Stadion Galgenwaard'),
  club('FC Volendam', '#f58220', '#000000', 'plain', 64, 'Kras Stadion'),
  club('Feyenoord', '#e2001a', '#ffffff', 'halves', 83, 'De Kuip'),
  club('Fortuna Sittard', '#fee600', '#00843d', 'plain', 69, 'Fortuna Sittard Stadion'),
  club('Go Ahead Eagles', '#d2122e', '#fecb00', 'plain', 71, 'De Adelaarshorst'),
  club('Heracles Almelo', '#000000', '#ffffff', 'stripes', 64, 'Asito Stadion'),
  club('NAC Breda', '#ffd100', '#000000', 'sash', 66, 'Rat Verlegh Stadion'),
  club('NEC Nijmegen', '#00843d', '#d2122e', 'halves', 77, 'Goffertstadion'),
  club('PEC Zwolle', '#0057a8', '#ffffff', 'chevron', 68, 'MAC³PARK stadion'),
  club('PSV Eindhoven', '#ed1c24', '#ffffff', 'stripes', 87, 'Philips Stadion'),
  club('sc Heerenveen', '#0057b8', '#ffffff', 'stripes', 72, 'Abe Lenstra Stadion'),
  club('Sparta Rotterdam', '#e2001a', '#ffffff', 'stripes', 71, 'Het Kasteel'),
  club('Telstar', '#ffffff', '#1c3f94', 'plain', 64, '711 Stadion'),
];

export const eersteDivisie: readonly DirectoryClub[] = [
  club('ADO Den Haag', '#00843d', '#fee600', 'stripes', 63, 'Bingoal Stadion'),
  club('Almere City', '#e4002b', '#000000', 'plain', 58, 'Yanmar Stadion'),
  club('De Graafschap', '#0057b8', '#ffffff', 'hoops', 58, 'De Vijverberg'),
  club('FC Den Bosch', '#0057b8', '#ffffff', 'plain', 53, 'De Vliert'),
  club('FC Dordrecht', '#00843d', '#ffffff', 'plain', 54, 'M-Scores Stadion'),
  club('FC Eindhoven', '#0072ce', '#ffffff', 'stripes', 52, 'Jan Louwers Stadion'),
  club('FC Emmen', '#e30613', '#ffffff', 'plain', 55, 'De Oude Meerdijk'),
  club('Helmond Sport', '#e30613', '#000000', 'plain', 50, 'GS Staalwerken Stadion'),
  club('Jong Ajax', '#ffffff', '#d2122e', 'band', 50, 'Sportpark De Toekomst'),
  club('Jong AZ', '#db0021', '#ffffff', 'plain', 53, 'AFAS Trainingscomplex'),
  club('Jong FC Utrecht', '#e30613', '#ffffff', 'halves', 48, 'Sportcomplex Zoudenbalch'),
  club('Jong PSV', '#ed1c24', '#ffffff', 'stripes', 53, 'De Herdgang'),
  club('MVV Maastricht', '#e30613', '#ffffff', 'plain', 50, 'De Geusselt'),
  club('RKC Waalwijk', '#ffd100', '#0057b8', 'halves', 58, 'Mandemakers Stadion'),
  club('Roda JC Kerkrade', '#ffd100', '#000000', 'chevron', 58, 'Parkstad Limburg Stadion'),
  club('SC Cambuur', '#ffd100', '#0057b8', 'halves', 62, 'Kooi Stadion'),
  club('TOP Oss', '#e30613', '#ffffff', 'plain', 47, 'Frans Heesen Stadion'),
  club('Vitesse', '#ffd100', '#000000', 'stripes', 52, 'GelreDome'),
  club('VVV-Venlo', '#ffd100', '#000000', 'plain', 52, 'Covebo Stadion - De Koel'),
  club('Willem II', '#e30613', '#1c3f94', 'stripes', 61, 'Koning Willem II Stadion'),
];

export const netherlands: readonly DirectoryCompetition[] = [
  footballLeague('Netherlands', 'Eredivisie', 1, eredivisie),
  footballLeague('Netherlands', 'Keuken Kampioen Divisie', 2, eersteDivisie),
  footballCup('Netherlands', 'KNVB Beker', [
    ...eredivisie,
    ...eersteDivisie.filter((entry) => !entry.name.startsWith('Jong ')).slice(0, 14),
  ]),
];
