import { expect, it } from 'vitest';
import { KeptBytes } from '../../../worker/render/keptBytes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('puts kept bytes in the place of their marks, in markup and in JSON', () => {
  const kept = new KeptBytes();
  const row = kept.mark([bytes('<li>Köln</li>'), bytes('<li>Łódź</li>')]);
  const list = kept.mark([bytes('[1,'), bytes('2]')]);
  const text = `<ul>"${row}"</ul>${JSON.stringify({ list, name: 'é' })}`;
  expect(new TextDecoder().decode(kept.bytesOf(text))).toBe(
    '<ul><li>Köln</li><li>Łódź</li></ul>{"list":[1,2],"name":"é"}',
  );
  expect(new TextDecoder().decode(new KeptBytes().bytesOf(text))).toBe(text);
});
