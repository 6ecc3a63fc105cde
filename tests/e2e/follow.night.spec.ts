import readCode from 'jsqr';
import sharp from 'sharp';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

test('the QR code of 60 follows is readable in the dark theme of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, { now: SATURDAY });
  const follow = Array.from({ length: 60 }, (_, index) => `${'tcm'[index % 3]}${990_000 + index * 7_919}`).join('.');
  await page.context().addCookies([
    { name: 'follow', value: follow, url: process.env.SITE_URL ?? '' },
    { name: 'theme', value: 'dark', url: process.env.SITE_URL ?? '' },
  ]);
  await open(page, '/settings');
  const picture = sharp(await page.getByRole('img', { name: /QR/ }).screenshot()).ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const read = readCode(Uint8ClampedArray.from(data), info.width, info.height);
  expect(read?.data).toBe(await page.getByLabel('Link to your list').inputValue());
});
