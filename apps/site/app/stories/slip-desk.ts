import { reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import { slipProblems, slipTotals } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { SportEvent } from '@vitrine/betting/sportsbook/event';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatExactOdds } from '@vitrine/betting/base/combined-odds';
import { findOutcome, selectionOf } from '@vitrine/betting/bet-slip/selection';
import type { BetSlipAnswer, BetSlipData } from '../features/bet-slip/bet-slip-data.ts';
import type { BetSlipSums } from '../features/bet-slip/bet-slip-dock.tsx';
import { PLACE_FIELD } from '../features/bet-slip/bet-slip-form.ts';
import {
  choiceEvents,
  parseButton,
  shownOutcomes,
  stakeEntries,
} from '../features/bet-slip/read-bet-slip-form.ts';
import { slipButtonEvents } from '../features/bet-slip/slip-button-events.ts';
import { newestPick } from '../format/newest-pick.ts';
import type { PlaceObstacle } from '../shapes/bet-slip/place-obstacle.ts';
import { parseTap, TAP_FIELD } from '../shapes/bet-slip/tap-value.ts';
import { emptySlip, NEXT_INTENT } from './slips.ts';
import { STORY_NOW, type StoryFacts } from './story-facts.ts';
import { BETTOR, type VisitorOfStory } from './story-shell.ts';

/** A visitor's slip, and what becomes of it when it is to be placed. */
export interface SlipOfStory {
  readonly slip: (facts: StoryFacts) => BetSlip;
  /** The events whose odds can be tapped. */
  readonly events?: (facts: StoryFacts) => readonly SportEvent[];
  readonly owner?: VisitorOfStory;
  /** What follows when nothing stands against the slip: why it isn't sent, or what is heard of it. */
  readonly placed?: PlaceObstacle | readonly BetSlipEvent[];
}

/** What keeps the slip in a story, as the server does on the site. */
export interface SlipDesk {
  readonly slip: () => BetSlip;
  readonly data: () => BetSlipData;
  readonly sums: () => BetSlipSums;
  readonly answer: (form: FormData) => BetSlipAnswer;
}

/** A desk with the slip of the story; an empty one when it has none. */
export function slipDesk(
  { slip: start = emptySlip, events = () => [], owner = BETTOR, placed }: Partial<SlipOfStory> = {},
  facts: StoryFacts,
): SlipDesk {
  const { brand, texts } = facts;
  let slip = start(facts);
  const change = (happened: readonly BetSlipEvent[]) => {
    slip = happened.reduce(reduceBetSlip, slip);
  };
  const rules = {
    minStake: minorUnits(brand.minStake),
    maxStake: minorUnits(brand.maxStake),
    minSelectionsMultiple: brand.minSelectionsMultiple,
    balance: owner.balance === null ? null : minorUnits(owner.balance),
  };

  function place(): PlaceObstacle | null {
    const problems = slipProblems(slip, rules);
    if (problems.length > 0) return { kind: 'problems', problems };
    if (owner.feed !== 'up') return { kind: 'feedDown' };
    if (placed && 'kind' in placed) return placed;
    change([{ kind: 'placementStarted', intentId: slip.intentId }, ...(placed ?? [])]);
    return null;
  }

  function press(form: FormData): void {
    const tap = parseTap(form.get(TAP_FIELD));
    const found = tap && findOutcome(events(facts), tap.outcomeId);
    if (tap && found) {
      const selection = selectionOf(found, tap.seen);
      change([{ kind: 'selectionTapped', selection, isEventShown: true, at: STORY_NOW }]);
    }
    const button = parseButton(form);
    const press = { now: STORY_NOW, page: String(form.get('returnTo')), nextIntentId: NEXT_INTENT };
    if (button) change(slipButtonEvents(button, slip, press));
  }

  return {
    slip: () => slip,
    data: () => ({
      slip,
      rules,
      isLoggedIn: owner.isLoggedIn,
      freeBets: [],
      kept: [],
      quickStakes: brand.quickStakes.map(minorUnits),
      stakeKeypad: brand.stakeKeypad,
      minDeposit: minorUnits(brand.deposit.minimum),
      maxDeposit: minorUnits(brand.deposit.maximum),
      texts: texts['bet-slip'],
      now: STORY_NOW,
    }),
    sums() {
      const { stake, odds, potentialReturn } = slipTotals(slip);
      return {
        pick: stake === 0 ? newestPick(slip) : null,
        totalOdds: odds && formatExactOdds(odds, '.'),
        potentialReturn: formatMoney(potentialReturn, brand),
      };
    },
    answer(form) {
      const entries = stakeEntries(form, brand);
      change([...choiceEvents(form), ...entries.events]);
      if (form.has(PLACE_FIELD)) {
        const { intentId } = slip;
        change([{ kind: 'shownAccepted', intentId, shown: shownOutcomes(form) }]);
        const isUnread = entries.unread.length > 0;
        const obstacle = isUnread ? { kind: 'problems' as const, problems: [] } : place();
        return { unread: entries.unread, obstacle };
      }
      press(form);
      return { unread: entries.unread, obstacle: null };
    },
  };
}
