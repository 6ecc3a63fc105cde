import { keptAlerts } from '../data/preferences/alerts.ts';
import { ALERT_KINDS, DEFAULT_KINDS, MOST_ALERTS } from '../domain/alerts.ts';
import { isFollow } from '../domain/follows.ts';
import { canAlert, register, renewAlerts, saveAlerts } from './pushSubscription.ts';

const isApple =
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function showPressed(): void {
  const { list } = keptAlerts();
  for (const bell of document.querySelectorAll<HTMLButtonElement>('.bell'))
    bell.setAttribute('aria-pressed', String(list.some(({ follow }) => follow === bell.value)));
}

/** Saves the kinds that are checked; none turn the alerts off. Returns the outcome as the dialog’s data names it. */
async function save(
  bell: HTMLButtonElement,
  kinds: string[],
  key: string,
): Promise<'on' | 'off' | 'denied' | 'failed' | 'full'> {
  const { value: follow } = bell;
  if (!isFollow(follow)) return 'failed';
  const chosen = ALERT_KINDS.filter((kind) => kinds.includes(kind));
  const others = keptAlerts().list.filter((each) => each.follow !== follow);
  if (chosen.length > 0 && others.length === MOST_ALERTS) return 'full';
  if (chosen.length > 0 && (await Notification.requestPermission()) !== 'granted') return 'denied';
  const added = chosen.length === 0 ? [] : [{ follow, name: bell.dataset.name ?? '', kinds: chosen }];
  try {
    await saveAlerts([...others, ...added], key);
    return added.length > 0 ? 'on' : 'off';
  } catch {
    return 'failed';
  }
}

/** Opens the dialog of a bell. It explains alerts and asks for their kinds before the browser asks. */
export function pressBell(bell: HTMLButtonElement, key: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#alert-dialog');
  const form = dialog?.querySelector('form');
  const status = dialog?.querySelector<HTMLElement>('[role="status"]');
  if (!dialog || !form || !status) return;
  const kept = keptAlerts().list.find(({ follow }) => follow === bell.value);
  const boxes = form.querySelectorAll<HTMLInputElement>('[name="kind"]');
  const buttonOf = (value: string) => form.querySelector<HTMLButtonElement>(`button[value="${value}"]`);
  const kinds: readonly string[] = kept?.kinds ?? DEFAULT_KINDS;
  for (const box of boxes) box.checked = kinds.includes(box.value);
  buttonOf('stop')?.toggleAttribute('hidden', kept === undefined);
  buttonOf('save')?.toggleAttribute('hidden', !canAlert);
  form.querySelector('#alert-install')?.toggleAttribute('hidden', canAlert || !isApple);
  status.textContent = canAlert || isApple ? '' : (dialog.dataset.unsupported ?? '');
  form.onsubmit = (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'close') return;
    event.preventDefault();
    const checked = Array.from(boxes).flatMap((box) => (box.checked ? [box.value] : []));
    submitter.disabled = true;
    save(bell, submitter.value === 'save' ? checked : [], key).then((outcome) => {
      submitter.disabled = false;
      showPressed();
      if (outcome === 'on' || outcome === 'off') dialog.close();
      else status.textContent = dialog.dataset[outcome] ?? '';
    });
  };
  dialog.showModal();
}

/** For a visitor with alerts or with the installed site: keeps the service worker and the subscription, and shows alerts. */
export function begin(key: string): void {
  showPressed();
  if (!canAlert) return;
  register()
    .then(() => renewAlerts(key))
    .then(showPressed, () => undefined);
  const section = document.querySelector<HTMLElement>('#alerts');
  if (section !== null) import('./alertSettings.ts').then(({ showAlerts }) => showAlerts(section, key));
}
