const { errors } = require('@strapi/utils');
const { circleProblem, keepingAddresses } = require('./addresses.js');
const { askSite } = require('./askSite.js');
const { formProblems } = require('./forms.js');
const HELP = require('./help.json');
const { keepingTitles } = require('./operatorTitles.js');

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === 'string' && value.trim() !== '';
const isHttps = (value) => typeof value === 'string' && /^https:\/\/[^\s"'<>]+$/.test(value);
const isBoolean = (value) => typeof value === 'boolean';
const isOptionalText = (value) => value == null || typeof value === 'string';
const inBothLanguages = (value) => isObject(value) && typeof value.en === 'string' && typeof value.nl === 'string';
const isMessage = (value) => inBothLanguages(value) && ['string', 'undefined'].includes(typeof value.language);
const TERMS = ['stake', 'wageringMultiple', 'minimumOdds', 'expiresAt', 'licence', 'checkedAt'];
const areTerms = (value) => Array.isArray(value) && value.every((term) => TERMS.includes(term));
const isNamedLink = (value) => isObject(value) && isText(value.name) && isHttps(value.url);

const isHelpLine = (value) =>
  isNamedLink(value) && isOptionalText(value.phone) && (value.about == null || inBothLanguages(value.about));

/** JSON as the panel may send it: text, or already parsed. Text that is no JSON stays. */
function parsed(value) {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? null : JSON.parse(value);
  } catch {
    return value;
  }
}

/** The fields of a country in `policy`, as `worker/policy/policyFor.ts` reads them: their check and its words. */
const POLICY = {
  offers: [isBoolean, 'true or false'],
  oddsInPlay: [isBoolean, 'true or false'],
  offersInPlay: [isBoolean, 'true or false'],
  hiddenMarkets: [(value) => Array.isArray(value) && value.every(isText), 'a list of markets: ["cards"]'],
  bonus: [isBoolean, 'true or false'],
  bonusNeeds: [areTerms, 'a list of terms: ["stake"]'],
  operatorNeeds: [areTerms, 'a list of terms: ["licence"]'],
  noticeFirst: [isBoolean, 'true or false'],
  registration: [isOptionalText, 'a text, or null'],
  taglines: [(value) => Array.isArray(value) && value.every(isText), 'a list of texts'],
  minimumAge: [(value) => Number.isInteger(value) && value >= 18 && value <= 99, 'a whole number from 18 to 99'],
  message: [isMessage, 'a text in both languages: {"en": "…", "nl": "…"}'],
  helpLines: [
    (value) => Array.isArray(value) && value.every(isHelpLine),
    'a list: [{"name": "…", "url": "https://…"}]',
  ],
};

function policyProblem(policy) {
  if (policy == null) return null;
  if (!isObject(policy)) return 'Must be an object with country codes: {"DE": {"offers": false}}.';
  for (const [code, rules] of Object.entries(policy)) {
    if (!/^[A-Z]{2}$/.test(code)) return `${code} is not a country code of two capital letters.`;
    if (!isObject(rules)) return `${code} must be an object: {"offers": false}.`;
    for (const [name, value] of Object.entries(rules)) {
      if (!Object.hasOwn(POLICY, name))
        return `${code} has an unknown rule ${name}. Known: ${Object.keys(POLICY).join(', ')}.`;
      const [isGood, wanted] = POLICY[name];
      if (!isGood(value)) return `${code}: ${name} must be ${wanted}.`;
    }
  }
  return null;
}

function linksProblem(links) {
  const isGood = links == null || (Array.isArray(links) && links.every(isNamedLink));
  return isGood ? null : 'Must be a list of names and https addresses: [{"name": "…", "url": "https://…"}].';
}

function languageProblem({ pageLink, locale }) {
  if (!isText(pageLink)) return null;
  const isDutchPath = /^\/nl(\/|$)/.test(pageLink);
  if (locale === 'nl') return isDutchPath ? null : 'The path of a Dutch page begins with /nl.';
  return isDutchPath ? 'A path under /nl belongs to a Dutch entry: change the language.' : null;
}

const comesAfter = (one, other) => one != null && other != null && new Date(one) >= new Date(other);

/** Rules that a schema cannot express, by content type: the path of a field, and its problem in words. */
const RULES = {
  'api::article.article': ({ firstPublished, updated }) => ({
    updated: comesAfter(firstPublished, updated) && 'The change comes before the article (firstPublished).',
  }),
  'api::channel.channel': ({ from, to }) => ({
    to: from !== to && comesAfter(from, to) && 'The period ends before it begins (from).',
  }),
  'api::page-content.page-content': (entry) => ({ pageLink: languageProblem(entry) }),
  'api::operator.operator': ({ publishFrom, offer }) => ({
    'offer.expiresAt':
      (comesAfter(publishFrom, offer?.expiresAt) && 'The offer ends before the entry is published (publishFrom).') ||
      (comesAfter(offer?.checkedAt, offer?.expiresAt) && 'The offer ended before it was checked (checkedAt).'),
  }),
  'api::site-setting.site-setting': ({ policy, socialLinks, badges, redirects }) => ({
    redirects: circleProblem(redirects),
    policy: policyProblem(parsed(policy)),
    socialLinks: linksProblem(parsed(socialLinks)),
    badges: linksProblem(parsed(badges)),
  }),
};

