import { expectAge } from './agedList.ts';
import { test } from './visitor.ts';

test('a Dutch list tells the age of its scores and stops its clocks without an answer', async ({ page }) => {
  await expectAge(page, {
    path: '/nl/voetbal/live',
    seconds: /^(30|35|40) seconden geleden bijgewerkt$/,
    minutes: '5 minuten geleden bijgewerkt',
    announced: 'Nieuwe scores laten op zich wachten.',
  });
});
