import type { ModelledEvent } from './slip-model.ts';
import type { BetSlip } from '../../bet-slip/bet-slip-types.ts';
import { emptyBetSlip, reduceBetSlip } from '../../bet-slip/bet-slip.ts';
import { createDraw } from './draw.ts';
import { drawEvent } from './draw-event.ts';

/** Events in the life of one slip. */
const LIFE = 250;
/** How many outcomes are in play: few make the ends of bets likely, many fill the slip. */
const SPREADS = [4, 12, 44];

/** One step of a walk: the event, and the slip after it. `isFirst` where a new slip begins. */
export interface Step {
  readonly isFirst: boolean;
  readonly event: ModelledEvent;
  readonly slip: BetSlip;
}

/** Lets so many drawn events happen to slips, one life after the other. */
export function* walkSlips(count: number, seed: number): Generator<Step> {
  const draw = createDraw(seed);
  let slip = emptyBetSlip('i0');
  for (let done = 0; done < count; done += 1) {
    const isFirst = done % LIFE === 0;
    if (isFirst) slip = emptyBetSlip('i0');
    const event = drawEvent(slip, draw, SPREADS[Math.floor(done / LIFE) % SPREADS.length]);
    slip = reduceBetSlip(slip, event);
    yield { isFirst, event, slip };
  }
}

/** What the parts of a slip's view show, as texts: of the slip as a whole, and of each selection. */
export function shapesOf(slip: BetSlip): readonly string[] {
  const { step, ticketType, resultStatus, warning, offered, stakeMultiple, selections } = slip;
  const count = Math.min(selections.length, 3);
  const isFull = selections.length === 30;
  const stakes = ticketType === 'multiple' ? stakeMultiple !== null : 'own';
  const whole = [
    step,
    ticketType,
    resultStatus,
    warning?.code,
    offered !== null,
    count,
    isFull,
    stakes,
  ];
  return [
    [...whole, slip.isExpanded, slip.lastIntentId !== null].join(' '),
    ...selections.map((selection) => {
      const { placed, latest, result, eventStatus, marketStatus, outcomeActive } = selection;
      const moved = Math.sign(latest.odds - placed.odds);
      const isRenamed = latest.outcomeName !== placed.outcomeName;
      const limited = result?.allowedStake !== undefined;
      const bet = [result?.status, result?.code, result?.ticketId != null, limited];
      const state = [eventStatus, marketStatus, outcomeActive, moved, isRenamed];
      return ['item', step, ticketType, ...bet, ...state, selection.stake !== null].join(' ');
    }),
  ];
}