/** An error of Strapi, which shows each problem beside its field and all of them in a message. */
function refusal(problems) {
  const details = problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' }));
  // Some of Strapi’s own messages begin with the field.
  const words = problems.map(({ path: names, message }) => {
    const path = names.join('.');
    return message.startsWith(path) ? `${message}.` : `${path}: ${message}`;
  });
  return new errors.ValidationError(words.join(' '), { errors: details });
}

function check(strapi, uid, entry, data) {
  const broken = Object.entries(RULES[uid]?.(entry) ?? {}).filter(([, message]) => message);
  const problems = broken.map(([path, message]) => ({ path: path.split('.'), message }));
  const all = [...formProblems(strapi, uid, data), ...problems];
  if (all.length > 0) throw refusal(all);
}

/** The help text of a field, which may be in a component. */
function helpOf(strapi, uid, path) {
  let [model, text] = [strapi.getModel(uid)];
  for (const name of path) {
    const attribute = model?.attributes[name];
    text = HELP[model?.uid]?.[name] ?? text;
    if (attribute?.component) model = strapi.getModel(attribute.component);
  }
  return text;
}

/** Replaces a regular expression in Strapi’s messages by the help text of its field. */
function readable(strapi, uid, error) {
  const problems = error?.details?.errors;
  if (!Array.isArray(problems) || !problems.every(({ path }) => Array.isArray(path))) return error;
  return refusal(
    problems.map(({ path, message }) => ({
      path,
      message: (/must match the following/.test(message) && helpOf(strapi, uid, path)) || message,
    })),
  );
}

async function checkShown(strapi, uid, change) {
  const problems = await askSite(strapi, uid, change);
  if (problems.length > 0) throw refusal(problems);
}

/** Strapi 5: before a document is saved or published, and around its own checks. */
function enforceDocuments(strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!RULES[uid] && !HELP[uid]) return next();
    const isSaved = action === 'create' || action === 'update';
    if (isSaved || action === 'publish') {
      const { documentId, data = {} } = params;
      const locale = params.locale ?? 'en';
      const { draftAndPublish } = strapi.getModel(uid).options;
      const where = { documentId, locale, ...(draftAndPublish && { publishedAt: null }) };
      const stored = action === 'create' ? null : await strapi.db.query(uid).findOne({ where, populate: true });
      if (isSaved) check(strapi, uid, { ...stored, ...data, locale }, data);
      if (!draftAndPublish || !isSaved || params.status === 'published')
        await checkShown(strapi, uid, { stored, data, locale });
    }
    const where = ({ documentId }) => ({ documentId: params.documentId ?? documentId });
    const change = () => keepingAddresses(strapi, context, next);
    return (isSaved ? keepingTitles(strapi, uid, where, change) : change()).catch((error) => {
      throw readable(strapi, uid, error);
    });
  });
}

/** Strapi 4: the same around its entity service. */
function enforceRows(strapi) {
  const readably = (uid, saving) =>
    saving.catch((error) => {
      throw readable(strapi, uid, error);
    });
  const checkAll = async (uid, stored, data = {}) => {
    if (!RULES[uid] && !HELP[uid]) return;
    const entry = { locale: 'en', ...stored, ...data };
    check(strapi, uid, entry, data);
    const isPublic = entry.publishedAt != null || !strapi.getModel(uid).options.draftAndPublish;
    if (isPublic) await checkShown(strapi, uid, { stored, data, locale: entry.locale });
  };
  strapi.entityService.decorate((service) => ({
    async create(uid, options) {
      await checkAll(uid, null, options?.data);
      const change = () => service.create.call(this, uid, options);
      return readably(
        uid,
        keepingTitles(strapi, uid, ({ id }) => ({ id }), change),
      );
    },
    async update(uid, id, options) {
      const isOurs = RULES[uid] || HELP[uid];
      const stored = isOurs ? await strapi.db.query(uid).findOne({ where: { id }, populate: true }) : null;
      await checkAll(uid, stored, options?.data);
      const change = () => service.update.call(this, uid, id, options);
      return readably(
        uid,
        keepingTitles(strapi, uid, () => ({ id }), change),
      );
    },
  }));
}

/** Refuses entries against the rules, and entries that the site would not show, with a message that editors can read. */
exports.enforceRules = (strapi) =>
  typeof strapi.documents === 'function' ? enforceDocuments(strapi) : enforceRows(strapi);

const REASON = 'Your role saves drafts and publishes nothing. Ask an editor to publish this entry.';

/** Says why Strapi refuses to publish for a role without that permission. Call it in `register`, before Strapi’s own layers. */
exports.explainRefusals = (strapi) =>
  strapi.server.use(async (ctx, next) => {
    await next();
    const isRefused = ctx.status === 403 && /^\/content-manager\/.*\/actions\/(publish|bulkPublish)$/.test(ctx.path);
    if (isRefused && ctx.body?.error) ctx.body.error.message = REASON;
  });
