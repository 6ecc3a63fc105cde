import { useApp } from '../../data/appContext.ts';
import type { AwayNews } from '../../domain/away.ts';

/** News since the visitor's last visit, with a link to each match and a link that dismisses the card. */
export function AwayCard({ news: { title, close, lines } }: { news: AwayNews }) {
  const { href } = useApp();
  return (
    <section className="card mb-3 pb-1" aria-labelledby="away-title">
      <div className="flex items-center justify-between px-3">
        <h2 id="away-title" className="text-sm font-semibold">
          {title}
        </h2>
        <a href={href({ name: 'my' })} className="inline-flex min-h-11 items-center text-sm underline">
          {close}
        </a>
      </div>
      <ul>
        {lines.map(({ text, link }) => (
          <li key={link} className="border-t border-line">
            <a href={link} className="flex min-h-11 items-center px-3 text-sm hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
