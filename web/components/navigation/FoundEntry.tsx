import { Crest } from '../match/Crest.tsx';
import { Flag } from './Flag.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { FoundLink } from './useFoundLinks.ts';

interface FoundEntryProps {
  link: FoundLink;
  term: string;
  /** Its element among the results of a search box, and whether the keys have chosen it; null for a plain link. */
  option: { id: string; active: boolean } | null;
}

/** A result of a search: its name, and what tells it from others of that name. */
export function FoundEntry({ link, term, option }: FoundEntryProps) {
  const { href, name, detail, sign } = link;
  const role = option === null ? {} : { role: 'option', id: option.id, 'aria-selected': option.active };
  return (
    <li role={option === null ? undefined : 'presentation'}>
      <a
        href={href}
        className="flex min-h-11 items-center gap-2 px-3 py-1 text-sm leading-5 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
        {...role}
      >
        {'flag' in sign ? <Flag address={sign.flag} /> : <Crest team={sign.team} />}
        <span className="min-w-0">
          <span className="block wrap-anywhere">
            <Highlighted name={name} term={term} />
          </span>
          <span className="block text-xs text-muted">{detail}</span>
        </span>
      </a>
    </li>
  );
}
