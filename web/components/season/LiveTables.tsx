import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../appContext.ts';
import { renewPart } from '../../browser/renewPart.ts';
import { snapshotQuery } from '../../data/queries.ts';
import { runningScores } from '../../domain/season/runningScores.ts';
import type { Sport } from '../../domain/sport.ts';
import { zonedTime } from '../../format/zonedTime.ts';

/** What answered may be a little behind what a page was told: then it is asked once more. */
const AGAIN_MS = 10_000;

interface LiveTablesProps {
  /** The id of the element that holds the tables. */
  id: string;
  sport: Sport;
  /** The id of the competition. */
  tournament: string;
  /** The running scores (`runningScores`) that the tables were written with. */
  written: string;
}

/** Has the server write the tables of a competition anew when a score of its running matches has changed. Shows nothing itself. */
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
