export { useFetchClient } from '@strapi/strapi/admin';

/** Adds a part above lists. */
export const addAboveLists = (app, part) =>
  app.getPlugin('content-manager').injectComponent('listView', 'actions', part);
