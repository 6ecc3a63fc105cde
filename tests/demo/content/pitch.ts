/** A striped pitch from above, in place of a photograph: `/uploads/pitch-1.svg`. Null for another name. */
export function pitchOf(name: string): string | null {
  const number = Number(/^pitch-([1-9])\.svg$/.exec(name)?.[1]);
  if (Number.isNaN(number)) return null;
  const stripes = Array.from({ length: 8 }, (_, stripe) => {
    const light = 26 + (stripe % 2) * 4 + number;
    return `<rect x="${stripe * 150}" width="150" height="675" fill="hsl(${110 + number * 6} 45% ${light}%)"/>`;
  }).join('');
  const lines =
    '<g fill="none" stroke="#fff" stroke-width="6"><rect x="40" y="40" width="1120" height="595"/><path d="M600 40v595"/><circle cx="600" cy="337" r="90"/></g>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675" viewBox="0 0 1200 675">${stripes}${lines}</svg>`;
}
