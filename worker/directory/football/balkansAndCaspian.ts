import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const bulgarianLeague: readonly DirectoryClub[] = [
  club('Ludogorets Razgrad', '#00843d', '#ffffff', 'plain', 76, 'Huvepharma Arena'),
  club('Levski Sofia', '#0057b8', '#ffffff', 'plain', 73, 'Georgi Asparuhov'),
  club('CSKA Sofia', '#d2122e', '#ffffff', 'plain', 70, 'Bulgarska Armia'),
  club('CSKA 1948', '#d2122e', '#000000', 'plain', 69, 'Stadion Bistritsa'),
  club('Cherno More', '#00843d', '#ffffff', 'stripes', 66, 'Ticha'),
  club('Lokomotiv Plovdiv', '#000000', '#ffffff', 'plain', 66, 'Lokomotiv Stadium'),
  club('Botev Plovdiv', '#ffd100', '#000000', 'plain', 65, 'Hristo Botev Stadium'),
  club('Arda Kardzhali', '#0057b8', '#ffffff', 'plain', 65, 'Arena Arda'),
  club('Slavia Sofia', '#ffffff', '#000000', 'plain', 63, 'Aleksandar Shalamanov'),
  club('Spartak Varna', '#0057b8', '#ffffff', 'plain', 60, 'Spartak Stadium'),
  club('Lokomotiv Sofia', '#d2122e', '#000000', 'plain', 62, 'Lokomotiv Sofia Stadium'),
  club('Botev Vratsa', '#00843d', '#ffffff', 'plain', 60, 'Hristo Botev Vratsa'),
  club('Septemvri Sofia', '#7a1437', '#ffffff', 'plain', 57, 'Dragalevtsi'),
  club('Beroe', '#00843d', '#ffffff', 'plain', 58, 'Beroe Stadium'),
  club('Dobrudzha', '#ffd100', '#00843d', 'plain', 56, 'Druzhba Stadium'),
  club('Montana', '#0057b8', '#ffffff', 'plain', 55, 'Ogosta Stadium'),
];

export const slovenianLeague: readonly DirectoryClub[] = [
  club('Celje', '#ffd100', '#0057b8', 'plain', 70, "Stadion Z'dežele"),
  club('Maribor', '#5b2b82', '#ffd100', 'plain', 68, 'Ljudski vrt'),
  club('Olimpija Ljubljana', '#00843d', '#ffffff', 'plain', 68, 'Stožice'),
  club('Koper', '#ffd100', '#0057b8', 'plain', 66, 'Bonifika'),
  club('Bravo', '#f58220', '#ffffff', 'plain', 63, 'Stadion ŽŠD Ljubljana'),
  club('Aluminij', '#d2122e', '#ffffff', 'plain', 57, 'Športni park Aluminij'),
  club('Radomlje', '#ffd100', '#000000', 'plain', 58, 'Športni park Radomlje'),
  club('Mura', '#000000', '#ffffff', 'plain', 60, 'Fazanerija'),
  club('Primorje', '#d2122e', '#000000', 'plain', 57, 'Športni park Ajdovščina'),
  club('Domžale', '#ffd100', '#0057b8', 'plain', 55, 'Športni park Domžale'),
];

export const bosnianLeague: readonly DirectoryClub[] = [
  club('Zrinjski Mostar', '#d2122e', '#ffffff', 'plain', 66, 'Pod Bijelim Brijegom'),
  club('Borac Banja Luka', '#d2122e', '#0057b8', 'plain', 67, 'Gradski stadion Banja Luka'),
  club('Sarajevo', '#7a1437', '#ffffff', 'plain', 65, 'Koševo'),
  club('Željezničar', '#0057b8', '#ffffff', 'plain', 62, 'Grbavica'),
  club('Velež Mostar', '#d2122e', '#ffd100', 'plain', 61, 'Rođeni'),
  club('Široki Brijeg', '#0057b8', '#ffffff', 'plain', 60, 'Pecara'),
  club('Sloga Doboj', '#d2122e', '#ffffff', 'plain', 56, 'Stadion Luke'),
  club('Radnik Bijeljina', '#0057b8', '#ffffff', 'plain', 56, 'Gradski stadion Bijeljina'),
  club('Posušje', '#0057b8', '#ffffff', 'stripes', 56, 'Mokri Dolac'),
  club('Rudar Prijedor', '#d2122e', '#000000', 'plain', 52, 'Gradski stadion Prijedor'),
];

