import type { RouteRow } from '../route-row.ts';

/** Limits, pauses and what a session has cost. */
export const RESPONSIBLE_GAMING_ROUTES = {
  realityCheck: { path: '/reality-check', source: 'ours', who: 'bettor' },
  responsibleGame: {
    path: '/responsable-game',
    source: '1§2',
    who: 'anyone',
    condition: 'responsibleGameIsShown',
  },
  limitHistory: {
    path: '/responsable-game/history',
    source: 'ours',
    who: 'bettor',
    condition: 'responsibleGameIsShown',
  },
  selfTest: {
    path: '/responsable-game/self-test',
    source: 'ours',
    who: 'anyone',
    condition: 'responsibleGameIsShown',
  },
  playPause: {
    path: '/responsable-game/pause',
    source: '1§8',
    who: 'bettor',
    condition: 'responsibleGameIsShown',
  },
  selfExclusion: {
    path: '/responsable-game/self-exclusion',
    source: '2§2',
    who: 'bettor',
    condition: 'responsibleGameIsShown',
  },
} as const satisfies Readonly<Record<string, RouteRow>>;
