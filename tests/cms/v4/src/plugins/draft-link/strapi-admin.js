import { Button } from '@strapi/design-system';
import { useCMEditViewDataManager, useFetchClient, useNotification } from '@strapi/helper-plugin';
import { Eye } from '@strapi/icons';
import { createElement } from 'react';

/** The button beside an entry that opens its saved state on the site. */
function DraftButton() {
  const { slug, initialData, isCreatingEntry } = useCMEditViewDataManager();
  const { get } = useFetchClient();
  const notify = useNotification();
  if (isCreatingEntry || !slug.startsWith('api::')) return null;
  const open = async () => {
    // Browsers block a window that opens after the answer.
    const shown = window.open('', '_blank');
    try {
      const { data } = await get(`/draft-link/link?uid=${slug}&id=${initialData.id}`);
      shown.opener = null;
      shown.location = data.data.url;
    } catch {
      shown?.close();
      notify({ type: 'warning', message: 'The site has no link to this draft: are SITE_URL and PREVIEW_SECRET set?' });
    }
  };
  return createElement(
    Button,
    { variant: 'secondary', startIcon: createElement(Eye), width: '100%', onClick: open },
    'Open draft',
  );
}

export default {
  register() {},
  bootstrap(app) {
    app.injectContentManagerComponent('editView', 'right-links', { name: 'draft-link', Component: DraftButton });
  },
};
