import { beforeEach, describe, expect, it, vi } from 'vitest';
import { share } from '../../../web/browser/share.ts';

const ADDRESS = 'https://scoreline.test/team/ajax-47?competition=37';

const writeText = vi.fn();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('document', { querySelector: () => ({ href: ADDRESS }) });
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

describe('share', () => {
  it('opens the system’s share sheet with the canonical address', async () => {
    const sheet = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
    expect(await share('Ajax')).toBeNull();
    expect(sheet).toHaveBeenCalledWith({ title: 'Ajax', url: ADDRESS });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the visitor closes the share sheet', async () => {
    const sheet = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
    expect(await share('Ajax')).toBeNull();
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link when the share sheet cannot open', async () => {
    const sheet = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
    expect(await share('Ajax')).toBe('copied');
  });

  it('copies the link in a browser without a share sheet', async () => {
    expect(await share('Ajax')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
  });

  it('fails when the link cannot be copied', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await share('Ajax')).toBe('failed');
  });
});
