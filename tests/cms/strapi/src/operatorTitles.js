const OPERATOR = 'api::operator.operator';

/** Copies fields of relations into an operator’s own fields, because the panel’s list cannot show or filter relations. */
function listed({ name, countries }) {
  const shownIn = countries
    .map(({ code }) => code)
    .filter(Boolean)
    .toSorted()
    .join(', ');
  return { title: shownIn === '' ? name : `${name} (${shownIn})`, shownIn };
}

/**
 * Writes `title` and `shownIn` of operators where they have changed, and only there: Strapi would call a row modified.
 *
 * @param {object} [where] which operators; all by default
 */
exports.titleOperators = async (strapi, where = {}) => {
  const rows = strapi.db.query(OPERATOR);
  for (const row of await rows.findMany({ where, populate: ['countries'] })) {
    const data = listed(row);
    if (data.title !== row.title || data.shownIn !== row.shownIn) await rows.update({ where: { id: row.id }, data });
  }
};

/** Runs a change, and then names the operators that it may have changed. */
exports.keepingTitles = async (strapi, uid, where, change) => {
  const answer = await change();
  if (uid === OPERATOR) await exports.titleOperators(strapi, where(answer));
  // A country may have another code now.
  if (uid === 'api::country.country') await exports.titleOperators(strapi);
  return answer;
};
