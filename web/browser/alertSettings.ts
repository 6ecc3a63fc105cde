import { FORGET_PATH } from '../addresses/ownPaths.ts';
import { keptAlerts } from '../data/preferences/alerts.ts';
import { saveAlerts, sendTrial } from './pushSubscription.ts';

/** Lists the alerts of this browser on the settings page, to stop one or all of them and to try them. */
export function showAlerts(section: HTMLElement, key: string): void {
  const { dataset } = section;
  const list = section.querySelector('ul');
  const status = section.querySelector<HTMLElement>('[role="status"]');
  const actions = section.querySelector<HTMLElement>('div');
  if (!list || !status || !actions) return;
  const say = (text = '') => {
    status.textContent = text;
  };
  const stop = async (follow: string | null) => {
    await saveAlerts(follow === null ? [] : keptAlerts().list.filter((each) => each.follow !== follow), key);
    show();
    say(keptAlerts().list.length === 0 ? dataset.off : '');
    section.querySelector<HTMLElement>('button')?.focus();
  };
  const line = ({ follow, name }: { follow: string; name: string }) => {
    const item = document.createElement('li');
    item.className = 'flex min-h-11 items-center justify-between gap-3';
    const button = document.createElement('button');
    button.className = actions.querySelector('button')?.className ?? '';
    button.type = 'button';
    button.value = follow;
    button.textContent = dataset.stop ?? '';
    button.setAttribute('aria-label', (dataset.named ?? '').replace('…', name));
    item.append(name, button);
    return item;
  };
  const show = () => {
    const alerts = keptAlerts().list;
    list.replaceChildren(...alerts.map(line));
    actions.hidden = alerts.length === 0;
    say(alerts.length === 0 ? dataset.none : '');
  };
  section.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const isTrial = target.value === 'trial';
    const done = isTrial
      ? sendTrial().then((isSent) => say(isSent ? dataset.sent : dataset.failed))
      : stop(target.value === 'stop' ? null : target.value);
    done.catch(() => say(dataset.failed));
  });
  const form = document.querySelector<HTMLFormElement>(`form[action="${FORGET_PATH}"]`);
  form?.addEventListener('submit', (event) => {
    if (keptAlerts().list.length === 0) return;
    event.preventDefault();
    saveAlerts([], key).finally(() => form.submit());
  });
  show();
}
