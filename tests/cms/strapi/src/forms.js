const HELP = require('./help.json');

/**
 * The texts of an entry whose form is wrong, each with the help text of its field. Strapi itself checks drafts only when
 * they are published, and says a regular expression.
 *
 * @returns {{ path: string[], message: string }[]}
 */
exports.formProblems = (strapi, uid, data, above = []) => {
  const { attributes } = strapi.getModel(uid);
  return Object.entries(data ?? {}).flatMap(([name, value]) => {
    const { type, regex, component } = attributes[name] ?? {};
    const path = [...above, name];
    if (type === 'component') {
      const parts = Array.isArray(value)
        ? value.map((each, index) => [each, [...path, String(index)]])
        : [[value, path]];
      return parts.flatMap(([part, at]) => formProblems(strapi, component, part, at));
    }
    const isWrong = regex && typeof value === 'string' && !new RegExp(regex).test(value);
    return isWrong ? [{ path, message: HELP[uid][name] }] : [];
  });
};

const { formProblems } = exports;

const withoutForms = ({ attributes, ...model }) => ({
  ...model,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, { regex, ...attribute }]) => [name, attribute]),
  ),
});

/**
 * Keeps regular expressions from the panel, whose message for them names no field. Strapi then refuses the text, and
 * the panel shows its field’s words. Call it in `register`.
 */
exports.explainForms = (strapi) =>
  strapi.server.use(async (ctx, next) => {
    await next();
    const { data } = ctx.body ?? {};
    if (ctx.path !== '/content-manager/init' || !data?.contentTypes) return;
    const [contentTypes, components] = [data.contentTypes.map(withoutForms), data.components.map(withoutForms)];
    ctx.body = { ...ctx.body, data: { ...data, contentTypes, components } };
  });
