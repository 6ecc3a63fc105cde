/** The panel hides a field’s help text beside an error, so its message for a wrong form repeats the rules. */
const REGEX = 'components.Input.error.validation.regex';

export default {
  config: {
    locales: ['nl'],
    translations: {
      en: {
        [REGEX]:
          'Wrong form. An address begins with https://, a path of this site with a slash. An id has only letters and digits, a country code capital letters.',
      },
      nl: {
        [REGEX]:
          'Verkeerde vorm. Een adres begint met https://, een pad van deze site met een schuine streep. Een id heeft alleen letters en cijfers, een landcode hoofdletters.',
      },
    },
  },
  bootstrap() {},
};
