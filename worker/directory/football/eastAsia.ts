import { club, footballLeague } from '../club.ts';
import type { DirectoryClub, DirectoryCompetition } from '../types.ts';

export const j1League: readonly DirectoryClub[] = [
  club('Kashima Antlers', '#b7172a', '#0a2240', 'plain', 78, 'Mercari Stadium'),
  club('Kashiwa Reysol', '#ffe100', '#000000', 'plain', 77, 'Sankyo Frontier Kashiwa Stadium'),
  club('Vissel Kobe', '#a60b2d', '#000000', 'stripes', 78, 'Noevir Stadium Kobe'),
  club('Kyoto Sanga', '#5b2b82', '#ffffff', 'plain', 75, 'Sanga Stadium by Kyocera'),
  club('Sanfrecce Hiroshima', '#5b2b82', '#ffffff', 'plain', 78, 'Edion Peace Wing'),
  club('Machida Zelvia', '#0a2a66', '#ffffff', 'plain', 77, 'Machida GION Stadium'),
  club('Urawa Red Diamonds', '#e6002d', '#000000', 'plain', 75, 'Saitama Stadium 2002'),
  club('Kawasaki Frontale', '#00a0e9', '#000000', 'stripes', 75, 'Todoroki Stadium'),
  club('Gamba Osaka', '#0057b8', '#000000', 'stripes', 72, 'Panasonic Stadium Suita'),
  club('Cerezo Osaka', '#e5007f', '#0a2240', 'halves', 71, 'Yodoko Sakura Stadium'),
  club('FC Tokyo', '#0057b8', '#d2122e', 'halves', 71, 'Ajinomoto Stadium'),
  club('Avispa Fukuoka', '#0a2a66', '#a6a8ab', 'plain', 67, 'Best Denki Stadium'),
  club('Fagiano Okayama', '#7a1437', '#0a2240', 'plain', 65, 'JFE Harenokuni Stadium'),
  club('Shimizu S-Pulse', '#f58220', '#0a2a66', 'plain', 67, 'IAI Stadium Nihondaira'),
  club('Yokohama F. Marinos', '#0057b8', '#d2122e', 'plain', 70, 'Nissan Stadium'),
  club('Nagoya Grampus', '#d2122e', '#f58220', 'plain', 68, 'Toyota Stadium (Aichi)'),
  club('Tokyo Verdy', '#00843d', '#ffffff', 'plain', 65, 'Ajinomoto Stadium'),
  club('Mito HollyHock', '#0057b8', '#ffffff', 'plain', 62, "K's Denki Stadium"),
  club('V-Varen Nagasaki', '#0057b8', '#f58220', 'plain', 65, 'Peace Stadium'),
  club('JEF United Chiba', '#ffe100', '#00843d', 'plain', 64, 'Fukuda Denshi Arena'),
];

export const kLeague1: readonly DirectoryClub[] = [
  club('Jeonbuk Hyundai Motors', '#00843d', '#ffd100', 'plain', 77, 'Jeonju World Cup Stadium'),
  club('Daejeon Hana Citizen', '#00a79d', '#7a1437', 'plain', 71, 'Daejeon World Cup Stadium'),
  club('Gimcheon Sangmu', '#d2122e', '#0a2a66', 'plain', 69, 'Gimcheon Stadium'),
  club('Pohang Steelers', '#d2122e', '#000000', 'hoops', 69, 'Pohang Steel Yard'),
  club('FC Seoul', '#d2122e', '#000000', 'stripes', 71, 'Seoul World Cup Stadium'),
  club('Gangwon FC', '#f58220', '#0a2a66', 'plain', 67, 'Gangneung High1 Arena'),
  club('Gwangju FC', '#ffd100', '#d2122e', 'plain', 67, 'Gwangju World Cup Stadium'),
  club('FC Anyang', '#5b2b82', '#ffffff', 'plain', 65, 'Anyang Stadium'),
  club('Ulsan HD', '#0057b8', '#ffd100', 'stripes', 71, 'Ulsan Munsu Stadium'),
  club('Jeju SK', '#f58220', '#0a2a66', 'plain', 64, 'Jeju World Cup Stadium'),
  club('Incheon United', '#0057b8', '#000000', 'stripes', 65, 'Incheon Football Stadium'),
  club('Bucheon FC 1995', '#d2122e', '#000000', 'plain', 61, 'Bucheon Stadium'),
];

export const chineseSuperLeague: readonly DirectoryClub[] = [
  club('Shanghai Port', '#d2122e', '#ffffff', 'plain', 71, 'Pudong Football Stadium'),
  club('Shanghai Shenhua', '#0057b8', '#ffffff', 'stripes', 71, 'Shanghai Stadium'),
  club('Chengdu Rongcheng', '#d2122e', '#000000', 'plain', 71, 'Phoenix Hill'),
  club('Beijing Guoan', '#00843d', '#ffffff', 'plain', 68, "Workers' Stadium"),
  club('Shandong Taishan', '#f58220', '#0057b8', 'plain', 68, 'Jinan Olympic Stadium'),
  club('Tianjin Jinmen Tiger', '#0057b8', '#ffffff', 'plain', 62, 'TEDA Stadium'),
  club('Zhejiang FC', '#00843d', '#ffffff', 'plain', 63, 'Yellow Dragon'),
  club('Yunnan Yukun', '#d2122e', '#ffd100', 'plain', 61, 'Yuxi Plateau Stadium'),
  club('Henan FC', '#d2122e', '#000000', 'plain', 60, 'Hanghai Stadium'),
  club('Qingdao West Coast', '#0057b8', '#ffd100', 'plain', 60, 'West Coast University City Stadium'),
  club('Dalian Yingbo', '#5cb8e6', '#ffffff', 'plain', 58, 'Barracuda Bay Stadium'),
  club('Shenzhen Peng City', '#d2122e', '#0a2a66', 'plain', 57, "Bao'an Stadium"),
  club('Wuhan Three Towns', '#ffffff', '#d2122e', 'plain', 57, 'Wuhan Sports Center'),
  club('Qingdao Hainiu', '#f58220', '#0a2a66', 'plain', 56, 'Qingdao Youth Football Stadium'),
  club('Liaoning Tieren', '#0057b8', '#ffffff', 'plain', 55, 'Tiexi Stadium'),
  club('Chongqing Tonglianglong', '#d2122e', '#ffd100', 'plain', 56, 'Longxing Stadium'),
];

export const eastAsia: readonly DirectoryCompetition[] = [
  footballLeague('Japan', 'J1 League', 1, j1League),
  footballLeague('South Korea', 'K League 1', 1, kLeague1),
  footballLeague('China', 'Super League', 1, chineseSuperLeague),
];
