import type { RouteRow } from '../route-row.ts';

/** Limits, pauses and what a session has cost. */
export const RESPONSIBLE_GAMING_ROUTES = {
  realityCheck: { path: '/reality-check', source: 'ours', exists: true, who: 'bettor' },
  responsibleGame: {
    path: '/responsable-game',
    source: '1§2',
    exists: true,
    who: 'anyone',
    condition: 'responsibleGameIsShown',
  },
  limitHistory: {
    path: '/responsable-game/history',
    source: 'ours',
    exists: true,
    who: 'bettor',
    condition: 'responsibleGameIsShown',
  },
  selfTest: {
    path: '/responsable-game/self-test',
    source: 'ours',
    exists: true,
    who: 'anyone',
    condition: 'responsibleGameIsShown',
  },
  playPause: {
    path: '/responsable-game/pause',
    source: '1§8',
    exists: true,
    who: 'bettor',
    condition: 'responsibleGameIsShown',
  },
  selfExclusion: {
    path: '/responsable-game/self-exclusion',
    source: '2§2',
    exists: true,
    who: 'bettor',
    condition: 'responsibleGameIsShown',
  },
} as const satisfies Readonly<Record<string, RouteRow>>;
