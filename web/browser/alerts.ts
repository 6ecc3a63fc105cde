import { ALERT_KINDS, ALERTS_PATH, DEFAULT_KINDS, kindsFor, MAX_ALERTS } from '../domain/alerts.ts';
import { isFollow } from '../domain/follows.ts';
import { FORGET_PATH } from '../format/addresses/ownPaths.ts';
import { canAlert, register, renewAlerts, type StoredAlert, saveAlerts, storedAlerts } from './pushSubscription.ts';

const isApple =
  /iP(hone|ad|od)/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const kindBoxes = () => Array.from(document.querySelectorAll<HTMLInputElement>('#alert-dialog [name="kind"]'));
/** The list of the settings page. */
const section = document.querySelector<HTMLElement>('#alerts');

function say(place: HTMLElement | null, text = ''): void {
  const status = place?.querySelector('[role="status"]');
  if (status) status.textContent = text;
}

/** An alert’s line in the list: a bell that opens its kinds, its name in the page’s language, and the kinds. */
function lineOf({ follow, names, kinds }: StoredAlert): Node {
  const line = document.importNode(section?.querySelector('template')?.content ?? new DocumentFragment(), true);
  const [bell, name, detail] = [line.querySelector('button'), line.querySelector('bdi'), line.querySelector('small')];
  if (!bell || !name || !detail) return line;
  bell.value = follow;
  bell.dataset.names = JSON.stringify(names);
  name.textContent = names[document.documentElement.lang] ?? follow;
  bell.ariaLabel = (bell.ariaLabel ?? '').replace('…', name.textContent);
  const chosen = kindBoxes().filter((box) => kinds.some((kind) => kind === box.value));
  detail.textContent = chosen.map((box) => box.parentElement?.textContent).join(' · ');
  return line;
}

async function show(): Promise<void> {
  const { follows } = await storedAlerts();
  section?.querySelector('ul')?.replaceChildren(...follows.map(lineOf));
  section?.querySelector('div')?.toggleAttribute('hidden', follows.length === 0);
  say(section, follows.length === 0 ? section?.dataset.none : '');
  for (const bell of document.querySelectorAll<HTMLButtonElement>('.bell'))
    bell.ariaPressed = String(follows.some(({ follow }) => follow === bell.value));
}

/** Saves the kinds of a bell; none turn its alerts off. Returns the problem as the dialog’s data names it. */
async function save(
  bell: HTMLButtonElement,
  chosen: string[],
  key: string,
): Promise<'denied' | 'failed' | 'full' | null> {
  const { value: follow } = bell;
  const kinds = ALERT_KINDS.filter((kind) => chosen.includes(kind));
  if (!isFollow(follow)) return 'failed';
  // Safari asks only in a press, so nothing is awaited before.
  if (kinds.length > 0 && (await Notification.requestPermission()) !== 'granted') return 'denied';
  const { follows } = await storedAlerts();
  const known = follows.findIndex((each) => each.follow === follow);
  if (known < 0 && follows.length === MAX_ALERTS) return 'full';
  const own = kinds.length === 0 ? [] : [{ follow, kinds, names: JSON.parse(bell.dataset.names ?? '{}') }];
  return saveAlerts(follows.toSpliced(known < 0 ? follows.length : known, 1, ...own), key).then(
    () => null,
    () => 'failed',
  );
}

/** Opens the dialog of a bell. It explains alerts and asks for their kinds before the browser asks. */
export async function pressBell(bell: HTMLButtonElement, key: string): Promise<void> {
  // A late part of the page may bring it.
  const dialog = document.querySelector<HTMLDialogElement>('#alert-dialog');
  const boxes = kindBoxes();
  const form = dialog?.querySelector('form');
  const title = dialog?.querySelector('h2');
  if (!dialog || !form || !title) return;
  const stored = (await storedAlerts()).follows.find(({ follow }) => follow === bell.value);
  const kinds: readonly string[] = stored?.kinds ?? DEFAULT_KINDS;
  for (const box of boxes) {
    const isOffered = kindsFor(bell.value).some((kind) => kind === box.value);
    box.checked = isOffered && kinds.includes(box.value);
    box.parentElement?.toggleAttribute('hidden', !isOffered);
  }
  title.textContent = bell.ariaLabel;
  form.querySelector('[value="stop"]')?.toggleAttribute('hidden', stored === undefined);
  form.querySelector('[value="save"]')?.toggleAttribute('hidden', !canAlert);
  say(dialog, canAlert ? '' : dialog.dataset[isApple ? 'install' : 'unsupported']);
  form.onsubmit = async (event) => {
    // Nothing loads, so no loading indicator may show.
    event.stopPropagation();
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'close') return;
    event.preventDefault();
    submitter.disabled = true;
    const checked = boxes.flatMap((box) => (box.checked ? [box.value] : []));
    const problem = await save(bell, submitter.value === 'save' ? checked : [], key);
    submitter.disabled = false;
    if (problem !== null) return say(dialog, dialog.dataset[problem]);
    dialog.close();
    await show();
    const same = document.querySelector<HTMLElement>(`.bell[value="${bell.value}"]`);
    (same ?? section?.querySelector<HTMLElement>('.bell'))?.focus();
  };
  dialog.showModal();
}

/** For a visitor with alerts or with the installed site: keeps the service worker and the subscription, and shows alerts. */
export function begin(key: string): void {
  show();
  addEventListener('late', show);
  if (!canAlert) return;
  register()
    .then(() => renewAlerts(key))
    .then(show, () => undefined);
  section?.querySelector('div')?.addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const isTrial = target.value === 'trial';
    const work = isTrial
      ? saveAlerts((await storedAlerts()).follows, key, `${ALERTS_PATH}?trial`)
      : saveAlerts([], key);
    await work.then(show).then(
      () => isTrial && say(section, section.dataset.sent),
      () => say(section, section.dataset.failed),
    );
  });
  const form = document.querySelector<HTMLFormElement>(`form[action="${FORGET_PATH}"]`);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    saveAlerts([], key).finally(() => form.submit());
  });
}
