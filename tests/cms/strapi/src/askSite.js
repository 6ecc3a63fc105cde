/** Longer than the site needs to look for a team. */
const PATIENCE_MS = 8_000;

/** An entry as Strapi’s REST answers have it. Relations that this change sets by id are left out. */
function asAnswered(strapi, uid, stored, data) {
  const fields = Object.entries({ ...stored, ...data }).flatMap(([name, value]) => {
    const { type, relation } = strapi.getModel(uid).attributes[name] ?? {};
    if (type !== 'relation') return [[name, value]];
    if (data[name] !== undefined || stored?.[name] === undefined) return [];
    const related = (each) => ({ attributes: each });
    const isList = /ToMany$/.test(relation);
    return [[name, { data: isList ? value.map(related) : value && related(value) }]];
  });
  return Object.fromEntries(fields);
}

/**
 * Asks the site (`SITE_URL`, with the webhook’s secret) why it would not show an entry. Without an answer nothing is
 * against the entry, because a silent site must not stop editors.
 *
 * @returns {Promise<{ path: string[], message: string }[]>}
 */
exports.askSite = async (strapi, uid, { stored, data = {}, locale }) => {
  const { SITE_URL, WEBHOOK_SECRET } = process.env;
  if (!SITE_URL || !WEBHOOK_SECRET) return [];
  const settings = await strapi.db.query('api::site-setting.site-setting').findOne({ where: { locale: 'en' } });
  // A channel must not be an operator.
  const operators = /channel$/.test(uid)
    ? await strapi.db.query('api::operator.operator').findMany({ select: ['name', 'playUrl'] })
    : [];
  const entry = asAnswered(strapi, uid, stored, data);
  try {
    const answer = await fetch(new URL('/api/would-show', SITE_URL), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Purge-Secret': WEBHOOK_SECRET },
      body: JSON.stringify({
        type: uid.split('.').at(-1),
        locale,
        entry,
        policy: settings?.policy ?? null,
        operators,
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
      // Another host must not get the secret.
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const { reasons } = await answer.json();
    return reasons.filter(({ waits }) => !waits).map(({ field, why }) => ({ path: field.split('.'), message: why }));
  } catch (error) {
    strapi.log.warn(`the site did not say whether it shows ${uid}: ${error.message}`);
    return [];
  }
};
