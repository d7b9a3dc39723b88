import type { StageEvent } from './event.ts';

const FORMULA_1 = 'sr:sport:40';

/**
 * Whether a sport's page has the layout of a special winner: one event with all who may win it, and
 * below it the others. Source: 2§2.
 */
export function hasSpecialWinner(sportId: string): boolean {
  return sportId === FORMULA_1;
}

/**
 * Stages, the one that is decided next first: the live one that began last (a championship begins
 * long before its races), else the next to come. The others keep their order.
 */
export function withSpecialWinnerFirst(stages: readonly StageEvent[]): readonly StageEvent[] {
  const live = stages
    .filter(({ status }) => status === 'live')
    .toSorted((one, other) => other.scheduledAt - one.scheduledAt);
  const coming = stages
    .filter(({ status }) => status !== 'live')
    .toSorted((one, other) => one.scheduledAt - other.scheduledAt);
  const special = live[0] ?? coming[0];
  return special ? [special, ...stages.filter((stage) => stage !== special)] : [];
}
