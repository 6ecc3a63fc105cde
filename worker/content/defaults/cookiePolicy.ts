import type { TranslatedPage } from './staticPage.ts';

export const cookiePolicy: TranslatedPage = {
  en: {
    title: 'Cookie policy',
    description: 'What this site keeps on your device, why, and how to remove it.',
    sections: [
      {
        heading: 'In short',
        paragraphs: [
          'You do not sign in here, and we keep no profile of you. The site remembers the preferences you choose, on your own device, and nothing else.',
        ],
      },
      {
        heading: 'Preferences in local storage',
        paragraphs: [
          'Your browser has a place where a site can keep small settings, called local storage. In it we keep the odds format you chose, whether you hid odds and offers, light or dark theme, the time zone if you picked one, and whether you collapsed the offer bar. Any other setting that you make on the site is kept in the same way.',
          'Local storage is not sent along with a request. It stays until you remove it.',
        ],
      },
      {
        heading: 'Preferences in cookies',
        paragraphs: [
          'Four of these preferences are also written to cookies of our own: the odds format, whether odds and offers are hidden, the theme and the time zone. Our server reads them so that a page is right from the first moment, without flashing in the wrong colours or jumping to another time.',
          'If you follow teams, competitions or matches, choose a television delay or hide results, a cookie holds that too, along with the time of your last visit, so that we can show what happened while you were away. The Settings page shows all of it and clears it with one button.',
          'These cookies hold the setting and nothing more: no number that identifies you, and no record of the pages you looked at. They are needed for something you asked for, so they require no separate consent.',
        ],
      },
      {
        heading: 'Country and time zone',
        paragraphs: [
          'The network that delivers our pages tells us, with each request, which country and time zone it comes from. We use the country to decide which odds and offers may be shown, and the time zone to show kick-off times. We use both while answering and do not store them.',
          'To deliver a page, that network handles your IP address, as any web server must.',
        ],
      },
      {
        heading: 'Analytics',
        paragraphs: [
          'By default we collect no analytics. If the publisher has set up a tag manager, the site first asks for your consent where the law requires it: in the EU, the EEA, the United Kingdom and Switzerland. Elsewhere it loads after you first scroll, move the mouse or touch the screen, or four seconds after the page has finished loading.',
          'Tools that are loaded in this way can set cookies of their own. You can refuse them, or take back your consent, on the Settings page. If your browser sends a Global Privacy Control or Do Not Track signal, nothing is loaded. We keep your answer in a cookie of our own. The site works the same without these tools.',
        ],
      },
      {
        heading: 'Links to operators',
        paragraphs: [
          'When you follow a link to an operator, you leave this site. The link can tell the operator that you came from us, so that it can pay us a commission. What the operator keeps on your device from then on is described in its own policy.',
        ],
      },
      {
        heading: 'Looking at and removing what is kept',
        paragraphs: [
          'You can see and remove cookies and local storage in the settings of your browser, usually under privacy or site data. If you remove them, or browse in a private window, the site falls back to its default settings: your country’s odds format, the theme of your device and your own time zone.',
        ],
      },
    ],
  },
  nl: {
    title: 'Cookiebeleid',
    description: 'Wat deze site op je apparaat bewaart, waarom, en hoe je het verwijdert.',
    sections: [
      {
        heading: 'In het kort',
        paragraphs: [
          'Je logt hier niet in en we houden geen profiel van je bij. De site onthoudt de voorkeuren die je zelf kiest, op je eigen apparaat. Verder bewaart hij uit zichzelf niets.',
        ],
      },
      {
        heading: 'Voorkeuren in de lokale opslag',
        paragraphs: [
          'Je browser heeft een plek waar een site kleine instellingen kan bewaren: de lokale opslag. Daarin bewaren we de oddsnotatie die je hebt gekozen, of je odds en aanbiedingen hebt verborgen, het lichte of donkere thema, de tijdzone als je er een hebt ingesteld, en of je de aanbiedingenbalk hebt ingeklapt. Ook andere instellingen die je op de site kiest, worden zo bewaard.',
          'Wat in de lokale opslag staat, wordt niet meegestuurd met een verzoek. Het blijft staan tot je het verwijdert.',
        ],
      },
      {
        heading: 'Voorkeuren in cookies',
        paragraphs: [
          'Vier van deze voorkeuren zetten we ook in eigen cookies: de oddsnotatie, of odds en aanbiedingen verborgen zijn, het thema en de tijdzone. Onze server leest ze, zodat een pagina meteen klopt en niet eerst in de verkeerde kleuren of met andere tijden verschijnt.',
          'Volg je teams, competities of wedstrijden, stel je een tv-vertraging in of verberg je uitslagen, dan staat ook dat in een cookie, en wanneer je voor het laatst keek. Zo kan de site vertellen wat er gebeurde terwijl je weg was. Op de pagina Instellingen zie je alles en wis je het met één knop.',
          'In deze cookies staat alleen de instelling zelf: geen nummer dat naar jou te herleiden is en niets over welke pagina’s je hebt bekeken. Ze zijn nodig voor iets waar je zelf om hebt gevraagd. Daarom is er geen aparte toestemming voor nodig.',
        ],
      },
      {
        heading: 'Land en tijdzone',
        paragraphs: [
          'Het netwerk dat onze pagina’s levert, laat ons bij elk verzoek weten uit welk land en welke tijdzone het komt. Op basis van het land bepalen we welke odds en aanbiedingen we mogen tonen; met de tijdzone tonen we de juiste aanvangstijden. We gebruiken die gegevens alleen om de pagina te maken en slaan ze niet op.',
          'Om een pagina te kunnen leveren, verwerkt dat netwerk je IP-adres, zoals elke webserver dat doet.',
        ],
      },
      {
        heading: 'Bezoekcijfers',
        paragraphs: [
          'Standaard meet deze site niets. Als de uitgever een tagmanager heeft ingesteld, vraagt de site eerst je toestemming waar de wet dat eist: in de EU, de EER, het Verenigd Koninkrijk en Zwitserland. Elders wordt die geladen nadat je voor het eerst scrolt, de muis beweegt of het scherm aanraakt, of vier seconden nadat de pagina is geladen.',
          'Hulpmiddelen die op die manier worden geladen, kunnen zelf cookies plaatsen. Op de pagina Instellingen kun je ze weigeren of je toestemming intrekken. Stuurt je browser een signaal tegen volgen (Global Privacy Control of Do Not Track), dan wordt er niets geladen. Je antwoord bewaren we in een eigen cookie. De site werkt zonder deze hulpmiddelen precies hetzelfde.',
        ],
      },
      {
        heading: 'Links naar aanbieders',
        paragraphs: [
          'Volg je een link naar een aanbieder, dan verlaat je deze site. Aan de link kan de aanbieder zien dat je via ons komt, zodat hij ons een commissie kan betalen. Wat de aanbieder daarna op je apparaat bewaart, staat in zijn eigen beleid.',
        ],
      },
      {
        heading: 'Bekijken en verwijderen',
        paragraphs: [
          'Cookies en lokale opslag bekijk en verwijder je in de instellingen van je browser, meestal onder privacy of sitegegevens. Verwijder je ze, of gebruik je een privévenster, dan gelden de standaardinstellingen weer: de oddsnotatie van je land, het thema van je apparaat en je eigen tijdzone.',
        ],
      },
    ],
  },
};
