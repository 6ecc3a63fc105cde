import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferTagManager, START_DELAY_MS } from '../../../web/browser/deferTagManager.ts';

/** A browser with only events and timers. */
function openPage(navigator: object = {}, document: object = {}) {
  const page = Object.assign(new EventTarget(), { readyState: 'loading', ...document });
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', navigator);
  const load = vi.fn();
  deferTagManager('GTM-TEST1', load);
  return { load, page, happen: (event: string) => window.dispatchEvent(new Event(event)) };
}

beforeEach(() => vi.useFakeTimers());

describe('deferTagManager', () => {
  it.each(['scroll', 'mousemove', 'touchstart'])(
    'deferTagManager loads the tag manager once, at the first %s',
    (sign) => {
      const { load, happen } = openPage();
      expect(load).not.toHaveBeenCalled();
      happen(sign);
      happen(sign);
      happen('load');
      vi.advanceTimersByTime(2 * START_DELAY_MS);
      expect(load.mock.calls).toEqual([['GTM-TEST1']]);
    },
  );

  it('deferTagManager loads the tag manager 4000 ms after the page has loaded', () => {
    const { load, happen } = openPage();
    vi.advanceTimersByTime(60_000);
    happen('load');
    vi.advanceTimersByTime(3999);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
    happen('scroll');
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'deferTagManager never loads the tag manager when the browser says %o',
    (no) => {
      const { load, happen } = openPage(no);
      happen('load');
      happen('scroll');
      vi.advanceTimersByTime(60_000);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('deferTagManager waits until a prerendered page becomes visible', () => {
    const { load, page, happen } = openPage({}, { prerendering: true });
    happen('load');
    vi.advanceTimersByTime(60_000);
    expect(load).not.toHaveBeenCalled();
    Object.assign(page, { readyState: 'complete' }).dispatchEvent(new Event('prerenderingchange'));
    vi.advanceTimersByTime(4000);
    expect(load).toHaveBeenCalledOnce();
  });
});
