import type { TranslatedPage } from './staticPage.ts';

export const howWeEarn: TranslatedPage = {
  en: {
    title: 'How we earn money',
    description: 'Who pays for this site, how operators and prices are ordered, and what no operator can buy.',
    sections: [
      {
        heading: 'Who pays for this site',
        paragraphs: [
          'Scores, tables and prices cost you nothing here. Operators pay us when somebody opens an account or bets with them after following a link from this site. Such links say “Bet” or show a price, and the block around them is labelled “Advertisement”.',
          'It costs you nothing extra.',
        ],
      },
      {
        heading: 'How operators are ordered',
        paragraphs: [
          'Our editors decide which operators you see in your country, and in what order: in the bonuses, the special offer and the odds tables. What an operator pays us can play a part in that order. It is not a ranking by quality, and we never call the first one the best.',
          'You see only operators that our editors have listed for the country you visit from. If none are listed, you see no odds, bonuses or links to operators.',
        ],
      },
      {
        heading: 'What “best” means',
        paragraphs: [
          'The best price for an outcome is simply the highest price any operator in your country offers at that moment. A price that is suspended or too old never counts as the best one. Nobody can pay for it.',
          'Where several operators share the best price, the link leads to one of them and the others are counted beside it.',
        ],
      },
      {
        heading: 'Bonuses',
        paragraphs: [
          'The stake, wagering requirement, minimum odds and end date of a bonus are what our editors found on the operator’s site on the date shown next to “Checked”. A bonus that has ended disappears by itself. Read the operator’s own terms before you accept one: those are the ones that count.',
        ],
      },
      {
        heading: 'What we count',
        paragraphs: [
          'When you follow a link to an operator we count one click: for which operator, from which country and in which language. We store no cookie, IP address or anything else about you with it.',
        ],
        links: [
          { label: 'Responsible Gambling', url: '/static/responsible-gambling' },
          { label: 'Cookie Policy', url: '/static/cookie-policy' },
        ],
      },
    ],
  },
  nl: {
    title: 'Zo verdienen we geld',
    description: 'Wie deze site betaalt, in welke volgorde aanbieders en odds staan en wat geen aanbieder kan kopen.',
    sections: [
      {
        heading: 'Wie deze site betaalt',
        paragraphs: [
          'Uitslagen, standen en odds kosten je hier niets. Aanbieders betalen ons als iemand via een link op deze site een account opent of bij hen speelt. Op zo’n link staat ‘Wedden’ of staan er odds, en bij het blok eromheen staat ‘Advertentie’.',
          'Het kost je niets extra.',
        ],
      },
      {
        heading: 'In welke volgorde aanbieders staan',
        paragraphs: [
          'Onze redactie bepaalt welke aanbieders jouw land te zien krijgt en in welke volgorde: bij de bonussen, in de aanbieding onderaan en in de rijen van een tabel met odds. Wat een aanbieder ons betaalt, kan in die volgorde meespelen. Het is geen rangorde naar kwaliteit, en we noemen de eerste nooit de beste.',
          'Je ziet alleen aanbieders die onze redactie heeft opgenomen voor het land van waaruit je de site bezoekt. Staat er geen enkele, dan zie je geen odds, geen bonussen en geen links naar aanbieders.',
        ],
      },
      {
        heading: 'Wat ‘beste’ betekent',
        paragraphs: [
          'De beste odds van een uitkomst zijn de hoogste die de aanbieders in jouw land er op dat moment voor geven, en niets anders. Opgeschorte of verouderde odds tellen nooit mee. Niemand kan ervoor betalen.',
          'Hebben meerdere aanbieders dezelfde beste odds, dan leidt de link naar een van hen en staat erbij hoeveel het er zijn.',
        ],
      },
      {
        heading: 'Bonussen',
        paragraphs: [
          'De inzet, het aantal keren rondspelen, de minimale odds en het einde van een bonus heeft onze redactie bij de aanbieder gecontroleerd op de datum die erbij staat. Een bonus die is afgelopen, verdwijnt vanzelf. Lees altijd de voorwaarden van de aanbieder zelf: die gelden.',
        ],
      },
      {
        heading: 'Wat we tellen',
        paragraphs: [
          'Volg je een link naar een aanbieder, dan tellen we één klik: voor welke aanbieder, vanuit welk land en in welke taal. Daarbij bewaren we geen cookie, geen IP-adres en niets over jou.',
        ],
        links: [
          { label: 'Verantwoord spelen', url: '/nl/static/responsible-gambling' },
          { label: 'Cookiebeleid', url: '/nl/static/cookie-policy' },
        ],
      },
    ],
  },
};
