import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const israeliLeague: readonly DirectoryClub[] = [
  club('Maccabi Tel Aviv', '#ffd100', '#0057b8', 'plain', 74, 'Bloomfield Stadium'),
  club("Hapoel Be'er Sheva", '#d2122e', '#ffffff', 'plain', 74, 'Turner Stadium'),
  club('Beitar Jerusalem', '#ffd100', '#000000', 'plain', 70, 'Teddy Stadium'),
  club('Maccabi Haifa', '#00843d', '#ffffff', 'plain', 70, 'Sammy Ofer Stadium'),
  club('Hapoel Tel Aviv', '#d2122e', '#ffffff', 'plain', 69, 'Bloomfield Stadium'),
  club('Hapoel Haifa', '#d2122e', '#000000', 'plain', 63, 'Sammy Ofer Stadium'),
  club('Maccabi Netanya', '#ffd100', '#000000', 'plain', 64, 'Netanya Stadium'),
  club('Hapoel Petah Tikva', '#0057b8', '#ffffff', 'plain', 63, 'HaMoshava Stadium'),
  club('Bnei Sakhnin', '#d2122e', '#ffffff', 'plain', 61, 'Doha Stadium'),
  club('Ironi Kiryat Shmona', '#0057b8', '#ffffff', 'plain', 62, 'Municipal Stadium Kiryat Shmona'),
  club('Ironi Tiberias', '#0057b8', '#5cb8e6', 'plain', 58, 'Green Stadium'),
  club('Maccabi Bnei Reineh', '#0057b8', '#d2122e', 'plain', 56, 'Green Stadium'),
];

export const saudiProLeague: readonly DirectoryClub[] = [
  club('Al Hilal', '#0057b8', '#ffffff', 'chevron', 84, 'Kingdom Arena'),
  club('Al Nassr', '#ffd100', '#0057b8', 'halves', 83, 'Al-Awwal Park'),
  club('Al Ittihad', '#ffd100', '#000000', 'stripes', 80, 'King Abdullah Sports City'),
  club('Al Ahli Jeddah', '#00843d', '#ffffff', 'plain', 82, 'Alinma Stadium'),
  club('Al Qadsiah', '#d2122e', '#ffd100', 'plain', 79, 'Prince Mohamed bin Fahd Stadium'),
  club('Al Taawoun', '#ffd100', '#0057b8', 'plain', 72, 'King Abdullah Sport City Buraydah'),
  club('Al Shabab', '#ffffff', '#000000', 'plain', 71, 'Al-Shabab Club Stadium'),
  club('Al Ettifaq', '#00843d', '#d2122e', 'plain', 72, 'EGO Stadium'),
  club('NEOM SC', '#0a2a66', '#00a79d', 'plain', 71, 'King Khalid Sport City Tabuk'),
  club('Al Khaleej', '#ffd100', '#00843d', 'plain', 69, 'Dammam Stadium'),
  club('Al Fateh', '#0057b8', '#00843d', 'plain', 67, 'Maydan Tamweel Aloula'),
  club('Al Hazem', '#ffd100', '#0057b8', 'plain', 65, 'Al-Hazem Club Stadium'),
  club('Al Kholood', '#d2122e', '#ffffff', 'plain', 66, 'Al-Rass Stadium'),
  club('Al Fayha', '#f58220', '#0057b8', 'plain', 66, "Al-Majma'ah Sports City"),
  club('Al Riyadh', '#d2122e', '#000000', 'plain', 64, 'SHG Arena'),
  club('Damac', '#d2122e', '#ffffff', 'plain', 64, 'Prince Sultan Sports City'),
  club('Al Okhdood', '#0057b8', '#ffffff', 'plain', 61, 'Prince Hathloul Sports City'),
  club('Al Najma', '#00843d', '#ffffff', 'plain', 59, 'Al-Najma Club Stadium'),
];

const uaeProLeague: readonly DirectoryClub[] = [
  club('Shabab Al Ahli', '#d2122e', '#ffffff', 'plain', 70, 'Rashid Stadium'),
  club('Al Ain', '#5b2b82', '#ffffff', 'plain', 71, 'Hazza bin Zayed Stadium'),
  club('Al Wahda Abu Dhabi', '#7a1437', '#ffffff', 'plain', 69, 'Al Nahyan Stadium'),
  club('Sharjah', '#ffffff', '#d2122e', 'plain', 66, 'Sharjah Stadium'),
  club('Al Wasl', '#ffd100', '#000000', 'plain', 66, 'Zabeel Stadium'),
  club('Al Jazira', '#d2122e', '#ffffff', 'plain', 67, 'Mohammed bin Zayed Stadium'),
  club('Al Nasr Dubai', '#0057b8', '#ffffff', 'plain', 64, 'Al Maktoum Stadium'),
  club('Ajman', '#f58220', '#ffffff', 'plain', 59, 'Ajman Stadium'),
  club('Khor Fakkan', '#00843d', '#ffffff', 'plain', 58, 'Saqr bin Mohammad Al Qassimi'),
  club('Kalba', '#ffd100', '#000000', 'plain', 60, 'Ittihad Kalba Stadium'),
  club('Baniyas', '#5cb8e6', '#ffffff', 'plain', 57, 'Baniyas Stadium'),
  club('Al Dhafra', '#ffffff', '#d2122e', 'plain', 57, 'Hamdan bin Zayed Stadium'),
];

