import type { MatchStatistics, PeriodKind } from '@vitrine/betting/sportsbook/match-statistics';
import type { z } from 'zod';
import type { wireMaybeStatistics, wireStatistics } from '../contract/sportsbook/catalogue.ts';

type WirePeriod = z.output<typeof wireStatistics>['periodScores'][number];

const PERIOD_KINDS: Readonly<Record<WirePeriod['type'], PeriodKind>> = {
  Half: 'half',
  Quarter: 'quarter',
  Period: 'period',
  Set: 'set',
  Inning: 'inning',
  Overtime: 'overtime',
};

/** The statistics of a match; null where none are told. */
export function statisticsFromWire(
  wire: z.output<typeof wireMaybeStatistics>,
): MatchStatistics | null {
  if (!wire) return null;
  return {
    periods: wire.periodScores.map(({ type, number, homeScore, awayScore }) => ({
      kind: PERIOD_KINDS[type],
      number,
      home: homeScore,
      away: awayScore,
    })),
    points: wire.gamePoints ?? null,
    serving: wire.serving ?? null,
    corners: wire.corners ?? null,
    yellowCards: wire.yellowCards ?? null,
    redCards: wire.redCards ?? null,
  };
}
