import { CASINO } from '../../paths/casino-home-paths.ts';
import { paths } from '../../paths.ts';
import type { Maintenance } from './maintenance.server.ts';

/** Where a bettor arrives, and nothing is under way that a modal would interrupt: of which part each page is. */
const PARTS: ReadonlyMap<string, 'sportsbook' | 'casino'> = new Map([
  [paths.sportsbook, 'sportsbook'],
  [CASINO, 'casino'],
  [paths.casino, 'casino'],
]);

export const ARRIVAL_PATHS: readonly string[] = [...PARTS.keys()];

/** Whether the page of an address is closed for maintenance, or everything is. Source: 3§6. */
export function isClosedNow(pathname: string, { general }: Maintenance): boolean {
  const part = PARTS.get(pathname);
  return general.global || (part !== undefined && general[part]);
}
