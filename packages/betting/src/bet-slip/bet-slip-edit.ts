import type {
  BetSlipEdit,
  SelectionOffered,
  SelectionsAdded,
  ShownOutcome,
  StakeTarget,
  UnpricedTapped,
} from './bet-slip-event.ts';
import { offer } from './placing/bet-slip-result.ts';
import { isStakeFixed } from './free-bets/free-stake.ts';
import { hasChanged, isInactive, mapSelections, withSelections } from './bet-slip-selections.ts';
import { isPlaced } from './bet-slip-step.ts';
import type { BetSlip, BetSlipWarning, Selection, TicketType } from './bet-slip-types.ts';
import { countEligible } from './combination.ts';
import { acceptsOddsChange, type OddsChangeChoice } from './odds-change.ts';
import { isFull } from './selection-limit.ts';
import { WARNING_SHOWN_MS } from './warning-time.ts';
import type { MinorUnits } from '../base/money.ts';

function toggleExpanded(slip: BetSlip): BetSlip {
  return { ...slip, isExpanded: !slip.isExpanded };
}

function hasOutcome(slip: BetSlip, outcomeId: string): boolean {
  return slip.selections.some((selection) => selection.outcomeId === outcomeId);
}

/** Why a selection can't join the slip; null when it can. Source: 3§5. */
function refusalOf(
  slip: BetSlip,
  selection: Selection,
  isEventShown: boolean,
): BetSlipWarning | null {
  if (!isEventShown) return 'eventNotShown';
  if (isInactive(selection)) return 'outcomeNotActive';
  return isFull(slip) ? 'tooManySelections' : null;
}

function add(slip: BetSlip, edit: SelectionOffered): BetSlip {
  const { selection, isEventShown, at } = edit;
  if (isPlaced(slip)) return afterPlacing(slip, edit);
  if (hasOutcome(slip, selection.outcomeId)) return withOriginal(slip, selection);
  const code = refusalOf(slip, selection, isEventShown);
  return code === null
    ? withSelections(slip, [...slip.selections, selection])
    : { ...slip, warning: { code, shownAt: at } };
}

/**
 * The slip whose selection of the same outcome names the ticket that it repeats as well: the bet then
 * repeats that ticket as a whole. Its price and its stake stay.
 */
function withOriginal(slip: BetSlip, { outcomeId, replicate }: Selection): BetSlip {
  if (!replicate) return slip;
  const isSame = ({ replicate: known }: Selection) =>
    known?.ticketId === replicate.ticketId && known.type === replicate.type;
  return mapSelections(slip, (selection) =>
    selection.outcomeId === outcomeId && !isSame(selection)
      ? { ...selection, replicate }
      : selection,
  );
}

/**
 * The slip with a ready-made multiple beside what stands on it. What is no longer open is left out, and
 * a warning says so. A second time changes nothing but the chosen type of ticket.
 */
function addAll(slip: BetSlip, { offered, isIncomplete, at }: SelectionsAdded): BetSlip {
  const [first] = offered;
  if (isPlaced(slip)) {
    return first ? afterPlacing(slip, { kind: 'selectionAdded', ...first, at }) : slip;
  }
  const isOpen = ({ selection, isEventShown }: (typeof offered)[number]) =>
    isEventShown && !isInactive(selection);
  const open = offered.filter(isOpen);
  const added = open.reduce<BetSlip>(
    (before, each) => add(before, { kind: 'selectionAdded', ...each, at }),
    slip,
  );
  const multiple = chooseTicketType(added, 'multiple');
  return isIncomplete || open.length < offered.length
    ? { ...multiple, warning: { code: 'someLeftOut', shownAt: at } }
    : multiple;
}

function remove(slip: BetSlip, outcomeId: string): BetSlip {
  if (isPlaced(slip) || !hasOutcome(slip, outcomeId)) return slip;
  const rest = slip.selections.filter((selection) => selection.outcomeId !== outcomeId);
  return withSelections(slip, rest);
}

/**
 * A tap on a placed slip adds no selection. While the bet is under way it shows a warning; with a
 * result or a lost answer it offers a new slip.
 */
function afterPlacing(slip: BetSlip, edit: SelectionOffered): BetSlip {
  if (slip.step !== 'waiting') return offer(slip, edit);
  return { ...slip, warning: { code: 'betUnderWay', shownAt: edit.at } };
}

/**
 * The slip after a tap. The outcome is added, or removed when it is already there. A placed slip is
 * expanded or collapsed instead. Source: 3§2.
 */
function tap(slip: BetSlip, edit: SelectionOffered): BetSlip {
  if (isPlaced(slip)) return afterPlacing(toggleExpanded(slip), edit);
  const { outcomeId } = edit.selection;
  return hasOutcome(slip, outcomeId) ? remove(slip, outcomeId) : add(slip, edit);
}

