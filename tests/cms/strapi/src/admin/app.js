import { CountryLinks } from './countryLinks.js';
import { addAboveLists } from './panel.js';

export default {
  config: { locales: ['nl'] },
  bootstrap(app) {
    addAboveLists(app, { name: 'country-links', Component: CountryLinks });
  },
};
