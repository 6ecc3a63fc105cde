import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../data/appContext.ts';
import { fetchPage } from '../../data/fetchPage.ts';
import { snapshotQuery } from '../../data/queries.ts';
import { runningScores } from '../../domain/season/results.ts';
import type { Sport } from '../../domain/sport.ts';
import { zonedTime } from '../../domain/zonedTime.ts';

const linkTo = (part: HTMLElement, address: string) =>
  [...part.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);

function replaceContent(fresh: HTMLElement, shown: HTMLElement): void {
  if (fresh.innerHTML === shown.innerHTML) return;
  const { activeElement } = document;
  const focused = shown.contains(activeElement) ? activeElement?.closest('a')?.getAttribute('href') : null;
  shown.replaceChildren(...Array.from(fresh.childNodes, (node) => document.importNode(node, true)));
  if (typeof focused === 'string') linkTo(shown, focused)?.focus({ preventScroll: true });
}

/** Replaces a part of the page, by id, with the server’s current markup, if it can be loaded. */
async function renewPart(id: string): Promise<void> {
  const fresh = (await fetchPage(location.href))?.getElementById(id);
  const shown = document.getElementById(id);
  if (fresh && shown) replaceContent(fresh, shown);
}

/** The server may not have the new score yet when the page does, so the page asks again after this delay. */
const AGAIN_MS = 10_000;

interface LiveTablesProps {
  id: string;
  sport: Sport;
  tournament: string;
  /** The running scores (`runningScores`) that the server's tables include. */
  written: string;
}

/** Reloads the server's tables of a competition when the score of a running match changes. Renders nothing itself. */
export function LiveTables({ id, sport, tournament, written }: LiveTablesProps) {
  const { site, visitor } = useApp();
  const { date } = zonedTime(visitor.now, visitor.zone);
  const query = { sport, tournament, date, zone: visitor.zone, filter: 'all', page: 1 } as const;
  const { data } = useQuery(snapshotQuery(query, site.pollSeconds));
  const running = data === undefined ? written : runningScores(data.matches);
  const shown = useRef(written);
  useEffect(() => {
    if (shown.current === running) return;
    shown.current = running;
    renewPart(id);
    const again = setTimeout(() => renewPart(id), AGAIN_MS);
    return () => clearTimeout(again);
  }, [id, running]);
  return null;
}
