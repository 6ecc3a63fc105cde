import type { ReactNode } from 'react';

interface CardProps {
  /** Id of the heading, which names the card. */
  id: string;
  title: string;
  className?: string;
  /** The room and the size of a title that differs. */
  head?: string;
  /** Id of the card itself, for links to it. */
  anchor?: string;
  children: ReactNode;
}

/** A part of a page under a heading. */
export function Card({ id, title, className = 'mb-3', head, anchor, children }: CardProps) {
  return (
    <section className={`card ${className}`} id={anchor} aria-labelledby={id}>
      <h2 id={id} className={head === undefined ? 'card-title' : `${head} font-semibold`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
