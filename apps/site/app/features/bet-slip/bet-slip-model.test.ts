import { expect, it } from 'vitest';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip, BetSlipStep } from '@vitrine/betting/bet-slip/bet-slip-types';
import { SlipModel } from '@vitrine/betting/test/slip-model/slip-model';
import { shapesOf, walkSlips } from '@vitrine/betting/test/slip-model/slip-walk';

/** How many facts: SLIP_FACTS; a share of them in a usual run. */
const FACTS = Number(process.env['SLIP_FACTS'] ?? 60_000);
const SEED = Number(process.env['SLIP_SEED'] ?? Date.now() % 1_000_000);

it(
  `SLIP-01 SLIP-02 SLIP-12 PLACE-05 is the slip of the specification after each of ${FACTS} facts in any order`,
  { timeout: 30_000 + FACTS },
  () => {
    let model = new SlipModel('i0');
    let life: BetSlipEvent[] = [];
    const states = new Set<string>();
    const shapes = new Set<string>();
    const steps = new Set<BetSlipStep>();
    for (const { isFirst, event, slip } of walkSlips(FACTS, SEED)) {
      if (isFirst) {
        model = new SlipModel('i0');
        life = [];
      }
      life.push(event);
      model.happens(event);
      const [is, shouldBe] = [JSON.stringify(slipFacts(slip)), JSON.stringify(modelFacts(model))];
      // Only a difference is worth the work of showing it.
      if (is !== shouldBe) {
        expect(
          slipFacts(slip),
          `seed ${SEED}, after ${life.length} facts, the last ${JSON.stringify(life.slice(-6).map((e) => ('selection' in e ? { ...e, selection: e.selection.outcomeId } : e)))}`,
        ).toEqual(modelFacts(model));
      }
      const parts = shapesOf(slip);
      for (const part of parts) shapes.add(part);
      states.add([parts[0], ...new Set(parts.slice(1).sort())].join('|'));
      steps.add(slip.step);
    }
    process.stdout.write(
      `slip: seed ${SEED}, ${FACTS} facts, ${states.size} distinct states of ${shapes.size} shapes, 0 outside the specification\n`,
    );
    expect(steps.size).toBe(5);
  },
);

function slipFacts(slip: BetSlip) {
  return {
    step: slip.step,
    type: slip.ticketType,
    stake: slip.stakeMultiple,
    ticket: slip.ticketIdMultiple,
    isExpanded: slip.isExpanded,
    result: slip.resultStatus,
    choice: slip.oddsChange,
    attempt: slip.intentId,
    before: slip.lastIntentId,
    warning: slip.warning && { code: slip.warning.code, at: slip.warning.shownAt },
    offered: slip.offered?.outcomeId ?? null,
    seen: slip.resultSeen && { at: slip.resultSeen.at, page: slip.resultSeen.page },
    legs: slip.selections.map((selection) => ({
      id: selection.outcomeId,
      match: selection.eventStatus,
      market: selection.marketStatus,
      isOpen: selection.outcomeActive,
      agreed: [selection.placed.odds, selection.placed.outcomeName],
      latest: [selection.latest.odds, selection.latest.outcomeName],
      stake: selection.stake,
      removeAt: selection.removeAt ?? null,
      bet: selection.result && [
        selection.result.status,
        selection.result.ticketId,
        selection.result.code,
      ],
    })),
  };
}

function modelFacts(model: SlipModel): ReturnType<typeof slipFacts> {
  const { step, type, stake, ticket, isExpanded, result, choice, attempt, before } = model;
  return {
    step,
    type,
    stake: stake as ReturnType<typeof slipFacts>['stake'],
    ticket,
    isExpanded,
    result,
    choice,
    attempt,
    before,
    warning: model.warning,
    offered: model.offered?.id ?? null,
    seen: model.seen,
    legs: model.legs.map(
      ({ id, match, market, isOpen, agreed, latest, stake: own, removeAt, bet }) => ({
        id,
        match,
        market,
        isOpen,
        agreed: [agreed.odds, agreed.outcomeName],
        latest: [latest.odds, latest.outcomeName],
        stake: own as BetSlip['selections'][number]['stake'],
        removeAt,
        bet: bet && [bet.status, bet.ticket, bet.code],
      }),
    ),
  };
}
