import type { TranslatedPage } from './staticPage.ts';

export const aboutUs: TranslatedPage = {
  en: {
    title: 'About us',
    description: 'Who this site is for, where scores and odds come from, and how we earn money.',
    sections: [
      {
        heading: 'What this site does',
        paragraphs: [
          'We show live scores, fixtures, results and tables, chiefly for football, but also for basketball, ice hockey and handball. Where operators are listed for your country, we also show their odds and offers.',
          'The site is open to everyone. You don’t need an account, there’s nothing to pay and no app to install.',
        ],
      },
      {
        heading: 'Where our data comes from',
        paragraphs: [
          'Scores, line-ups, statistics and odds come from data suppliers and are updated during a match. They can be late, and they can be corrected afterwards: a goal that is ruled out disappears from our pages too.',
          'When we have not heard from a supplier for a while, the page says how old its data is. If we don’t know a score we leave it blank; we never show 0.',
          'Kick-off times are shown in your own time zone, which you can change. The day of a match follows that zone.',
        ],
      },
      {
        heading: 'How we earn money',
        paragraphs: [
          'Some links lead to operators that pay us a commission when a visitor opens an account or places a bet. These links are marked as advertising, and you pay nothing extra by using them.',
          'Our editors decide which operators are listed in a country and in which order. A commission can be a reason to list an operator, so the order is not a ranking by price. In a price comparison the best price is the highest one, whoever offers it.',
          'Which operators you see depends on the country you visit from. Where none are listed, we show no odds and no offers.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'We are not a bookmaker. We take no bets, hold no money and give no betting advice. You bet with the operator, under its licence and its terms.',
          'This site is not intended for anyone under {{age}}, or under the legal gambling age in their country if that is higher.',
        ],
        links: [{ label: 'Responsible gambling', url: '/static/responsible-gambling' }],
      },
    ],
  },
  nl: {
    title: 'Over ons',
    description: 'Voor wie deze site is, waar de scores en odds vandaan komen en hoe we ons geld verdienen.',
    sections: [
      {
        heading: 'Wat deze site doet',
        paragraphs: [
          'Hier vind je livescores, programma’s, uitslagen en standen. Voetbal staat voorop, met basketbal, ijshockey en handbal ernaast. Zijn er voor jouw land aanbieders opgenomen, dan zie je ook hun odds en aanbiedingen.',
          'De site is voor iedereen toegankelijk. Je hoeft geen account aan te maken, niets te betalen en geen app te installeren.',
        ],
      },
      {
        heading: 'Waar onze gegevens vandaan komen',
        paragraphs: [
          'Scores, opstellingen, statistieken en odds krijgen we van dataleveranciers. Tijdens een wedstrijd worden ze voortdurend bijgewerkt. Ze kunnen vertraagd zijn en achteraf worden verbeterd: een afgekeurd doelpunt verdwijnt ook bij ons.',
          'Horen we een tijd niets van een leverancier, dan staat op de pagina hoe oud de gegevens zijn. Kennen we een score niet, dan laten we die leeg; we tonen nooit 0.',
          'Aanvangstijden staan in je eigen tijdzone. Die kun je aanpassen; de speeldag schuift dan mee.',
        ],
      },
      {
        heading: 'Hoe we ons geld verdienen',
        paragraphs: [
          'Sommige links leiden naar aanbieders die ons een commissie betalen als een bezoeker een account opent of een weddenschap plaatst. Die links zijn herkenbaar als reclame en kosten jou niets extra.',
          'Onze redactie bepaalt welke aanbieders in een land worden getoond en in welke volgorde. Een commissie kan een reden zijn om een aanbieder op te nemen; de volgorde zegt dus niets over de odds. In een vergelijking zijn de beste odds gewoon de hoogste, van welke aanbieder ook.',
          'Welke aanbieders je ziet, hangt af van het land van waaruit je de site bezoekt. Zijn er geen opgenomen, dan tonen we geen odds en geen aanbiedingen.',
        ],
      },
      {
        heading: 'Wat we niet doen',
        paragraphs: [
          'We zijn geen bookmaker. We nemen geen weddenschappen aan, beheren geen geld en geven geen gokadvies. Spelen doe je bij de aanbieder, onder zijn vergunning en volgens zijn voorwaarden.',
          'Deze site is niet bedoeld voor mensen onder de {{age}}, of onder de wettelijke speelleeftijd in hun land als die hoger ligt.',
        ],
        links: [{ label: 'Verantwoord spelen', url: '/nl/static/responsible-gambling' }],
      },
    ],
  },
};