const egyptianPremierLeague: readonly DirectoryClub[] = [
  club('Al Ahly', '#d2122e', '#ffffff', 'chevron', 74, 'Cairo International Stadium'),
  club('Pyramids', '#0a2a66', '#5cb8e6', 'plain', 75, '30 June Stadium'),
  club('Zamalek', '#ffffff', '#d2122e', 'band', 72, 'Cairo International Stadium'),
  club('Al Masry', '#00843d', '#ffffff', 'plain', 68, 'Suez Canal Stadium'),
  club('Ceramica Cleopatra', '#d2122e', '#000000', 'plain', 68, 'Arab Contractors Stadium'),
  club('National Bank of Egypt', '#00843d', '#f58220', 'plain', 62, 'Cairo Military Academy Stadium'),
  club('Smouha', '#0057b8', '#ffffff', 'plain', 62, 'Alexandria Stadium'),
  club('Wadi Degla', '#ffd100', '#000000', 'plain', 61, 'Petro Sport Stadium'),
  club('ENPPI', '#0057b8', '#ffd100', 'plain', 62, 'Petro Sport Stadium'),
  club('ZED FC', '#00a79d', '#ffffff', 'plain', 61, 'Cairo International Stadium'),
  club('El Gouna', '#5cb8e6', '#f58220', 'plain', 58, 'Khaled Bichara Stadium'),
  club('Al Ittihad Alexandria', '#00843d', '#ffffff', 'plain', 60, 'Borg El Arab'),
  club('Petrojet', '#0057b8', '#d2122e', 'plain', 59, 'Suez Stadium'),
  club('Ismaily', '#ffd100', '#0057b8', 'plain', 57, 'Ismailia Stadium'),
  club('Pharco', '#f58220', '#0057b8', 'plain', 56, 'Haras El Hodoud'),
  club('Modern Sport', '#5b2b82', '#ffffff', 'plain', 58, 'Al Salam Stadium'),
];

const botolaPro: readonly DirectoryClub[] = [
  club('RS Berkane', '#f58220', '#000000', 'plain', 70, 'Stade Municipal de Berkane'),
  club('Wydad Casablanca', '#d2122e', '#ffffff', 'plain', 70, 'Stade Mohammed V'),
  club('Raja Casablanca', '#00843d', '#ffffff', 'plain', 70, 'Stade Mohammed V'),
  club('AS FAR', '#000000', '#d2122e', 'hoops', 70, 'Stade Moulay El Hassan'),
  club('Maghreb de Fès', '#ffd100', '#000000', 'plain', 66, 'Complexe Sportif de Fès'),
  club('FUS Rabat', '#d2122e', '#ffffff', 'plain', 63, 'Stade El Barid'),
  club('Ittihad Tanger', '#0057b8', '#ffffff', 'stripes', 61, 'Stade Ibn Batouta'),
  club('Kawkab Marrakech', '#d2122e', '#ffffff', 'plain', 61, 'Stade de Marrakech'),
  club('CODM Meknès', '#d2122e', '#ffffff', 'plain', 60, "Stade d'Honneur"),
  club('Difaâ El Jadida', '#00843d', '#ffffff', 'stripes', 60, 'Stade El Abdi'),
  club('Renaissance Zemamra', '#00843d', '#ffd100', 'plain', 61, 'Stade Ahmed Choukri'),
  club('Hassania Agadir', '#d2122e', '#ffffff', 'plain', 59, 'Stade Adrar'),
  club('UTS Rabat', '#0057b8', '#ffd100', 'plain', 58, 'Stade Belvédère'),
  club('Olympic Safi', '#0057b8', '#d2122e', 'plain', 59, 'Stade El Massira'),
  club('Olympique Dcheira', '#00843d', '#ffffff', 'plain', 57, 'Stade Ahmed Fana'),
  club('Yacoub El Mansour', '#d2122e', '#000000', 'plain', 55, 'Stade Al Madina'),
];

