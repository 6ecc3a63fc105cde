import { clubsNamed, footballCup } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';
import {
  azerbaijaniLeague,
  bosnianLeague,
  bulgarianLeague,
  kazakhLeague,
  slovenianLeague,
} from './balkansAndCaspian.ts';
import { irishPremierDivision, scottishPremiership } from './britishIsles.ts';
import {
  austrianBundesliga,
  czechFirstLeague,
  ekstraklasa,
  hungarianLeague,
  lithuanianLeague,
  slovakLeague,
  swissSuperLeague,
  ukrainianLeague,
} from './centralEurope.ts';
import { premierLeague } from './england.ts';
import { ligue1 } from './france.ts';
import { bundesliga } from './germany.ts';
import { serieA } from './italy.ts';
import { ligaPortugal, proLeague } from './lowlandsAndIberia.ts';
import { israeliLeague } from './middleEastAndAfrica.ts';
import { eredivisie } from './netherlands.ts';
import { allsvenskan, bestaDeild, danishSuperliga, eliteserien, veikkausliiga } from './nordics.ts';
import {
  croatianLeague,
  cypriotFirstDivision,
  greekSuperLeague,
  romanianSuperLiga,
  serbianSuperLiga,
  superLig,
} from './southEast.ts';
import { laLiga } from './spain.ts';

const leagues: readonly (readonly DirectoryClub[])[] = [
  azerbaijaniLeague, bosnianLeague, bulgarianLeague, kazakhLeague, slovenianLeague, irishPremierDivision,
  scottishPremiership, austrianBundesliga, czechFirstLeague, ekstraklasa, hungarianLeague, lithuanianLeague,
  slovakLeague, swissSuperLeague, ukrainianLeague, premierLeague, ligue1, bundesliga, serieA, ligaPortugal,
  proLeague, israeliLeague, eredivisie, allsvenskan, bestaDeild, danishSuperliga, eliteserien, veikkausliiga,
  croatianLeague, cypriotFirstDivision, greekSuperLeague, romanianSuperLiga, serbianSuperLiga, superLig, laLiga,
];

/* The three European cups of 2025/26; the clubs are those of their own leagues. */

const championsLeague: readonly string[] = [
  'Arsenal', 'Liverpool', 'Manchester City', 'Chelsea', 'Tottenham Hotspur', 'Newcastle United', 'Barcelona',
  'Real Madrid', 'Atlético Madrid', 'Villarreal', 'Athletic Bilbao', 'Inter', 'Napoli', 'Juventus', 'Atalanta',
  'Bayern München', 'Borussia Dortmund', 'Bayer Leverkusen', 'Eintracht Frankfurt', 'Paris Saint-Germain',
  'Marseille', 'Monaco', 'PSV Eindhoven', 'Ajax', 'Sporting CP', 'Benfica', 'Club Brugge', 'Union Saint-Gilloise',
  'Galatasaray', 'Slavia Praha', 'Olympiacos', 'Bodø/Glimt', 'FC København', 'Pafos', 'Qarabağ', 'Kairat Almaty',
];

const europaLeague: readonly string[] = [
  'Aston Villa', 'Nottingham Forest', 'Real Betis', 'Celta Vigo', 'Roma', 'Bologna', 'VfB Stuttgart', 'SC Freiburg',
  'Lille', 'Lyon', 'Nice', 'Feyenoord', 'FC Utrecht', 'Go Ahead Eagles', 'Porto', 'Braga', 'Genk', 'Fenerbahçe',
  'Viktoria Plzeň', 'Celtic', 'Rangers', 'FC Midtjylland', 'Malmö FF', 'Brann', 'Red Bull Salzburg', 'Sturm Graz',
  'FC Basel', 'Young Boys', 'PAOK', 'Panathinaikos', 'Crvena zvezda', 'Dinamo Zagreb', 'Ferencváros', 'FCSB',
  'Ludogorets Razgrad', 'Maccabi Tel Aviv',
];

const conferenceLeague: readonly string[] = [
  'Crystal Palace', 'Rayo Vallecano', 'Fiorentina', '1. FSV Mainz 05', 'Strasbourg', 'AZ Alkmaar', 'Samsunspor',
  'Sparta Praha', 'Sigma Olomouc', 'Aberdeen', 'Shamrock Rovers', 'Shelbourne', 'Häcken', 'Rapid Wien',
  'Lausanne-Sport', 'AEK Athens', 'Rijeka', 'Universitatea Craiova', 'Lech Poznań', 'Legia Warszawa',
  'Raków Częstochowa', 'Jagiellonia Białystok', 'Shakhtar Donetsk', 'Dynamo Kyiv', 'KuPS', 'Omonia Nicosia',
  'AEK Larnaca', 'Breiðablik', 'Celje', 'Zrinjski Mostar', 'Slovan Bratislava', 'Hajduk Split', 'Brøndby',
  'Levski Sofia', 'Partizan', 'Žalgiris Vilnius',
];

export const europe: readonly DirectoryCompetition[] = [
  footballCup('Europe', 'Champions League', clubsNamed(championsLeague, ...leagues)),
  footballCup('Europe', 'Europa League', clubsNamed(europaLeague, ...leagues)),
  footballCup('Europe', 'Conference League', clubsNamed(conferenceLeague, ...leagues)),
];
