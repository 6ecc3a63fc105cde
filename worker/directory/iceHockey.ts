import { club } from './club.ts';
import type { DirectoryClub, DirectoryCompetition } from './types.ts';

const nhl: readonly DirectoryClub[] = [
  club('Colorado Avalanche', '#6f263d', '#236192', 'plain', 95, 'Ball Arena'),
  club('Carolina Hurricanes', '#cc0000', '#000000', 'hoops', 94, 'Lenovo Center'),
  club('Tampa Bay Lightning', '#002868', '#ffffff', 'chevron', 93, 'Benchmark International Arena'),
  club('Dallas Stars', '#006847', '#8f8f8c', 'plain', 93, 'American Airlines Center'),
  club('Vegas Golden Knights', '#333f42', '#b4975a', 'plain', 92, 'T-Mobile Arena'),
  club('Edmonton Oilers', '#041e42', '#ff4c00', 'hoops', 92, 'Rogers Place'),
  club('Minnesota Wild', '#154734', '#a6192e', 'hoops', 91, 'Grand Casino Arena'),
  club('Florida Panthers', '#041e42', '#c8102e', 'band', 90, 'Amerant Bank Arena'),
  club('Montréal Canadiens', '#af1e2d', '#192168', 'band', 90, 'Bell Centre'),
  club('Buffalo Sabres', '#003087', '#ffb81c', 'hoops', 89, 'KeyBank Center'),
  club('Washington Capitals', '#c8102e', '#041e42', 'hoops', 88, 'Capital One Arena'),
  club('Pittsburgh Penguins', '#000000', '#fcb514', 'chevron', 88, 'PPG Paints Arena'),
  club('Boston Bruins', '#fcb514', '#000000', 'hoops', 88, 'TD Garden'),
  club('Utah Mammoth', '#71afe5', '#090909', 'hoops', 88, 'Delta Center'),
  club('Anaheim Ducks', '#f47a38', '#b9975b', 'chevron', 87, 'Honda Center'),
  club('Ottawa Senators', '#da1a32', '#000000', 'hoops', 87, 'Canadian Tire Centre'),
  club('Los Angeles Kings', '#111111', '#a2aaad', 'chevron', 86, 'Crypto.com Arena'),
  club('New York Islanders', '#00539b', '#f47d30', 'hoops', 86, 'UBS Arena'),
  club('Toronto Maple Leafs', '#00205b', '#ffffff', 'hoops', 86, 'Scotiabank Arena'),
  club('Detroit Red Wings', '#ce1126', '#ffffff', 'plain', 86, 'Little Caesars Arena'),
  club('Philadelphia Flyers', '#f74902', '#000000', 'plain', 85, 'Xfinity Mobile Arena'),
  club('Columbus Blue Jackets', '#002654', '#ce1126', 'plain', 85, 'Nationwide Arena'),
  club('New Jersey Devils', '#ce1126', '#000000', 'hoops', 85, 'Prudential Center'),
  club('Winnipeg Jets', '#041e42', '#ac162c', 'hoops', 85, 'Canada Life Centre'),
  club('San Jose Sharks', '#006d75', '#ea7200', 'hoops', 83, 'SAP Center'),
  club('Nashville Predators', '#ffb81c', '#041e42', 'plain', 83, 'Bridgestone Arena'),
  club('Seattle Kraken', '#001628', '#99d9d9', 'hoops', 82, 'Climate Pledge Arena'),
  club('St. Louis Blues', '#002f87', '#fcb514', 'hoops', 82, 'Enterprise Center'),
  club('New York Rangers', '#0038a8', '#ce1126', 'sash', 81, 'Madison Square Garden'),
  club('Calgary Flames', '#d2001c', '#faaf19', 'hoops', 80, 'Scotiabank Saddledome'),
  club('Chicago Blackhawks', '#cf0a2c', '#000000', 'hoops', 79, 'United Center'),
  club('Vancouver Canucks', '#00205b', '#00843d', 'hoops', 78, 'Rogers Arena'),
];

const shl: readonly DirectoryClub[] = [
  club('Frölunda', '#00573f', '#d2122e', 'plain', 78, 'Scandinavium'),
  club('Skellefteå AIK', '#ffd100', '#000000', 'stripes', 78, 'Skellefteå Kraft Arena'),
  club('Växjö Lakers', '#f58220', '#0057b8', 'plain', 76, 'Vida Arena'),
  club('Färjestad', '#00843d', '#ffd100', 'plain', 75, 'Löfbergs Arena'),
  club('Rögle', '#00843d', '#ffffff', 'plain', 75, 'Catena Arena'),
  club('Luleå', '#d2122e', '#ffd100', 'plain', 73, 'Coop Norrbotten Arena'),
  club('Brynäs', '#000000', '#d6a461', 'stripes', 73, 'Monitor ERP Arena'),
  club('Timrå', '#d2122e', '#0057b8', 'plain', 70, 'NHK Arena'),
  club('Malmö Redhawks', '#d2122e', '#000000', 'plain', 70, 'Malmö Arena'),
  club('Djurgården', '#0057b8', '#d2122e', 'stripes', 68, 'Hovet'),
  club('Örebro', '#d2122e', '#000000', 'plain', 68, 'Behrn Arena'),
  club('Linköping', '#0057b8', '#d2122e', 'plain', 66, 'Saab Arena'),
  club('HV71', '#0a2a66', '#ffd100', 'plain', 65, 'Husqvarna Garden'),
  club('Leksands IF', '#0057b8', '#ffffff', 'plain', 62, 'Tegera Arena'),
];

