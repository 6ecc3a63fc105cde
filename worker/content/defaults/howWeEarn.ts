import type { TranslatedPage } from './staticPage.ts';

export const howWeEarn: TranslatedPage = {
  en: {
    title: 'How we earn money and order operators',
    description: 'Who pays for this site, how operators and prices are ordered, and what no operator can buy.',
    sections: [
      {
        heading: 'Who pays for this site',
        paragraphs: [
          'Scores, tables and prices cost you nothing here. Operators pay us when somebody opens an account or bets with them after following a link from this site. Such links say “Bet” or show a price, and the block they stand in says “Advertisement”.',
          'It costs you nothing extra.',
        ],
      },
      {
        heading: 'How operators are ordered',
        paragraphs: [
          'Our editors decide which operators your country sees and in which order they stand: in the bonuses, in the special offer and in the rows of a table of odds. What an operator pays us can play a part in that order. It is no ranking by quality, and we never call the first one the best one.',
          'You see only operators that our editors have listed for the country you visit from. Where none is listed, you see no odds, no bonuses and no links to operators.',
        ],
      },
      {
        heading: 'What “best” means',
        paragraphs: [
          'The best price of an outcome is the highest price that the operators of your country have for it at that moment, and nothing else. A price that is suspended or too old never counts as the best one. Nobody can pay for it.',
          'Where several operators share the best price, the link leads to one of them and the others are counted beside it.',
        ],
      },
      {
        heading: 'Bonuses',
        paragraphs: [
          'The stake, the wagering requirement, the lowest odds and the end of a bonus are what our editors read at the operator on the day that stands beside “Checked”. A bonus that has ended disappears by itself. Read the operator’s own terms before you accept one: those are the ones that count.',
        ],
      },
      {
        heading: 'What we count',
        paragraphs: [
          'When you follow a link to an operator we count one click: for which operator, from which country and in which language. No cookie, no network address and nothing about you is kept with it.',
        ],
        links: [
          { label: 'Responsible Gambling', url: '/static/responsible-gambling' },
          { label: 'Cookie Policy', url: '/static/cookie-policy' },
        ],
      },
    ],
  },
  nl: {
    title: 'Zo verdienen we geld en zo ordenen we aanbieders',
    description: 'Wie deze site betaalt, hoe aanbieders en odds staan geordend en wat geen aanbieder kan kopen.',
    sections: [
      {
        heading: 'Wie deze site betaalt',
        paragraphs: [
          'Uitslagen, standen en odds kosten je hier niets. Aanbieders betalen ons als iemand via een link op deze site een account opent of bij hen speelt. Op zo’n link staat ‘Wedden’ of staan er odds, en bij het blok eromheen staat ‘Advertentie’.',
          'Het kost je niets extra.',
        ],
      },
      {
        heading: 'Hoe aanbieders geordend staan',
        paragraphs: [
          'Onze redactie bepaalt welke aanbieders jouw land te zien krijgt en in welke volgorde: bij de bonussen, in de aanbieding onderaan en in de rijen van een tabel met odds. Wat een aanbieder ons betaalt, kan in die volgorde meespelen. Het is geen rangorde naar kwaliteit, en we noemen de eerste nooit de beste.',
          'Je ziet alleen aanbieders die onze redactie heeft opgenomen voor het land van waaruit je de site bezoekt. Staat er geen enkele, dan zie je geen odds, geen bonussen en geen links naar aanbieders.',
        ],
      },
      {
        heading: 'Wat ‘beste’ betekent',
        paragraphs: [
          'De beste odds van een uitkomst zijn de hoogste die de aanbieders in jouw land er op dat moment voor geven, en niets anders. Odds die zijn opgeschort of te oud zijn, tellen nooit als beste. Niemand kan ervoor betalen.',
          'Hebben meer aanbieders dezelfde beste odds, dan leidt de link naar een van hen en staat erbij hoeveel het er zijn.',
        ],
      },
      {
        heading: 'Bonussen',
        paragraphs: [
          'De inzet, het aantal keren rondspelen, de minimale odds en het einde van een bonus heeft onze redactie bij de aanbieder gelezen op de dag die bij ‘Gecontroleerd’ staat. Een bonus die is afgelopen, verdwijnt vanzelf. Lees altijd de voorwaarden van de aanbieder zelf: die gelden.',
        ],
      },
      {
        heading: 'Wat we tellen',
        paragraphs: [
          'Volg je een link naar een aanbieder, dan tellen we één klik: voor welke aanbieder, vanuit welk land en in welke taal. Daar bewaren we geen cookie, geen netwerkadres en verder niets over jou bij.',
        ],
        links: [
          { label: 'Verantwoord spelen', url: '/nl/static/responsible-gambling' },
          { label: 'Cookiebeleid', url: '/nl/static/cookie-policy' },
        ],
      },
    ],
  },
};
