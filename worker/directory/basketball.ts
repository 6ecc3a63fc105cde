import { club, clubsNamed } from './club.ts';
import type { DirectoryClub, DirectoryCompetition } from './types.ts';

const nba: readonly DirectoryClub[] = [
  club('Oklahoma City Thunder', '#007ac1', '#ef3b24', 'chevron', 98, 'Paycom Center'),
  club('San Antonio Spurs', '#000000', '#c4ced4', 'plain', 93, 'Frost Bank Center'),
  club('Denver Nuggets', '#0e2240', '#fec524', 'chevron', 93, 'Ball Arena'),
  club('Detroit Pistons', '#c8102e', '#1d42ba', 'halves', 93, 'Little Caesars Arena'),
  club('New York Knicks', '#006bb6', '#f58426', 'plain', 93, 'Madison Square Garden'),
  club('Boston Celtics', '#007a33', '#ffffff', 'plain', 92, 'TD Garden'),
  club('Cleveland Cavaliers', '#860038', '#fdbb30', 'plain', 91, 'Rocket Arena'),
  club('Houston Rockets', '#ce1141', '#000000', 'plain', 91, 'Toyota Center'),
  club('Los Angeles Lakers', '#552583', '#fdb927', 'plain', 91, 'Crypto.com Arena'),
  club('Minnesota Timberwolves', '#0c2340', '#78be20', 'chevron', 90, 'Target Center'),
  club('Orlando Magic', '#0077c0', '#000000', 'stripes', 87, 'Kia Center'),
  club('Golden State Warriors', '#1d428a', '#ffc72c', 'plain', 87, 'Chase Center'),
  club('Toronto Raptors', '#ce1141', '#000000', 'chevron', 87, 'Scotiabank Arena'),
  club('Philadelphia 76ers', '#006bb6', '#ed174c', 'plain', 87, 'Xfinity Mobile Arena'),
  club('Atlanta Hawks', '#e03a3e', '#c1d32f', 'plain', 86, 'State Farm Arena'),
  club('Miami Heat', '#98002e', '#f9a01b', 'plain', 86, 'Kaseya Center'),
  club('Phoenix Suns', '#1d1160', '#e56020', 'sash', 86, 'Mortgage Matchup Center'),
  club('Los Angeles Clippers', '#c8102e', '#1d428a', 'plain', 85, 'Intuit Dome'),
  club('Charlotte Hornets', '#1d1160', '#00788c', 'stripes', 84, 'Spectrum Center'),
  club('Portland Trail Blazers', '#e03a3e', '#000000', 'sash', 84, 'Moda Center'),
  club('Milwaukee Bucks', '#00471b', '#eee1c6', 'plain', 83, 'Fiserv Forum'),
  club('Chicago Bulls', '#ce1141', '#000000', 'plain', 82, 'United Center'),
  club('Memphis Grizzlies', '#5d76a9', '#12173f', 'plain', 81, 'FedExForum'),
  club('Dallas Mavericks', '#00538c', '#b8c4ca', 'plain', 81, 'American Airlines Center'),
  club('New Orleans Pelicans', '#0c2340', '#c8102e', 'plain', 79, 'Smoothie King Center'),
  club('Indiana Pacers', '#002d62', '#fdbb30', 'plain', 79, 'Gainbridge Fieldhouse'),
  club('Utah Jazz', '#002b5c', '#f9a01b', 'plain', 77, 'Delta Center'),
  club('Brooklyn Nets', '#000000', '#ffffff', 'plain', 77, 'Barclays Center'),
  club('Sacramento Kings', '#5a2d81', '#63727a', 'plain', 76, 'Golden 1 Center'),
  club('Washington Wizards', '#002b5c', '#e31837', 'hoops', 75, 'Capital One Arena'),
];

