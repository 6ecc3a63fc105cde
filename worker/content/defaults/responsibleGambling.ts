import type { StaticLink, TranslatedPage } from './staticPage.ts';

const IN_EVERY_COUNTRY: readonly StaticLink[] = [
  { label: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
  { label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
];

/** The page shows help organisations of the visitor's country above this text (`helpSection`). */
export const responsibleGambling: TranslatedPage = {
  en: {
    title: 'Responsible gambling',
    description: 'How to stay in control of betting, the signs that it is becoming a problem, and where to get help.',
    sections: [
      {
        heading: 'Betting is for adults, and it costs money',
        paragraphs: [
          'You must be at least {{age}} to bet, or older if the law in your country says so.',
          'Over time most people lose money by betting. See it as paid entertainment, not as a way to earn money or to pay off debts, and bet only what you can afford to lose.',
        ],
      },
      {
        heading: 'Staying in control',
        paragraphs: [
          'Decide on an amount and a time before you start, and keep to both. Licensed operators let you set limits on deposits, losses and time in your account; use them from the first day.',
          'Do not try to win back a loss. Do not bet when you have been drinking, or when you are upset or tired. Take breaks, and keep up the things you enjoy besides betting.',
          'Bet only with operators that hold a licence in your country. They must check your age, tell you how your money is protected, and offer ways to stop.',
        ],
      },
      {
        heading: 'Signs that it is becoming a problem',
        paragraphs: [
          'You bet more than you meant to, or for longer. You think about it much of the day. You hide it from people close to you, borrow money for it, or miss work or school. You feel restless when you do not bet, or bet to get away from worries.',
          'If you recognise one or more of these, talk to someone. The organisations at the top of this page can help.',
        ],
      },
      {
        heading: 'In other countries',
        paragraphs: [
          'Your doctor, or the gambling regulator of your country, can tell you where to find help near you. Gamblers Anonymous has groups in many countries, and Gambling Therapy helps online in many languages.',
        ],
        links: IN_EVERY_COUNTRY,
      },
      {
        heading: 'Protecting children',
        paragraphs: [
          'Keep your passwords to yourself, do not stay signed in to an operator on a shared device, and consider software that blocks gambling sites on devices that children use.',
        ],
      },
    ],
  },
  nl: {
    title: 'Verantwoord spelen',
    description: 'Hoe je de controle houdt, waaraan je merkt dat gokken een probleem wordt en waar je hulp vindt.',
    sections: [
      {
        heading: 'Gokken is voor volwassenen en kost geld',
        paragraphs: [
          'Gokken mag pas vanaf {{age}} jaar, of vanaf een hogere leeftijd als de wet in jouw land dat voorschrijft.',
          'Wie lang genoeg speelt, verliest meestal geld. Zie wedden als vermaak waarvoor je betaalt, niet als een manier om geld te verdienen of schulden af te lossen. Speel alleen met geld dat je kunt missen.',
        ],
      },
      {
        heading: 'De controle houden',
        paragraphs: [
          'Spreek vooraf een bedrag en een tijd met jezelf af en houd je daaraan. Bij legale aanbieders stel je in je account grenzen in voor stortingen, verlies en speeltijd. Doe dat vanaf de eerste dag.',
          'Probeer verlies niet terug te winnen. Speel niet als je hebt gedronken, niet lekker in je vel zit of te weinig hebt geslapen. Neem pauzes en blijf doen wat je verder leuk vindt.',
          'Speel alleen bij aanbieders met een vergunning in jouw land. Die moeten je leeftijd controleren, zorgvuldig met je geld omgaan en je de mogelijkheid geven om te stoppen.',
        ],
      },
      {
        heading: 'Signalen dat het een probleem wordt',
        paragraphs: [
          'Je speelt met meer geld of langer dan je van plan was. Je denkt er een groot deel van de dag aan. Je houdt het verborgen voor je omgeving, leent er geld voor of verzuimt werk of school. Je bent onrustig als je niet speelt, of je speelt om je zorgen te vergeten.',
          'Herken je een of meer van deze signalen, praat er dan met iemand over: boven aan deze pagina staan de organisaties die in jouw land helpen.',
        ],
      },
      {
        heading: 'In andere landen',
        paragraphs: [
          'Je huisarts of de kansspeltoezichthouder van je land kan je vertellen waar je in de buurt hulp vindt. Gamblers Anonymous heeft groepen in veel landen en Gambling Therapy helpt via internet in veel talen.',
        ],
        links: IN_EVERY_COUNTRY,
      },
      {
        heading: 'Kinderen beschermen',
        paragraphs: [
          'Houd je wachtwoorden voor jezelf, blijf op een gedeeld apparaat niet ingelogd bij een aanbieder en overweeg software die goksites blokkeert op apparaten die kinderen gebruiken.',
        ],
      },
    ],
  },
};
