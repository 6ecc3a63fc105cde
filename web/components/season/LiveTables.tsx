import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../data/appContext.ts';
import { fetchPage } from '../../data/fetchPage.ts';
import { BEHIND_MS } from '../../data/polling.ts';
import { snapshotQuery } from '../../data/queries.ts';
import { runningScores } from '../../domain/season/results.ts';
import type { Sport } from '../../domain/sport.ts';
import { waitAfter } from '../../domain/waitAfter.ts';
import { zonedTime } from '../../domain/zonedTime.ts';
import { replacePart } from '../replacePart.ts';

/** Replaces a part of the page, by id, with the server’s current markup. Returns whether that could be had. */
async function renewPart(id: string): Promise<boolean> {
  const page = await fetchPage(location.href);
  return page !== null && replacePart(id, page);
}

/** The pause doubles to this one while the site has errors. */
const MAX_PAUSE_MS = 240_000;

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
    let isOver = false;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The first answer may not have the new score yet, so the page asks until it gets one that must have it.
    const renew = async (isLast: boolean) => {
      const isRenewed = await renewPart(id);
      failures = isRenewed ? 0 : failures + 1;
      if (isOver || (isLast && isRenewed)) return;
      timer = setTimeout(renew, waitAfter(failures || 1, MAX_PAUSE_MS, BEHIND_MS), true);
    };
    renew(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, running]);
  return null;
}
