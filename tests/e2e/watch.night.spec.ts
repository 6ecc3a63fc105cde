import { test } from './visitor.ts';
import { expectKeyboardBoard } from './watchBoard.ts';

test('the keyboard fills, empties and floats the Dutch watch board', async ({ page }) => {
  await expectKeyboardBoard(page, {
    path: '/nl/kijken',
    heading: 'Kijkbord',
    float: 'Scores in een eigen venster',
  });
});