const liiga: readonly DirectoryClub[] = [
  club('Tappara', '#f58220', '#0057b8', 'plain', 77, 'Nokia Arena'),
  club('KalPa', '#ffd100', '#000000', 'plain', 74, 'Olvi Areena'),
  club('SaiPa', '#ffd100', '#000000', 'stripes', 73, 'Lappeenrannan jäähalli'),
  club('Ilves', '#00843d', '#ffd100', 'plain', 74, 'Nokia Arena'),
  club('Lukko', '#ffd100', '#0057b8', 'plain', 73, 'Kivikylän Areena'),
  club('HIFK', '#d2122e', '#ffffff', 'plain', 72, 'Helsingin jäähalli'),
  club('Kärpät', '#000000', '#ffd100', 'plain', 70, 'Raksilan jäähalli'),
  club('TPS', '#000000', '#ffffff', 'stripes', 69, 'Gatorade Center'),
  club('HPK', '#f58220', '#000000', 'plain', 68, 'Pohjantähti Areena'),
  club('KooKoo', '#f58220', '#000000', 'plain', 72, 'Lumon arena'),
  club('Ässät', '#d2122e', '#000000', 'plain', 69, 'Enersense Areena'),
  club('JYP', '#000000', '#d2122e', 'plain', 64, 'LähiTapiola Areena'),
  club('Pelicans', '#0a2a66', '#5cb8e6', 'plain', 65, 'Lahden jäähalli'),
  club('Vaasan Sport', '#d2122e', '#ffffff', 'plain', 62, 'Vaasa Arena'),
  club('Kiekko-Espoo', '#0057b8', '#ffffff', 'plain', 62, 'Espoon Metroareena'),
  club('Jukurit', '#ffd100', '#0057b8', 'plain', 61, 'Kalevankankaan jäähalli'),
];

const del: readonly DirectoryClub[] = [
  club('Eisbären Berlin', '#0a2a66', '#d2122e', 'plain', 75, 'Uber Arena'),
  club('Kölner Haie', '#d2122e', '#000000', 'plain', 75, 'Lanxess Arena'),
  club('Adler Mannheim', '#0a2a66', '#d2122e', 'plain', 74, 'SAP Arena'),
  club('EHC Red Bull München', '#0a2a66', '#d2122e', 'plain', 73, 'SAP Garden'),
  club('ERC Ingolstadt', '#0057b8', '#d2122e', 'plain', 72, 'Saturn Arena'),
  club('Straubing Tigers', '#5cb8e6', '#000000', 'stripes', 71, 'Eisstadion am Pulverturm'),
  club('Fischtown Pinguins Bremerhaven', '#d2122e', '#ffffff', 'plain', 71, 'Eisarena Bremerhaven'),
  club('Grizzlys Wolfsburg', '#f58220', '#000000', 'plain', 67, 'Eis Arena Wolfsburg'),
  club('Nürnberg Ice Tigers', '#0a2a66', '#ffd100', 'plain', 66, 'Arena Nürnberger Versicherung'),
  club('Schwenninger Wild Wings', '#0057b8', '#ffffff', 'plain', 66, 'Helios Arena'),
  club('Augsburger Panther', '#d2122e', '#00843d', 'plain', 63, 'Curt-Frenzel-Stadion'),
  club('Löwen Frankfurt', '#0a2a66', '#f58220', 'plain', 62, 'Eissporthalle Frankfurt'),
  club('Iserlohn Roosters', '#0057b8', '#ffffff', 'plain', 62, 'Balver Zinn Arena'),
  club('Dresdner Eislöwen', '#0057b8', '#ffffff', 'plain', 59, 'Joynext Arena'),
];

const extraliga: readonly DirectoryClub[] = [
  club('Dynamo Pardubice', '#d2122e', '#ffffff', 'plain', 75, 'Enteria Arena'),
  club('Sparta Praha', '#0a2a66', '#d2122e', 'plain', 74, 'O2 arena'),
  club('Oceláři Třinec', '#d2122e', '#ffffff', 'plain', 74, 'Werk Arena'),
  club('Kometa Brno', '#0057b8', '#ffffff', 'plain', 72, 'Winning Group Arena'),
  club('Bílí Tygři Liberec', '#0057b8', '#ffffff', 'stripes', 71, 'Home Credit Arena'),
  club('Mountfield Hradec Králové', '#000000', '#ffffff', 'plain', 71, 'ČPP Arena'),
  club('Motor České Budějovice', '#0057b8', '#ffd100', 'plain', 69, 'Budvar Aréna'),
  club('Škoda Plzeň', '#0a2a66', '#d2122e', 'plain', 69, 'Logspeed CZ Arena'),
  club('Vítkovice Ridera', '#0057b8', '#d2122e', 'plain', 68, 'Ostravar Aréna'),
  club('Energie Karlovy Vary', '#00843d', '#ffd100', 'plain', 68, 'KV Arena'),
  club('BK Mladá Boleslav', '#00843d', '#ffffff', 'plain', 67, 'Metrostav Aréna'),
  club('HC Olomouc', '#d2122e', '#000000', 'plain', 65, 'Plecharena'),
  club('Rytíři Kladno', '#0057b8', '#ffffff', 'plain', 64, 'Sportovní hala Kladno'),
  club('Verva Litvínov', '#ffd100', '#000000', 'plain', 61, 'Stadion Ivana Hlinky'),
];

function league(country: string, name: string, clubs: readonly DirectoryClub[]): DirectoryCompetition {
  return { sport: 'ice-hockey', country, name, kind: 'league', tier: 1, clubs };
}

export const iceHockey: readonly DirectoryCompetition[] = [
  league('USA', 'NHL', nhl),
  league('Sweden', 'SHL', shl),
  league('Finland', 'Liiga', liiga),
  league('Germany', 'DEL', del),
  league('Czech Republic', 'Extraliga', extraliga),
];
