/** Content files with an entry of every kind. Their texts appear nowhere else on the site. */
export const everyKind = {
  countries: [
    { name: { en: 'Germany', nl: 'Duitsland' }, flag: 'https://pictures.test/germany.png' },
    { name: 'Portugal' },
  ],
  competitions: [
    {
      country: 'Germany',
      name: 'Bundesliga',
      otherNames: ['1. Bundesliga'],
      logo: 'https://pictures.test/bundesliga.png',
    },
    { country: 'Germany', name: { en: 'German Cup', nl: 'Duitse beker' }, otherNames: ['DFB-Pokal'] },
    { country: 'Portugal', name: 'Liga Portugal' },
  ],
  topLists: {
    competitions: [
      { country: 'Germany', name: 'German Cup' },
      { country: 'Portugal', name: 'Liga Portugal' },
      { country: 'Germany', name: 'Bundesliga' },
    ],
    countries: ['Portugal', 'Germany'],
  },
  operators: [
    {
      name: 'Northern Lights Bet',
      logo: 'https://pictures.test/northern.png',
      countries: {
        GB: {
          playUrl: 'https://northern.test/gb',
          bonus: { en: 'Ten free spins of fate', nl: 'Tien gratis kansen' },
          hideTermsAndConditions: false,
          termsAndConditions: { en: 'Terms in English apply', nl: 'Voorwaarden in het Nederlands' },
          offer: {
            stake: { en: '£10 down', nl: '£ 10 inzet' },
            minimumOdds: 1.5,
            expiresAt: '2027-01-31',
            licence: 'UKGC',
          },
        },
        IE: { playUrl: 'https://northern.test/ie', bonus: { en: 'Only in Ireland', nl: 'Alleen in Ierland' } },
      },
    },
  ],
  channels: [
    {
      name: 'Channel of ours',
      link: 'https://channel.test/',
      competitions: [{ country: 'Germany', name: 'Bundesliga' }],
      countries: ['GB', 'IE'],
      from: '2026-08-01',
      to: '2027-05-31',
    },
  ],
  news: [
    {
      title: { en: 'A headline of ours', nl: 'Een kop van ons' },
      link: { en: '/static/about-us', nl: '/nl/static/about-us' },
      image: 'https://pictures.test/news.png',
      publishedAt: '2026-11-20 01:00+01',
    },
    {
      title: { en: 'Tomorrow’s headline', nl: 'De kop van morgen' },
      link: 'https://news.test/later',
      publishedAt: '2026-11-22',
    },
  ],
  articles: [
    {
      slug: { en: 'a-cup-final', nl: 'een-bekerfinale' },
      title: { en: 'The cup final of ours', nl: 'Onze bekerfinale' },
      lead: { en: 'What happened at ours', nl: 'Wat er bij ons gebeurde' },
      text: { en: 'The **whole** story', nl: 'Het **hele** verhaal' },
      author: 'Robin Writer',
      writtenWithAi: true,
      firstPublished: '2026-11-19T10:00:00Z',
      updated: '2026-11-19T09:00:00Z',
      picture: 'https://pictures.test/final.jpg',
      pictureAlt: { en: 'A cup', nl: 'Een beker' },
      pictureCredit: 'Lens',
      competitions: [{ country: 'Germany', name: 'Bundesliga' }],
      teams: ['47'],
    },
    {
      slug: { en: 'not-yet', nl: 'nog-niet' },
      title: { en: 'An article of tomorrow', nl: 'Een artikel van morgen' },
      lead: { en: 'Later', nl: 'Later' },
      text: { en: 'Later', nl: 'Later' },
      author: { en: 'Robin', nl: 'Robin' },
      firstPublished: '2026-11-22',
    },
  ],
  pages: [
    {
      path: { en: '/football', nl: '/nl/voetbal' },
      metaTitle: { en: 'Our football', nl: 'Ons voetbal' },
      sections: [
        {
          heading: { en: 'What we say', nl: 'Wat wij zeggen' },
          text: { en: 'In **our** words', nl: 'In **onze** woorden' },
        },
      ],
    },
    { path: { en: '/static/about-us', nl: '/nl/static/about-us' }, gone: true },
  ],
  siteSettings: {
    partner: { name: 'Partner of Ours', url: 'https://partner.test/' },
    complaints: {
      title: { en: 'Complain here', nl: 'Klaag hier' },
      text: { en: 'We listen', nl: 'Wij luisteren' },
      url: 'https://complaints.test/',
    },
    newsUrl: { en: 'https://news.test/en', nl: 'https://news.test/nl' },
    socialLinks: [{ name: 'Ours', url: 'https://social.test/' }],
    badges: [{ name: 'Badge', url: 'https://badge.test/' }],
    policy: { IE: { offers: false } },
  },
};
