/** A selection of match `n` on a shared ticket, as the operator sends it, placed at 1.70. */
export function wireSharedSelection(n: number) {
  return {
    matchId: `sr:match:${n}`,
    matchName: 'Nome do operador',
    matchStatus: 0,
    scheduleTime: '2026-03-14T18:00:00Z',
    sportId: 'sr:sport:1',
    tournamentId: 'sr:tournament:325',
    tournamentName: 'Brasileirão Série A',
    providerId: 0,
    producerId: 3,
    bookingStatus: 'Booked' as const,
    isEarlyPayoutApplied: false,
    marketId: `m${n}`,
    marketTypeId: '1',
    marketName: 'Resultado final',
    marketStatus: 1 as const,
    specifiers: '',
    outcomeId: `o${n}`,
    outcomeOnlyId: '1',
    outcomeName: 'Flamengo',
    outcomeActive: true,
    outcomeOdds: 1.85,
    placedOdds: 1.7,
  };
}