export const azerbaijaniLeague: readonly DirectoryClub[] = [
  club('Qarabağ', '#000000', '#ffffff', 'plain', 77, 'Tofiq Bəhramov'),
  club('Sabah', '#0a2a66', '#5cb8e6', 'plain', 71, 'Bank Respublika Arena'),
  club('Zirə', '#5cb8e6', '#ffffff', 'plain', 67, 'Zirə Stadionu'),
  club('Neftçi', '#000000', '#ffffff', 'stripes', 67, 'Neftçi Arena'),
  club('Turan Tovuz', '#00843d', '#ffffff', 'plain', 65, 'Tovuz Şəhər Stadionu'),
  club('Araz-Naxçıvan', '#d2122e', '#ffffff', 'plain', 64, 'Liv Bona Dea Arena'),
  club('Sumqayıt', '#0057b8', '#ffffff', 'plain', 62, 'Kapital Bank Arena'),
  club('Şamaxı', '#7a1437', '#ffffff', 'plain', 59, 'Şamaxı Şəhər Stadionu'),
  club('İmişli', '#00843d', '#ffd100', 'plain', 58, 'İmişli Stadionu'),
  club('Kəpəz', '#0057b8', '#ffd100', 'plain', 55, 'Gəncə Şəhər Stadionu'),
  club('Qəbələ', '#d2122e', '#000000', 'plain', 57, 'Qəbələ Şəhər Stadionu'),
  club('Karvan', '#00843d', '#000000', 'plain', 53, 'Yevlax Stadionu'),
];

export const kazakhLeague: readonly DirectoryClub[] = [
  club('Kairat Almaty', '#ffd100', '#000000', 'stripes', 71, 'Ortalyq Stadion'),
  club('Astana', '#ffd100', '#5cb8e6', 'plain', 69, 'Astana Arena'),
  club('Tobol Kostanay', '#00843d', '#ffd100', 'plain', 65, 'Ortalyq Kostanay'),
  club('Elimai', '#d2122e', '#0057b8', 'plain', 64, 'Spartak Semey'),
  club('Aktobe', '#d2122e', '#ffffff', 'plain', 64, 'Koblandy Batyr'),
  club('Ordabasy', '#0057b8', '#ffffff', 'plain', 63, 'Kazhymukan Stadium'),
  club('Kyzylzhar', '#d2122e', '#ffffff', 'plain', 60, 'Karasai Stadium'),
  club('Okzhetpes', '#0057b8', '#ffd100', 'plain', 59, 'Okzhetpes Stadium'),
  club('Zhenis', '#ffd100', '#d2122e', 'plain', 60, 'Kazhymukan Munaitpasov'),
  club('Zhetysu', '#ffd100', '#00843d', 'plain', 56, 'Zhetysu Stadium'),
  club('Ulytau', '#f58220', '#000000', 'plain', 57, 'Metallurg Stadium'),
  club('Kaisar', '#d2122e', '#ffffff', 'stripes', 57, 'Gani Muratbayev Stadium'),
];

export const balkansAndCaspian: readonly DirectoryCompetition[] = [
  footballLeague('Bulgaria', 'Parva Liga', 1, bulgarianLeague),
  footballLeague('Slovenia', 'PrvaLiga', 1, slovenianLeague),
  footballLeague('Bosnia and Herzegovina', 'Premijer Liga', 1, bosnianLeague),
  footballLeague('Azerbaijan', 'Premier League', 1, azerbaijaniLeague),
  footballLeague('Kazakhstan', 'Premier League', 1, kazakhLeague),
];
