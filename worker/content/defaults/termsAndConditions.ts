import type { TranslatedPage } from './staticPage.ts';

export const termsAndConditions: TranslatedPage = {
  en: {
    title: 'Terms and conditions',
    description: 'The terms for using this site: what you may rely on, what you may not, and who you bet with.',
    sections: [
      {
        heading: 'About these terms',
        paragraphs: [
          'These terms apply when you use this site. By using it you accept them. If you do not, please do not use the site.',
          'In these terms, “we” is the publisher of the site, and an “operator” is a licensed gambling company whose odds or offers are shown here.',
        ],
      },
      {
        heading: 'Who may use the odds and offers',
        paragraphs: [
          'Odds and offers are meant for adults: you must be at least {{age}}, or older if the law in your country says so. You are responsible for checking that betting is legal where you are.',
          'Which odds and offers you see depends on the country you visit from. Please do not try to get around this.',
        ],
      },
      {
        heading: 'Scores and other information',
        paragraphs: [
          'We take care over scores, times, tables and statistics, but they come from others and can be late, incomplete or wrong. They are for information only. Do not rely on them to decide how a bet was settled: the operator’s own rules and records apply.',
          'The site can be interrupted for maintenance or by a fault. We do not promise that it is always available.',
        ],
      },
      {
        heading: 'Odds and offers',
        paragraphs: [
          'Odds are the operators’ and change all the time. The price that counts is the one the operator shows when it accepts your bet. Nothing on this site is advice or a prediction.',
          'An offer is made by the operator, not by us. It has conditions, such as a minimum deposit, minimum odds or an end date. Read the operator’s full terms before you take part; where our summary differs, the operator’s terms apply.',
          'Offers are shown in an order set by our editors. We may earn a commission when you follow a link to an operator.',
        ],
      },
      {
        heading: 'Betting with an operator',
        paragraphs: [
          'We take no bets and hold no money. When you follow a link you leave this site, and any account, deposit or bet is an agreement between you and the operator. We are not a party to it.',
          'If you have a complaint about an operator, raise it with the operator first. If that does not help, you can turn to its independent dispute service or to the regulator that licensed it.',
        ],
      },
      {
        heading: 'Our content and your use of it',
        paragraphs: [
          'The texts, the design and the software of this site are ours or our licensors’; names and logos of clubs, competitions and operators belong to their owners. You may read, share and link to our pages, and quote from them with a mention of the source.',
          'You may not copy data from the site in bulk, by automated means, or in a way that burdens the service, unless we agree to it in writing beforehand.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'As far as the law allows, we are not liable for loss that follows from the use of this site, from errors in its information, from an outage, or from a bet placed with an operator.',
          'Nothing in these terms limits liability that cannot be limited by law, such as for intent or gross negligence, or the rights that you have as a consumer.',
        ],
      },
      {
        heading: 'Changes and other matters',
        paragraphs: [
          'We may change these terms. The version on this page is the one that applies. If a part of it turns out to be invalid, the rest stays in force.',
          'How we handle preferences and cookies is described in our cookie policy.',
        ],
        links: [
          { label: 'Cookie policy', url: '/static/cookie-policy' },
          { label: 'Responsible gambling', url: '/static/responsible-gambling' },
        ],
      },
    ],
  },
  nl: {
    title: 'Algemene voorwaarden',
    description: 'De voorwaarden voor het gebruik van deze site: waar je op kunt rekenen, en waarop niet.',
    sections: [
      {
        heading: 'Over deze voorwaarden',
        paragraphs: [
          'Deze voorwaarden gelden als je deze site gebruikt. Door dat te doen, ga je ermee akkoord. Ben je het er niet mee eens, gebruik de site dan niet.',
          'Met ‘we’ bedoelen we de uitgever van deze site. Een ‘aanbieder’ is een kansspelbedrijf met een vergunning waarvan hier odds of aanbiedingen te zien zijn.',
        ],
      },
      {
        heading: 'Voor wie odds en aanbiedingen bedoeld zijn',
        paragraphs: [
          'Odds en aanbiedingen zijn bedoeld voor volwassenen. Je bent minstens {{age}} jaar, of ouder als de wet in jouw land dat voorschrijft. Ga zelf na of wedden legaal is in het land waar je bent.',
          'Welke odds en aanbiedingen je ziet, hangt af van het land van waaruit je de site bezoekt. Probeer dat niet te omzeilen.',
        ],
      },
      {
        heading: 'Scores en andere informatie',
        paragraphs: [
          'We besteden zorg aan scores, tijden, ranglijsten en statistieken, maar ze komen van derden en kunnen te laat, onvolledig of onjuist zijn. Ze zijn alleen ter informatie. Of een weddenschap gewonnen is, volgt niet uit onze pagina’s: daarvoor gelden de regels en de administratie van de aanbieder.',
          'De site kan door onderhoud of een storing tijdelijk niet bereikbaar zijn. We garanderen niet dat hij altijd werkt.',
        ],
      },
      {
        heading: 'Odds en aanbiedingen',
        paragraphs: [
          'De odds zijn van de aanbieders en veranderen voortdurend. Bepalend zijn de odds die de aanbieder toont op het moment dat hij je weddenschap accepteert. Niets op deze site is een advies of een voorspelling.',
          'Een aanbieding is van de aanbieder, niet van ons. Er horen voorwaarden bij, zoals een minimale storting, minimale odds of een einddatum. Lees de volledige voorwaarden van de aanbieder voordat je meedoet. Wijkt onze samenvatting af, dan gelden de voorwaarden van de aanbieder.',
          'Onze redactie bepaalt in welke volgorde aanbiedingen staan. We kunnen een commissie ontvangen als je een link naar een aanbieder volgt.',
        ],
      },
      {
        heading: 'Spelen bij een aanbieder',
        paragraphs: [
          'We nemen geen weddenschappen aan en beheren geen geld. Volg je een link, dan verlaat je deze site. Een account, een storting of een weddenschap is een overeenkomst tussen jou en de aanbieder, waar wij buiten staan.',
          'Heb je een klacht over een aanbieder, meld die dan eerst bij de aanbieder zelf. Kom je er samen niet uit, dan kun je terecht bij de onafhankelijke geschillencommissie van de aanbieder of bij de toezichthouder die de vergunning heeft verleend.',
        ],
      },
      {
        heading: 'Onze inhoud en jouw gebruik ervan',
        paragraphs: [
          'De teksten, de vormgeving en de software van deze site zijn van ons of van onze licentiegevers. Namen en logo’s van clubs, competities en aanbieders zijn van hun eigenaren. Je mag onze pagina’s lezen, delen en ernaar linken, en eruit citeren met bronvermelding.',
          'Gegevens op grote schaal of geautomatiseerd overnemen, of de dienst overmatig belasten, mag alleen als we daar vooraf schriftelijk mee hebben ingestemd.',
        ],
      },
      {
        heading: 'Aansprakelijkheid',
        paragraphs: [
          'Voor zover de wet dat toestaat, zijn we niet aansprakelijk voor schade door het gebruik van deze site, door fouten in de informatie, door een storing of door een weddenschap bij een aanbieder.',
          'Deze voorwaarden beperken geen aansprakelijkheid die wettelijk niet beperkt mag worden, zoals bij opzet of grove nalatigheid, en ook niet de rechten die je als consument hebt.',
        ],
      },
      {
        heading: 'Wijzigingen en overige bepalingen',
        paragraphs: [
          'We kunnen deze voorwaarden aanpassen. De versie op deze pagina is de geldende. Blijkt een onderdeel ongeldig, dan blijft de rest van kracht.',
          'Hoe we omgaan met voorkeuren en cookies, lees je in ons cookiebeleid.',
        ],
        links: [
          { label: 'Cookiebeleid', url: '/nl/static/cookie-policy' },
          { label: 'Verantwoord spelen', url: '/nl/static/responsible-gambling' },
        ],
      },
    ],
  },
};
