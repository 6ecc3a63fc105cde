import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const austrianBundesliga: readonly DirectoryClub[] = [
  club('Red Bull Salzburg', '#ffffff', '#d2122e', 'chevron', 77, 'Red Bull Arena Salzburg'),
  club('Sturm Graz', '#ffffff', '#000000', 'plain', 76, 'Merkur Arena'),
  club('LASK', '#000000', '#ffffff', 'stripes', 74, 'Raiffeisen Arena'),
  club('Austria Wien', '#5b2b82', '#ffffff', 'plain', 72, 'Generali-Arena'),
  club('Rapid Wien', '#00843d', '#ffffff', 'hoops', 73, 'Allianz Stadion'),
  club('TSV Hartberg', '#0057b8', '#ffffff', 'plain', 69, 'Profertil Arena'),
  club('Wolfsberger AC', '#ffffff', '#000000', 'plain', 70, 'Lavanttal-Arena'),
  club('SCR Altach', '#ffffff', '#000000', 'plain', 66, 'Cashpoint Arena'),
  club('SV Ried', '#000000', '#00843d', 'stripes', 65, 'Innviertel Arena'),
  club('WSG Tirol', '#00843d', '#ffffff', 'plain', 64, 'Tivoli Stadion Tirol'),
  club('Grazer AK', '#d2122e', '#ffffff', 'plain', 62, 'Merkur Arena'),
  club('Blau-Weiß Linz', '#0057b8', '#ffffff', 'plain', 63, 'Hofmann Personal Stadion'),
];

export const swissSuperLeague: readonly DirectoryClub[] = [
  club('FC Basel', '#d2122e', '#0a2a66', 'halves', 77, 'St. Jakob-Park'),
  club('Young Boys', '#ffd100', '#000000', 'plain', 76, 'Wankdorf'),
  club('FC Thun', '#d2122e', '#ffffff', 'plain', 74, 'Stockhorn Arena'),
  club('FC Lugano', '#000000', '#ffffff', 'plain', 73, 'AIL Arena'),
  club('FC St. Gallen', '#00843d', '#ffffff', 'plain', 72, 'kybunpark'),
  club('FC Sion', '#ffffff', '#d2122e', 'plain', 70, 'Stade de Tourbillon'),
  club('Lausanne-Sport', '#0057b8', '#ffffff', 'plain', 71, 'Stade de la Tuilière'),
  club('Servette', '#7a1437', '#ffffff', 'plain', 71, 'Stade de Genève'),
  club('FC Zürich', '#0057b8', '#ffffff', 'plain', 68, 'Letzigrund'),
  club('FC Luzern', '#0057b8', '#ffffff', 'halves', 69, 'swissporarena'),
  club('Grasshopper Club Zürich', '#0057b8', '#ffffff', 'halves', 65, 'Letzigrund'),
  club('FC Winterthur', '#d2122e', '#ffffff', 'plain', 61, 'Schützenwiese'),
];

export const ekstraklasa: readonly DirectoryClub[] = [
  club('Lech Poznań', '#0057b8', '#ffffff', 'chevron', 75, 'Enea Stadion'),
  club('Jagiellonia Białystok', '#ffd100', '#d2122e', 'stripes', 74, 'Chorten Arena'),
  club('Raków Częstochowa', '#d2122e', '#0057b8', 'plain', 75, 'zondacrypto Arena'),
  club('Legia Warszawa', '#ffffff', '#00843d', 'sash', 73, 'Stadion Wojska Polskiego'),
  club('Górnik Zabrze', '#ffffff', '#0057b8', 'plain', 71, 'Arena Zabrze'),
  club('Wisła Płock', '#0057b8', '#ffffff', 'plain', 67, 'Orlen Stadion'),
  club('Cracovia', '#d2122e', '#ffffff', 'stripes', 68, 'Stadion Cracovii'),
  club('Pogoń Szczecin', '#0a2a66', '#7a1437', 'plain', 69, 'Stadion Floriana Krygiera'),
  club('Zagłębie Lubin', '#f58220', '#00843d', 'plain', 67, 'KGHM Zagłębie Arena'),
  club('Korona Kielce', '#ffd100', '#d2122e', 'stripes', 66, 'Exbud Arena'),
  club('Radomiak Radom', '#00843d', '#ffffff', 'plain', 64, 'Stadion Braci Czachorów'),
  club('Motor Lublin', '#ffd100', '#0057b8', 'plain', 64, 'Motor Lublin Arena'),
  club('GKS Katowice', '#ffd100', '#00843d', 'plain', 66, 'Arena Katowice'),
  club('Piast Gliwice', '#0057b8', '#d2122e', 'plain', 64, 'Stadion Okrzei'),
  club('Widzew Łódź', '#d2122e', '#ffffff', 'plain', 67, 'Stadion Widzewa'),
  club('Lechia Gdańsk', '#ffffff', '#00843d', 'plain', 64, 'Polsat Plus Arena'),
  club('Arka Gdynia', '#ffd100', '#0057b8', 'plain', 62, 'Stadion Miejski Gdynia'),
  club('Bruk-Bet Termalica', '#f58220', '#ffffff', 'plain', 59, 'Stadion Nieciecza'),
];

