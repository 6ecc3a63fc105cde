export const FOLLOW_PATH = '/follow';

/** Target of the question whether analytics may load. */
export const CONSENT_PATH = '/consent';

/** Target of the form that deletes all of the visitor’s choices from the browser. */
export const FORGET_PATH = '/follow/forget';

/** Target of the form that adds the follows of a link to the visitor’s, or replaces them. */
export const CARRY_PATH = '/follow/carry';

/** Upload of a file or link, whose follows are shown before any change. */
export const IMPORT_PATH = '/follow/import';

/** Download of the visitor’s follows. */
export const EXPORT_PATH = '/follow/export';
