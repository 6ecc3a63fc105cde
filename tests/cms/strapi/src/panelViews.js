const HELP = require('./help.json');

/** The columns of lists, from which the panel also filters. */
const COLUMNS = {
  'api::operator.operator': ['name', 'shownIn', 'bonus', 'offer', 'rank'],
  'api::channel.channel': ['name', 'link', 'from', 'to'],
  'api::article.article': ['title', 'firstPublished', 'author', 'teams'],
  'api::page-content.page-content': ['pageLink', 'title', 'custom410', 'publishFrom'],
};

/** The field that names an entry: above its form, in relations, and in the column of a component. */
const NAMES = { 'api::operator.operator': 'title', 'operator.offer': 'expiresAt' };

/** Columns whose value is of another field. */
const LABELS = { 'api::operator.operator': { shownIn: 'countries', offer: 'expires' } };

/** Fields that fill themselves. */
const FILLED = ['title', 'shownIn'];

/** Shows the texts of `help.json` below the panel’s fields, and useful columns in lists. What somebody changed in the panel stays. */
exports.prepareHelp = async (strapi) => {
  for (const [uid, texts] of Object.entries(HELP)) {
    const model = strapi.getModel(uid);
    const service = strapi.plugin('content-manager').service(uid.startsWith('api::') ? 'content-types' : 'components');
    const { settings, metadatas, layouts } = await service.findConfiguration(model);
    for (const [name, text] of Object.entries(texts)) {
      const edit = metadatas[name]?.edit;
      if (edit && !edit.description) edit.description = text;
    }
    // Strapi’s first layout begins with the id.
    if (COLUMNS[uid] && layouts.list[0] === 'id') layouts.list = COLUMNS[uid];
    if (NAMES[uid]) settings.mainField = NAMES[uid];
    for (const [name, label] of Object.entries(LABELS[uid] ?? {})) metadatas[name].list.label = label;
    if (uid === 'api::operator.operator')
      layouts.edit = layouts.edit.map((row) => row.filter(({ name }) => !FILLED.includes(name)));
    await service.updateConfiguration(model, { settings, metadatas, layouts });
  }
};