const southAfricanPremiership: readonly DirectoryClub[] = [
  club('Mamelodi Sundowns', '#ffe100', '#0057b8', 'plain', 73, 'Loftus Versfeld'),
  club('Orlando Pirates', '#000000', '#ffffff', 'quarters', 71, 'Orlando Stadium'),
  club('Kaizer Chiefs', '#fdb913', '#000000', 'chevron', 67, 'FNB Stadium'),
  club('AmaZulu', '#00843d', '#ffffff', 'plain', 62, 'Moses Mabhida Stadium'),
  club('Sekhukhune United', '#0a2a66', '#ffd100', 'plain', 62, 'Peter Mokaba Stadium'),
  club('Durban City', '#0057b8', '#ffd100', 'plain', 60, 'Chatsworth Stadium'),
  club('Polokwane City', '#f58220', '#00843d', 'plain', 60, 'Peter Mokaba Stadium'),
  club('Golden Arrows', '#ffd100', '#00843d', 'plain', 60, 'King Zwelithini Stadium'),
  club('Stellenbosch', '#7a1437', '#ffffff', 'plain', 60, 'Danie Craven Stadium'),
  club('Richards Bay', '#0057b8', '#ffffff', 'plain', 57, 'Mhlathuze Sports Complex'),
  club('TS Galaxy', '#d2122e', '#ffffff', 'plain', 58, 'Mbombela Stadium'),
  club('Siwelele', '#00843d', '#ffffff', 'plain', 57, 'Dr Petrus Molemela Stadium'),
  club('Chippa United', '#5cb8e6', '#ffffff', 'plain', 55, 'Buffalo City Stadium'),
  club('Marumo Gallants', '#7a1437', '#d6a461', 'plain', 56, 'Toyota Stadium Bloemfontein'),
  club('Orbit College', '#f58220', '#000000', 'plain', 54, 'Olympia Park'),
  club('Magesi', '#5b2b82', '#ffd100', 'plain', 53, 'Seshego Stadium'),
];

const nigerianLeague: readonly DirectoryClub[] = [
  club('Rivers United', '#0057b8', '#00843d', 'plain', 63, 'Adokiye Amiesimaka Stadium'),
  club('Remo Stars', '#5cb8e6', '#ffffff', 'plain', 59, 'Remo Stars Stadium'),
  club('Enugu Rangers', '#ffffff', '#d2122e', 'plain', 59, 'Nnamdi Azikiwe Stadium'),
  club('Shooting Stars', '#0057b8', '#ffffff', 'stripes', 55, 'Lekan Salami Stadium'),
  club('Enyimba', '#0057b8', '#ffffff', 'plain', 55, 'Enyimba Stadium'),
  club('Ikorodu City', '#d2122e', '#ffffff', 'plain', 53, 'Mobolaji Johnson Arena'),
  club('Nasarawa United', '#f58220', '#00843d', 'plain', 51, 'Lafia Township Stadium'),
  club('Kano Pillars', '#ffd100', '#00843d', 'plain', 47, 'Sani Abacha Stadium'),
  club('Plateau United', '#00843d', '#ffffff', 'plain', 49, 'New Jos Stadium'),
  club('Abia Warriors', '#d2122e', '#0057b8', 'plain', 49, 'Umuahia Township Stadium'),
  club('Kwara United', '#00843d', '#d2122e', 'plain', 47, 'Kwara Stadium'),
  club('Bendel Insurance', '#0057b8', '#ffd100', 'plain', 47, 'Samuel Ogbemudia Stadium'),
];

const ivorianLigue1: readonly DirectoryClub[] = [
  club('ASEC Mimosas', '#ffd100', '#000000', 'plain', 63, 'Stade Robert Champroux'),
  club("Stade d'Abidjan", '#0057b8', '#d2122e', 'plain', 57, 'Parc des Sports de Treichville'),
  club('FC San Pédro', '#f58220', '#0057b8', 'plain', 59, 'Stade Laurent Pokou'),
  club('Africa Sports', '#00843d', '#d2122e', 'plain', 51, 'Stade Félix Houphouët-Boigny'),
  club('Zoman FC', '#ffd100', '#00843d', 'plain', 53, 'Stade Robert Champroux'),
  club('Racing Club Abidjan', '#5cb8e6', '#ffffff', 'plain', 53, 'Stade de Bassam'),
  club('SOA', '#d2122e', '#000000', 'plain', 50, 'Stade de Yamoussoukro'),
  club('AFAD Djékanou', '#f58220', '#ffffff', 'plain', 51, 'Stade de Djékanou'),
  club('SC Gagnoa', '#d2122e', '#ffffff', 'plain', 48, 'Stade Victor Biaka Boda'),
  club('Bouaké FC', '#00843d', '#ffd100', 'plain', 47, 'Stade de la Paix'),
];

export const middleEastAndAfrica: readonly DirectoryCompetition[] = [
  footballLeague('Saudi Arabia', 'Saudi Pro League', 1, saudiProLeague),
  footballLeague('United Arab Emirates', 'UAE Pro League', 1, uaeProLeague),
  footballLeague('Israel', "Ligat ha'Al", 1, israeliLeague),
  footballLeague('Egypt', 'Premier League', 1, egyptianPremierLeague),
  footballLeague('Morocco', 'Botola Pro', 1, botolaPro),
  footballLeague('South Africa', 'Premiership', 1, southAfricanPremiership),
  footballLeague('Nigeria', 'NPFL', 1, nigerianLeague),
  footballLeague('Ivory Coast', 'Ligue 1', 1, ivorianLigue1),
];
