/** Text with another form for screen readers, such as `1/12` and `1 to 12`. */
export function SpokenText({ text, as }: { text: string; as: string }) {
  if (text === as) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{as}</span>
    </>
  );
}