const ligaAcb: readonly DirectoryClub[] = [
  club('Real Madrid', '#ffffff', '#febe10', 'plain', 84, 'Movistar Arena'),
  club('Valencia Basket', '#f58220', '#000000', 'plain', 83, 'Roig Arena'),
  club('Barcelona', '#a50044', '#004d98', 'stripes', 82, 'Palau Blaugrana'),
  club('Baskonia', '#7a1437', '#0a2a66', 'plain', 79, 'Fernando Buesa Arena'),
  club('Unicaja Málaga', '#00843d', '#5b2b82', 'plain', 79, 'Martín Carpena'),
  club('La Laguna Tenerife', '#ffd100', '#000000', 'plain', 77, 'Santiago Martín'),
  club('UCAM Murcia', '#d2122e', '#ffd100', 'plain', 77, 'Palacio de Deportes de Murcia'),
  club('Joventut Badalona', '#00843d', '#000000', 'plain', 76, 'Olímpic de Badalona'),
  club('Gran Canaria', '#ffd100', '#0057b8', 'plain', 74, 'Gran Canaria Arena'),
  club('Bilbao Basket', '#000000', '#ffffff', 'plain', 73, 'Bilbao Arena'),
  club('BAXI Manresa', '#d2122e', '#ffffff', 'plain', 72, 'Nou Congost'),
  club('Hiopos Lleida', '#7a1437', '#5cb8e6', 'plain', 71, 'Barris Nord'),
  club('Bàsquet Girona', '#d2122e', '#000000', 'plain', 70, 'Fontajau'),
  club('Río Breogán', '#5cb8e6', '#ffffff', 'plain', 70, 'Pazo dos Deportes'),
  club('Casademont Zaragoza', '#d2122e', '#000000', 'plain', 69, 'Príncipe Felipe'),
  club('MoraBanc Andorra', '#0057b8', '#ffd100', 'plain', 69, "Poliesportiu d'Andorra"),
  club('San Pablo Burgos', '#0057b8', '#5b2b82', 'plain', 68, 'Coliseum Burgos'),
  club('Covirán Granada', '#d2122e', '#000000', 'stripes', 64, 'Palacio de Deportes de Granada'),
];

const lkl: readonly DirectoryClub[] = [
  club('Žalgiris Kaunas', '#00843d', '#ffffff', 'plain', 81, 'Žalgirio arena'),
  club('Rytas Vilnius', '#d2122e', '#000000', 'plain', 73, 'Twinsbet Arena'),
  club('Lietkabelis Panevėžys', '#d2122e', '#ffffff', 'plain', 68, 'Kalnapilio arena'),
  club('Neptūnas Klaipėda', '#0057b8', '#ffd100', 'plain', 66, 'Švyturio arena'),
  club('Šiauliai', '#ffd100', '#000000', 'plain', 64, 'Šiaulių arena'),
  club('Juventus Utena', '#ffd100', '#0057b8', 'plain', 63, 'Utenos arena'),
  club('Jonava', '#0057b8', '#ffffff', 'plain', 62, 'Jonavos arena'),
  club('Nevėžis Kėdainiai', '#00843d', '#ffd100', 'plain', 61, 'Kėdainių arena'),
  club('Gargždai', '#f58220', '#0a2a66', 'plain', 60, 'Gargždų arena'),
];

const bnxt: readonly DirectoryClub[] = [
  club('Filou Oostende', '#d2122e', '#ffd100', 'plain', 68, 'COREtec Dôme'),
  club('Antwerp Giants', '#d2122e', '#ffffff', 'plain', 67, 'Lotto Arena'),
  club('Kangoeroes Mechelen', '#ffd100', '#d2122e', 'plain', 65, 'Winketkaai'),
  club('Heroes Den Bosch', '#d2122e', '#000000', 'plain', 66, 'Maaspoort'),
  club('ZZ Leiden', '#ffd100', '#0057b8', 'plain', 65, 'Vijf Meihal'),
  club('Spirou Charleroi', '#00843d', '#ffffff', 'plain', 63, 'Spiroudome'),
  club('Limburg United', '#0057b8', '#ffffff', 'plain', 63, 'Sporthal Alverberg'),
  club('Mons-Hainaut', '#5b2b82', '#ffffff', 'plain', 62, 'Mons Arena'),
  club('Liège Basket', '#d2122e', '#ffd100', 'plain', 59, 'Country Hall'),
  club('Circus Brussels', '#0057b8', '#d2122e', 'plain', 61, 'Palais 12'),
  club('Leuven Bears', '#00843d', '#ffffff', 'plain', 57, 'SportOase'),
  club('Donar Groningen', '#0057b8', '#ffffff', 'plain', 60, 'MartiniPlaza'),
  club('Landstede Hammers', '#5cb8e6', '#0a2a66', 'plain', 60, 'Landstede Sportcentrum'),
  club('LWD Basket', '#ffd100', '#0057b8', 'plain', 58, 'Kalverdijkje'),
  club('Rotterdam City Basketball', '#00843d', '#ffffff', 'plain', 56, 'Topsportcentrum Rotterdam'),
  club('QSTA United', '#f58220', '#000000', 'plain', 58, 'De Kooi Bemmel'),
  club('Den Helder Suns', '#f58220', '#0a2a66', 'plain', 55, 'Sporthal Quelderduijn'),
  club('BAL Weert', '#0057b8', '#f58220', 'plain', 54, 'Sporthal Boshoven'),
];