/**
 * The slip after a tap on an outcome that nobody can price. It is removed when it is there; otherwise a
 * warning says why it can't be added. Source: 3§2.
 */
function tapUnpriced(slip: BetSlip, { outcomeId, at }: UnpricedTapped): BetSlip {
  if (!isPlaced(slip) && hasOutcome(slip, outcomeId)) return remove(slip, outcomeId);
  const code = slip.step === 'waiting' ? 'betUnderWay' : 'outcomeNotActive';
  const shown = isPlaced(slip) ? toggleExpanded(slip) : slip;
  return { ...shown, warning: { code, shownAt: at } };
}

function enterStake(slip: BetSlip, target: StakeTarget, stake: MinorUnits | null): BetSlip {
  if (slip.step !== 'settingBet' || isStakeFixed(slip, target)) return slip;
  if (target === 'multiple') {
    const unjudged = mapSelections(slip, withoutResult);
    return slip.stakeMultiple === stake ? slip : { ...unjudged, stakeMultiple: stake };
  }
  return mapSelections(slip, (selection) =>
    selection.outcomeId === target.outcomeId && selection.stake !== stake
      ? { ...selection, stake, result: null }
      : selection,
  );
}

function withoutResult(selection: Selection): Selection {
  return selection.result === null ? selection : { ...selection, result: null };
}

function chooseTicketType(slip: BetSlip, ticketType: TicketType): BetSlip {
  if (slip.step !== 'settingBet' || slip.ticketType === ticketType) return slip;
  if (ticketType === 'multiple' && countEligible(slip.selections) < 2) return slip;
  return { ...mapSelections(slip, withoutResult), ticketType, freeBetRefusals: undefined };
}

/**
 * The selection at the price that the form showed, or at the latest one where the bettor's choice
 * covers the difference. With the latest price of a custom bet the bettor takes its parts as they are now.
 */
function confirmed(
  selection: Selection,
  shown: readonly ShownOutcome[],
  choice: OddsChangeChoice,
): Selection {
  const { latest, placed } = selection;
  const seen = shown.find(({ outcomeId }) => outcomeId === selection.outcomeId) ?? placed;
  const isSameName = seen.outcomeName === latest.outcomeName;
  const isCovered = isSameName && acceptsOddsChange(choice, seen.odds, latest.odds);
  const agreed = isCovered ? latest : { odds: seen.odds, outcomeName: seen.outcomeName };
  const isSame = agreed.odds === placed.odds && agreed.outcomeName === placed.outcomeName;
  const parted = isCovered ? withLatestPicks(selection) : selection;
  return isSame ? parted : { ...parted, placed: agreed, result: null };
}

function withLatestPicks(selection: Selection): Selection {
  if (!selection.picks?.some(hasChanged)) return selection;
  return {
    ...selection,
    picks: selection.picks.map((pick) => ({ ...pick, placed: pick.latest })),
  };
}

function confirmShown(slip: BetSlip, shown: readonly ShownOutcome[]): BetSlip {
  if (slip.step !== 'settingBet') return slip;
  return mapSelections(slip, (selection) => confirmed(selection, shown, slip.oddsChange));
}

/**
 * The slip after an action of the bettor. While a bet is under way, only its expanded state and its
 * warning can change.
 */
export function reduceEdit(slip: BetSlip, edit: BetSlipEdit): BetSlip {
  switch (edit.kind) {
    case 'selectionTapped':
      return tap(slip, edit);
    case 'unpricedTapped':
      return tapUnpriced(slip, edit);
    case 'selectionAdded':
      return add(slip, edit);
    case 'selectionsAdded':
      return addAll(slip, edit);
    case 'selectionRemoved':
      return remove(slip, edit.outcomeId);
    case 'stakeEntered':
      return enterStake(slip, edit.target, edit.stake);
    case 'ticketTypeChosen':
      return chooseTicketType(slip, edit.ticketType);
    case 'expandedToggled':
      return toggleExpanded(slip);
    case 'shownAccepted':
      return slip.intentId === edit.intentId ? confirmShown(slip, edit.shown) : slip;
    case 'oddsChangeChosen':
      return slip.oddsChange === edit.choice ? slip : { ...slip, oddsChange: edit.choice };
    case 'cleared':
      return slip.step === 'waiting'
        ? slip
        : {
            ...withSelections(slip, []),
            isExpanded: false,
            warning: null,
            intentId: edit.nextIntentId,
          };
    case 'warningExpired': {
      const isOver = slip.warning !== null && edit.now - slip.warning.shownAt >= WARNING_SHOWN_MS;
      return isOver ? { ...slip, warning: null } : slip;
    }
  }
}
