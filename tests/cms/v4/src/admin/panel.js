export { useFetchClient } from '@strapi/helper-plugin';

/** Adds a part above lists. */
export const addAboveLists = (app, part) => app.injectContentManagerComponent('listView', 'actions', part);
