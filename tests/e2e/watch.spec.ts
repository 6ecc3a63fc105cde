import { test } from './visitor.ts';
import { expectKeyboardBoard } from './watchBoard.ts';

test('the keyboard fills, empties and floats the watch board on a phone', async ({ page }) => {
  await expectKeyboardBoard(page, {
    path: '/watch',
    heading: 'Match board',
    float: 'Pop out scores',
  });
});
