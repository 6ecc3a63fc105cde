import { expect, openOnSaturday, test } from './visitor.ts';

test('the browser refuses to turn text into markup or script', async ({ page }) => {
  await openOnSaturday(page, '/static/about-us');
  // The browser logs each refusal.
  page.removeAllListeners('console');
  const problems = await page.evaluate(() => {
    const script = document.createElement('script');
    const attempts = [
      () => Reflect.set(document.body, 'innerHTML', '<img src=x onerror=alert(1)>'),
      () => Reflect.set(script, 'src', '/assets/x.js'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => document.write('<b>x</b>'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'nothing';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    });
  });
  expect(problems).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});
