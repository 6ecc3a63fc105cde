import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const scottishPremiership: readonly DirectoryClub[] = [
  club('Celtic', '#018749', '#ffffff', 'hoops', 76, 'Celtic Park'),
  club('Rangers', '#1b458f', '#ffffff', 'plain', 74, 'Ibrox Stadium'),
  club('Heart of Midlothian', '#8b0f2a', '#ffffff', 'plain', 74, 'Tynecastle Park'),
  club('Hibernian', '#00703c', '#ffffff', 'plain', 68, 'Easter Road'),
  club('Aberdeen', '#e2001a', '#ffffff', 'plain', 64, 'Pittodrie Stadium'),
  club('Motherwell', '#ffbe00', '#7b1113', 'band', 67, 'Fir Park'),
  club('Dundee United', '#f58220', '#000000', 'plain', 62, 'Tannadice Park'),
  club('Dundee', '#0a1e5a', '#ffffff', 'plain', 57, 'Dens Park'),
  club('Falkirk', '#0b1c5a', '#ffffff', 'plain', 61, 'Falkirk Stadium'),
  club('Kilmarnock', '#003da5', '#ffffff', 'stripes', 56, 'Rugby Park'),
  club('St Mirren', '#000000', '#ffffff', 'stripes', 58, 'St Mirren Park'),
  club('Livingston', '#ffd100', '#000000', 'plain', 52, 'Almondvale Stadium'),
];

export const scottishChampionship: readonly DirectoryClub[] = [
  club('St Johnstone', '#0055a5', '#ffffff', 'plain', 55, 'McDiarmid Park'),
  club('Partick Thistle', '#fdb913', '#d50032', 'stripes', 51, 'Firhill Stadium'),
  club('Ross County', '#0a1f44', '#ffffff', 'plain', 48, 'Victoria Park'),
  club('Dunfermline Athletic', '#000000', '#ffffff', 'stripes', 46, 'East End Park'),
  club('Raith Rovers', '#00205b', '#ffffff', 'plain', 46, "Stark's Park"),
  club('Ayr United', '#ffffff', '#000000', 'hoops', 45, 'Somerset Park'),
  club('Greenock Morton', '#0066b3', '#ffffff', 'hoops', 42, 'Cappielow Park'),
  club("Queen's Park", '#000000', '#ffffff', 'hoops', 40, 'Hampden Park'),
  club('Arbroath', '#7b1e3a', '#ffffff', 'plain', 43, 'Gayfield Park'),
  club('Airdrieonians', '#ffffff', '#e30613', 'chevron', 39, 'Excelsior Stadium'),
];

export const irishPremierDivision: readonly DirectoryClub[] = [
  club('Shamrock Rovers', '#007a33', '#ffffff', 'hoops', 58, 'Tallaght Stadium'),
  club('Derry City', '#e30613', '#ffffff', 'stripes', 53, 'Brandywell Stadium'),
  club('Shelbourne', '#e4002b', '#ffffff', 'plain', 53, 'Tolka Park'),
  club('Bohemians', '#d50032', '#000000', 'stripes', 52, 'Dalymount Park'),
  club("St Patrick's Athletic", '#e30613', '#ffffff', 'plain', 52, 'Richmond Park'),
  club('Drogheda United', '#7a0019', '#6cace4', 'plain', 45, 'Sullivan & Lambe Park'),
  club('Galway United', '#7a0019', '#ffffff', 'plain', 44, 'Eamonn Deacy Park'),
  club('Sligo Rovers', '#e30613', '#ffffff', 'plain', 43, 'The Showgrounds Sligo'),
  club('Waterford', '#0055a5', '#ffffff', 'plain', 42, 'Waterford Regional Sports Centre'),
  club('Dundalk', '#ffffff', '#000000', 'plain', 45, 'Oriel Park'),
];

const northernIrishPremiership: readonly DirectoryClub[] = [
  club('Linfield', '#003da5', '#ffffff', 'plain', 47, 'Windsor Park'),
  club('Larne', '#e30613', '#ffffff', 'plain', 46, 'Inver Park'),
  club('Coleraine', '#0055a5', '#ffffff', 'stripes', 46, 'The Showgrounds Coleraine'),
  club('Glentoran', '#007a33', '#e30613', 'plain', 45, 'The Oval'),
  club('Cliftonville', '#e30613', '#ffffff', 'plain', 43, 'Solitude'),
  club('Crusaders', '#e30613', '#000000', 'stripes', 39, 'Seaview'),
  club('Dungannon Swifts', '#003da5', '#ffffff', 'plain', 38, 'Stangmore Park'),
  club('Glenavon', '#0055a5', '#ffffff', 'plain', 33, 'Mourneview Park'),
  club('Ballymena United', '#6cace4', '#ffffff', 'plain', 36, 'Ballymena Showgrounds'),
  club('Portadown', '#e30613', '#ffffff', 'plain', 38, 'Shamrock Park'),
  club('Carrick Rangers', '#f5a800', '#000000', 'plain', 34, 'Taylors Avenue'),
  club('Bangor', '#ffd100', '#003da5', 'plain', 31, 'Clandeboye Park'),
];

const cymruPremier: readonly DirectoryClub[] = [
  club('The New Saints', '#007a33', '#ffffff', 'hoops', 46, 'Park Hall'),
  club("Connah's Quay Nomads", '#e30613', '#ffffff', 'plain', 40, 'Deeside Stadium'),
  club('Penybont', '#003da5', '#ffd100', 'plain', 40, 'Bryntirion Park'),
  club('Haverfordwest County', '#0055a5', '#ffffff', 'plain', 38, 'Bridge Meadow Stadium'),
  club('Caernarfon Town', '#ffd100', '#007a33', 'plain', 38, 'The Oval Caernarfon'),
  club('Bala Town', '#e30613', '#ffffff', 'plain', 36, 'Maes Tegid'),
  club('Cardiff Metropolitan', '#4b2e83', '#ffd100', 'plain', 36, 'Cyncoed Campus'),
  club('Barry Town United', '#ffd100', '#003da5', 'plain', 36, 'Jenner Park'),
  club('Flint Town United', '#000000', '#ffffff', 'stripes', 32, 'Essity Stadium'),
  club('Briton Ferry Llansawel', '#e30613', '#007a33', 'plain', 32, 'Old Road'),
  club('Colwyn Bay', '#6f263d', '#6cace4', 'plain', 35, 'Llanelian Road'),
  club('Llanelli Town', '#e30613', '#ffffff', 'plain', 29, 'Stebonheath Park'),
];

export const britishIsles: readonly DirectoryCompetition[] = [
  footballLeague('Scotland', 'Premiership', 1, scottishPremiership),
  footballLeague('Scotland', 'Championship', 2, scottishChampionship),
  footballLeague('Ireland', 'Premier Division', 1, irishPremierDivision),
  footballLeague('Northern Ireland', 'Premiership', 1, northernIrishPremiership),
  footballLeague('Wales', 'Cymru Premier', 1, cymruPremier),
];