export const czechFirstLeague: readonly DirectoryClub[] = [
  club('Slavia Praha', '#d2122e', '#ffffff', 'halves', 79, 'Fortuna Arena'),
  club('Sparta Praha', '#7a1437', '#ffffff', 'plain', 77, 'epet ARENA'),
  club('Viktoria Plzeň', '#d2122e', '#0057b8', 'halves', 76, 'Doosan Arena'),
  club('Jablonec', '#00843d', '#ffffff', 'plain', 70, 'Stadion Střelnice'),
  club('Sigma Olomouc', '#0057b8', '#ffffff', 'plain', 69, 'Andrův stadion'),
  club('Slovan Liberec', '#0057b8', '#ffffff', 'plain', 69, 'Stadion u Nisy'),
  club('Karviná', '#00843d', '#ffffff', 'plain', 65, 'Městský stadion Karviná'),
  club('Baník Ostrava', '#0057b8', '#ffffff', 'plain', 67, 'Městský stadion Ostrava'),
  club('Hradec Králové', '#000000', '#ffffff', 'plain', 67, 'Malšovická aréna'),
  club('Bohemians Praha 1905', '#00843d', '#ffffff', 'stripes', 64, 'Ďolíček'),
  club('Mladá Boleslav', '#0057b8', '#ffffff', 'plain', 64, 'Lokotrans Aréna'),
  club('Zlín', '#ffd100', '#0057b8', 'plain', 62, 'Stadion Letná'),
  club('Pardubice', '#d2122e', '#ffffff', 'plain', 62, 'CFIG Arena'),
  club('Teplice', '#ffd100', '#0057b8', 'plain', 62, 'Na Stínadlech'),
  club('Slovácko', '#0057b8', '#ffffff', 'plain', 62, 'Městský stadion Uherské Hradiště'),
  club('Dukla Praha', '#ffd100', '#7a1437', 'plain', 59, 'Stadion Juliska'),
];

export const slovakLeague: readonly DirectoryClub[] = [
  club('Slovan Bratislava', '#5cb8e6', '#ffffff', 'plain', 70, 'Tehelné pole'),
  club('DAC Dunajská Streda', '#ffd100', '#0057b8', 'plain', 63, 'MOL Aréna'),
  club('Žilina', '#ffd100', '#00843d', 'plain', 63, 'Štadión pod Dubňom'),
  club('Spartak Trnava', '#d2122e', '#000000', 'stripes', 63, 'Štadión Antona Malatinského'),
  club('Zemplín Michalovce', '#ffd100', '#0057b8', 'plain', 58, 'Mestský štadión Michalovce'),
  club('Podbrezová', '#00843d', '#ffffff', 'plain', 57, 'ZELPO Aréna'),
  club('Trenčín', '#d2122e', '#ffffff', 'plain', 56, 'Štadión na Sihoti'),
  club('Ružomberok', '#f58220', '#000000', 'plain', 55, 'Štadión pod Čebraťom'),
  club('Košice', '#ffd100', '#0057b8', 'plain', 56, 'Košická futbalová aréna'),
  club('Komárno', '#0057b8', '#ffffff', 'plain', 54, 'Štadión Komárno'),
  club('Skalica', '#00843d', '#ffffff', 'plain', 52, 'Mestský štadión Skalica'),
  club('Tatran Prešov', '#00843d', '#ffffff', 'plain', 53, 'Futbal Tatran Aréna'),
];

export const hungarianLeague: readonly DirectoryClub[] = [
  club('Ferencváros', '#00843d', '#ffffff', 'stripes', 77, 'Groupama Aréna'),
  club('Puskás Akadémia', '#0057b8', '#ffd100', 'plain', 68, 'Pancho Aréna'),
  club('Paksi FC', '#00843d', '#ffffff', 'plain', 68, 'Fehérvári úti stadion'),
  club('Győri ETO', '#00843d', '#ffffff', 'plain', 69, 'ETO Park'),
  club('Debrecen', '#d2122e', '#ffffff', 'plain', 66, 'Nagyerdei Stadion'),
  club('MTK Budapest', '#0057b8', '#ffffff', 'plain', 63, 'Hidegkuti Nándor Stadion'),
  club('Újpest', '#5b2b82', '#ffffff', 'plain', 64, 'Szusza Ferenc Stadion'),
  club('Kisvárda', '#d2122e', '#ffffff', 'plain', 61, 'Várkerti Stadion'),
  club('Zalaegerszeg', '#0057b8', '#ffffff', 'plain', 63, 'ZTE Aréna'),
  club('Diósgyőr', '#d2122e', '#ffffff', 'stripes', 62, 'DVTK Stadion'),
  club('Nyíregyháza', '#d2122e', '#0057b8', 'plain', 60, 'Városi Stadion'),
  club('Kazincbarcika', '#ffd100', '#0057b8', 'plain', 55, 'Kolorcity Aréna'),
];

