import { beforeEach, describe, expect, it, vi } from 'vitest';
import { share } from '../../../web/browser/share.ts';

const ADDRESS = 'https://scoreline.test/team/ajax-47?competition=37';

const WORDS = { copied: 'Copied', failed: 'Copy this link' };

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
    expect(await share('Ajax', WORDS)).toBe('');
    expect(sheet).toHaveBeenCalledWith({ title: 'Ajax', url: ADDRESS });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the visitor closes the share sheet', async () => {
    const sheet = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
    expect(await share('Ajax', WORDS)).toBe('');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link when the share sheet cannot open', async () => {
    const sheet = vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
    expect(await share('Ajax', WORDS)).toBe('Copied');
  });

  it('copies the link in a browser without a share sheet', async () => {
    expect(await share('Ajax', WORDS)).toBe('Copied');
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
  });

  it('gives the link to select when it cannot be copied', async () => {
    const prompt = vi.fn();
    vi.stubGlobal('prompt', prompt);
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await share('Ajax', WORDS)).toBe('');
    expect(prompt).toHaveBeenCalledWith('Copy this link', ADDRESS);
  });
});
