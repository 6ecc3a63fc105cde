import type { Locale } from '../../web/domain/locale.ts';
import type { HelpLine } from '../../web/domain/settings.ts';

/** A help organisation. Operations may list one without a description. All were checked in November 2026. */
export interface HelpOrganisation extends HelpLine {
  about: Record<Locale, string> | null;
}

/** International help, for countries without their own list. */
export const GENERAL_HELP: readonly HelpOrganisation[] = [
  {
    name: 'Gambling Therapy',
    url: 'https://www.gamblingtherapy.org/',
    phone: null,
    about: {
      en: 'Free advice and support online, in many languages and in every country.',
      nl: 'Gratis advies en steun via internet, in veel talen en in elk land.',
    },
  },
];

/** Great Britain. GambleAware closed in March 2026; its helpline continues. */
export const BRITISH_HELP: readonly HelpOrganisation[] = [
  {
    name: 'National Gambling Helpline',
    url: 'https://www.gamcare.org.uk/',
    phone: '0808 8020 133',
    about: {
      en: 'Run by GamCare: free and confidential, 24 hours a day, for gamblers and those close to them.',
      nl: 'Van GamCare: gratis en vertrouwelijk, dag en nacht, voor gokkers en voor hun omgeving.',
    },
  },
  {
    name: 'GAMSTOP',
    url: 'https://www.gamstop.co.uk/',
    phone: null,
    about: {
      en: 'Blocks you from every online gambling company licensed in Great Britain.',
      nl: 'Sluit je in één keer uit van alle online kansspelbedrijven met een Britse vergunning.',
    },
  },
  {
    name: 'Gamblers Anonymous',
    url: 'https://www.gamblersanonymous.org.uk/',
    phone: null,
    about: {
      en: 'Meetings, in person and online, for people who want to stop.',
      nl: 'Bijeenkomsten, op locatie en online, van mensen die willen stoppen.',
    },
  },
];

export const DUTCH_HELP: readonly HelpOrganisation[] = [
  {
    name: 'Loket Kansspel',
    url: 'https://loketkansspel.nl/',
    phone: '0800 24 000 22',
    about: {
      en: 'Information, advice and support, free and anonymous, day and night.',
      nl: 'Informatie, advies en steun, gratis en anoniem, dag en nacht.',
    },
  },
  {
    name: 'Cruks',
    url: 'https://cruksregister.nl/',
    phone: null,
    about: {
      en: 'The Dutch self-exclusion register: shuts you out of all licensed online gambling, arcades and casinos for at least six months.',
      nl: 'Centraal Register Uitsluiting Kansspelen: schrijf je in en je kunt minstens zes maanden niet spelen bij legale kansspelen, online en in speelhallen en casino’s.',
    },
  },
  {
    name: 'AGOG',
    url: 'https://www.agog.nl/',
    phone: null,
    about: {
      en: 'Self-help groups for people who want to stop gambling and those close to them.',
      nl: 'Zelfhulpgroepen voor mensen die willen stoppen met gokken en hun naasten.',
    },
  },
];

/** United States. The states run their own helplines behind one number. */
export const AMERICAN_HELP: readonly HelpOrganisation[] = [
  {
    name: '1-800-GAMBLER',
    url: 'https://1800gambler.net/',
    phone: '1-800-426-2537',
    about: {
      en: 'Free and confidential, day and night; it connects you with help in your state.',
      nl: 'Gratis en vertrouwelijk, dag en nacht; je wordt doorverbonden met hulp in jouw staat.',
    },
  },
  {
    name: 'National Council on Problem Gambling',
    url: 'https://www.ncpgambling.org/',
    phone: null,
    about: {
      en: 'Lists treatment and self-exclusion state by state.',
      nl: 'Overzicht per staat van behandeling en zelfuitsluiting.',
    },
  },
];

const line = (name: string, url: string, phone: string | null = null): HelpOrganisation => {
  return { name, url, phone, about: null };
};

/** Organisations without a description, by ISO 3166-1 alpha-2 code. */
export const NATIONAL_HELP = {
  IE: [line('Gambling Care', 'https://www.gamblingcare.ie/')],
  DE: [line('Check dein Spiel', 'https://www.check-dein-spiel.de/', '0800 1 37 27 00')],
  BE: [line('Gokhulp', 'https://www.gokhulp.be/', '0800 35 777')],
  ES: [line('FEJAR', 'https://fejar.org/', '900 200 225'), line('Jugar bien', 'https://www.jugarbien.es/')],
  SE: [line('Stödlinjen', 'https://www.stodlinjen.se/', '020-81 91 00'), line('Spelpaus', 'https://www.spelpaus.se/')],
  DK: [line('StopSpillet', 'https://www.stopspillet.dk/', '70 22 28 25'), line('ROFUS', 'https://www.rofus.nu/')],
  AU: [
    line('Gambling Help Online', 'https://www.gamblinghelponline.org.au/', '1800 858 858'),
    line('BetStop', 'https://www.betstop.gov.au/'),
  ],
} as const;