const otherEuroLeagueClubs: readonly DirectoryClub[] = [
  club('Olympiacos', '#d2122e', '#ffffff', 'stripes', 87, 'Peace and Friendship Stadium'),
  club('Panathinaikos', '#00843d', '#ffffff', 'plain', 86, 'Telekom Center Athens'),
  club('Fenerbahçe', '#002d72', '#ffed00', 'stripes', 86, 'Ülker Sports Arena'),
  club('Hapoel Tel Aviv', '#d2122e', '#ffffff', 'plain', 84, 'Arena Botevgrad'),
  club('AS Monaco', '#d2122e', '#ffffff', 'sash', 83, 'Salle Gaston Médecin'),
  club('Crvena zvezda', '#d2122e', '#ffffff', 'stripes', 82, 'Aleksandar Nikolić Hall'),
  club('EA7 Milano', '#d2122e', '#ffffff', 'plain', 80, 'Unipol Forum'),
  club('Dubai Basketball', '#000000', '#b38e5d', 'plain', 80, 'Coca-Cola Arena'),
  club('Virtus Bologna', '#000000', '#ffffff', 'chevron', 79, 'Virtus Arena'),
  club('Paris Basketball', '#0a2240', '#ffffff', 'plain', 79, 'Adidas Arena'),
  club('Bayern München', '#dc052d', '#ffffff', 'plain', 79, 'SAP Garden'),
  club('Maccabi Tel Aviv', '#ffd100', '#0057b8', 'plain', 79, 'Menora Mivtachim Arena'),
  club('Partizan', '#000000', '#ffffff', 'stripes', 78, 'Belgrade Arena'),
  club('Anadolu Efes', '#0a2a66', '#ffffff', 'plain', 78, 'Basketbol Gelişim Merkezi'),
  club('ASVEL', '#ffffff', '#00843d', 'plain', 74, 'LDLC Arena'),
];

const nbl: readonly DirectoryClub[] = [
  club('Sydney Kings', '#5b2b82', '#ffd100', 'plain', 76, 'Qudos Bank Arena'),
  club('Perth Wildcats', '#d2122e', '#000000', 'plain', 74, 'RAC Arena'),
  club('Adelaide 36ers', '#0a2a66', '#d2122e', 'plain', 74, 'Adelaide Entertainment Centre'),
  club('Melbourne United', '#0a2240', '#ffffff', 'plain', 73, 'John Cain Arena'),
  club('South East Melbourne Phoenix', '#00843d', '#000000', 'plain', 73, 'State Basketball Centre'),
  club('Illawarra Hawks', '#d2122e', '#ffffff', 'plain', 69, 'WIN Entertainment Centre'),
  club('Tasmania JackJumpers', '#00843d', '#ffd100', 'plain', 69, 'MyState Bank Arena'),
  club('New Zealand Breakers', '#5cb8e6', '#000000', 'plain', 65, 'Spark Arena'),
  club('Brisbane Bullets', '#0057b8', '#ffd100', 'plain', 60, 'Brisbane Entertainment Centre'),
  club('Cairns Taipans', '#f58220', '#0a2a66', 'plain', 60, 'Cairns Convention Centre'),
];

const euroLeague: readonly DirectoryClub[] = [
  ...otherEuroLeagueClubs,
  ...clubsNamed(['Real Madrid', 'Valencia Basket', 'Barcelona', 'Baskonia', 'Žalgiris Kaunas'], ligaAcb, lkl),
];

function league(country: string, name: string, clubs: readonly DirectoryClub[]): DirectoryCompetition {
  return { sport: 'basketball', country, name, kind: 'league', tier: 1, clubs };
}

export const basketball: readonly DirectoryCompetition[] = [
  league('USA', 'NBA', nba),
  league('Europe', 'EuroLeague', euroLeague),
  league('Spain', 'Liga ACB', ligaAcb),
  league('Netherlands', 'BNXT League', bnxt),
  league('Lithuania', 'LKL', lkl),
  league('Australia', 'NBL', nbl),
];