export const ukrainianLeague: readonly DirectoryClub[] = [
  club('Shakhtar Donetsk', '#f58220', '#000000', 'stripes', 80, 'Arena Lviv'),
  club('Dynamo Kyiv', '#ffffff', '#0057b8', 'chevron', 77, 'Valeriy Lobanovskyi'),
  club('LNZ Cherkasy', '#6a2c91', '#ffffff', 'plain', 70, 'Cherkasy Arena'),
  club('Polissia Zhytomyr', '#00843d', '#ffd100', 'plain', 70, 'Central Stadium Zhytomyr'),
  club('Kryvbas', '#d2122e', '#ffffff', 'plain', 68, 'Hirnyk Stadium'),
  club('Metalist 1925', '#ffd100', '#0057b8', 'plain', 67, 'Metalist Stadium'),
  club('Kolos Kovalivka', '#000000', '#ffffff', 'plain', 66, 'Kolos Stadium'),
  club('Zoria Luhansk', '#000000', '#ffffff', 'plain', 66, 'Slavutych Arena'),
  club('Karpaty Lviv', '#00843d', '#ffffff', 'plain', 65, 'Ukraina Stadium'),
  club('Veres Rivne', '#d2122e', '#000000', 'plain', 62, 'Avanhard Rivne'),
  club('Obolon Kyiv', '#00843d', '#ffffff', 'plain', 60, 'Obolon Arena'),
  club('Kudrivka', '#00843d', '#ffd100', 'plain', 59, 'Kudrivka Stadium'),
  club('Rukh Lviv', '#ffd100', '#000000', 'plain', 61, 'Rukh Arena'),
  club('Epitsentr', '#0057b8', '#ffd100', 'plain', 60, 'Tonkocheiev Stadium'),
  club('Oleksandriia', '#ffd100', '#000000', 'plain', 61, 'Nika Stadium'),
  club('SC Poltava', '#00843d', '#ffffff', 'plain', 55, 'Vorskla Stadium'),
];

export const lithuanianLeague: readonly DirectoryClub[] = [
  club('Kauno Žalgiris', '#00843d', '#ffffff', 'plain', 58, 'Darius ir Girėnas stadionas'),
  club('Žalgiris Vilnius', '#00843d', '#ffffff', 'stripes', 58, 'LFF stadionas'),
  club('Hegelmann', '#0a2a66', '#ffffff', 'plain', 55, 'NFA stadionas'),
  club('Sūduva', '#00843d', '#d2122e', 'plain', 52, 'Hikvision arena'),
  club('Panevėžys', '#d2122e', '#0057b8', 'plain', 50, 'Aukštaitijos stadionas'),
  club('Banga Gargždai', '#0057b8', '#f58220', 'plain', 47, 'Gargždų stadionas'),
  club('Džiugas Telšiai', '#ffd100', '#000000', 'plain', 47, 'Telšių centrinis stadionas'),
  club('TransINVEST', '#f58220', '#000000', 'plain', 44, 'LFF treniruočių centras'),
  club('FA Šiauliai', '#ffd100', '#000000', 'plain', 45, 'Savivaldybės stadionas'),
  club('Riteriai', '#ffd100', '#0057b8', 'plain', 42, 'LFF stadionas'),
];

export const centralEurope: readonly DirectoryCompetition[] = [
  footballLeague('Austria', 'Bundesliga', 1, austrianBundesliga),
  footballLeague('Switzerland', 'Super League', 1, swissSuperLeague),
  footballLeague('Poland', 'Ekstraklasa', 1, ekstraklasa),
  footballLeague('Czech Republic', 'First League', 1, czechFirstLeague),
  footballLeague('Slovakia', 'Nike Liga', 1, slovakLeague),
  footballLeague('Hungary', 'NB I', 1, hungarianLeague),
  footballLeague('Ukraine', 'Premier League', 1, ukrainianLeague),
  footballLeague('Lithuania', 'A Lyga', 1, lithuanianLeague),
];
