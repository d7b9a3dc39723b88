import type {
  BetSlipEvent,
  FreeBetEvent,
  PicksChanged,
  SelectionOffered,
} from '../../bet-slip/bet-slip-event.ts';
import type { BetSlipStep, BetSlipWarning, TicketType } from '../../bet-slip/bet-slip-types.ts';
import { eligible, hasEnded, isOffSale, type Leg, legOf, takes } from './model-leg.ts';
import { applyAnswer, applyPlacement, bringNews, disablesAll } from './model-placement.ts';

/** All but what becomes of free bets and of the parts of custom bets, which have tests of their own. */
export type ModelledEvent = Exclude<BetSlipEvent, FreeBetEvent | PicksChanged>;

const MOST_LEGS = 30;
const WARNING_MS = 4_000;
const RESULT_MS = 10_000;
const ENDED_MS = 600_000;

/**
 * The bet slip a second time, written from the specification and its readings, not from the reducer:
 * plain fields, changed in place. A test holds the reducer against it. Source: 3§2 to 3§5, 3§8.
 */
export class SlipModel {
  step: BetSlipStep = 'initial';
  type: TicketType = 'singles';
  legs: Leg[] = [];
  stake: number | null = null;
  ticket: string | null = null;
  isExpanded = false;
  choice: 'any' | 'better' | 'none' = 'better';
  attempt: string;
  before: string | null = null;
  warning: { code: BetSlipWarning; at: number } | null = null;
  offered: Leg | null = null;
  seen: { at: number; page: string } | null = null;

  constructor(attempt: string) {
    this.attempt = attempt;
  }

  /** The common result of the bets: unknown while one is pending. Source: 3§4. */
  get result(): 'none' | 'success' | 'mixed' | 'error' {
    if (this.step !== 'result') return 'none';
    const won = this.legs.filter(({ bet }) => bet?.status === 'accepted').length;
    if (won === this.legs.length) return 'success';
    return won > 0 ? 'mixed' : 'error';
  }

  happens(event: ModelledEvent): void {
    switch (event.kind) {
      case 'selectionTapped':
      case 'selectionAdded':
        return this.#offerLeg(event);
      case 'unpricedTapped':
        return this.#tapUnpriced(event);
      case 'selectionsAdded':
        return this.#offerAll(event);
      case 'selectionRemoved':
        return this.isSent() ? undefined : this.#keep(({ id }) => id !== event.outcomeId);
      case 'stakeEntered':
        return this.#enter(event.target, event.stake);
      case 'ticketTypeChosen':
        return this.#choose(event.ticketType);
      case 'expandedToggled':
        this.isExpanded = !this.isExpanded;
        return;
      case 'shownAccepted':
        return this.#agree(event);
      case 'oddsChangeChosen':
        this.choice = event.choice;
        return;
      case 'cleared':
        if (this.step !== 'waiting') this.empty(event.nextIntentId, this.before);
        return;
      case 'warningExpired':
        if (this.warning && event.now >= this.warning.at + WARNING_MS) this.warning = null;
        return;
      case 'removalDue':
        return this.#removeEnded(event.now);
      case 'resultSeen':
        if (this.step === 'result' && event.intentId === this.attempt)
          this.seen ??= { at: event.at, page: event.page };
        return;
      case 'resultExpired':
        if (this.#mayGiveWay() && event.now - (this.seen?.at ?? 0) >= RESULT_MS)
          this.#giveWay(event.nextIntentId);
        return;
      case 'pageOpened':
        if (this.#mayGiveWay() && event.page !== this.seen?.page) this.#giveWay(event.nextIntentId);
        return;
      case 'placementAnswered':
      case 'placementRejected':
        return applyAnswer(this, event);
      case 'placementStarted':
      case 'ticketSettled':
      case 'ticketNotConfirmed':
      case 'placementLost':
      case 'placementVoided':
      case 'resultDismissed':
        return applyPlacement(this, event);
      default:
        bringNews(this.legs, event);
        this.forceSingles();
    }
  }

  /** Whether the slip is out of the bettor's hands: sent, answered or lost. */
  isSent(): boolean {
    return this.step !== 'initial' && this.step !== 'settingBet';
  }

  /** One item forces singles; so do items that can't be combined any more. Source: 3§4, 3§5. */
  forceSingles(): void {
    if (this.step === 'settingBet' && eligible(this.legs) < 2) this.type = 'singles';
  }

  /** The slip in the bettor's hands with these legs. The second eligible one makes a multiple. */
  set(legs: Leg[]): void {
    const could = eligible(this.legs) >= 2;
    const can = eligible(legs) >= 2;
    if (!can) this.type = 'singles';
    else if (!could) this.type = 'multiple';
    this.legs = legs;
    this.step = legs.length === 0 ? 'initial' : 'settingBet';
    if (legs.length === 0) this.stake = null;
    else this.before = null;
    this.ticket = null;
    this.offered = null;
    this.seen = null;
  }

  /** A new slip in place of this one. */
  empty(attempt: string, before: string | null): void {
    this.set([]);
    this.isExpanded = false;
    this.warning = null;
    this.before = before;
    this.attempt = attempt;
  }

  #warn(code: BetSlipWarning, at: number): void {
    this.warning = { code, at };
  }

  #offerLeg({ kind, selection, isEventShown, at }: SelectionOffered): void {
    const id = selection.outcomeId;
    const held = this.legs.find((leg) => leg.id === id);
    if (this.isSent() && kind === 'selectionTapped') this.isExpanded = !this.isExpanded;
    if (this.step === 'waiting') return this.#warn('betUnderWay', at);
    if (this.isSent()) {
      const isOpenEnd = held?.bet?.status === 'pending' || held?.bet?.status === 'notConfirmed';
      if (held && (this.step === 'disconnected' || isOpenEnd)) return this.#warn('betUnderWay', at);
    } else if (held) {
      if (kind === 'selectionTapped') this.#keep((leg) => leg !== held);
      return;
    }
    if (!isEventShown) return this.#warn('eventNotShown', at);
    if (isOffSale(legOf(selection))) return this.#warn('outcomeNotActive', at);
    if (this.isSent()) {
      this.offered = legOf(selection);
      this.warning = null;
    } else if (this.legs.length >= MOST_LEGS) this.#warn('tooManySelections', at);
    else this.set([...this.legs, legOf(selection)]);
  }

  #tapUnpriced({ outcomeId, at }: Extract<BetSlipEvent, { kind: 'unpricedTapped' }>): void {
    if (this.isSent()) this.isExpanded = !this.isExpanded;
    else if (this.legs.some(({ id }) => id === outcomeId))
      return this.#keep(({ id }) => id !== outcomeId);
    this.#warn(this.step === 'waiting' ? 'betUnderWay' : 'outcomeNotActive', at);
  }

  #offerAll(event: Extract<BetSlipEvent, { kind: 'selectionsAdded' }>): void {
    const { offered, isIncomplete, at } = event;
    const add = (each: (typeof offered)[number]) =>
      this.#offerLeg({ kind: 'selectionAdded', ...each, at });
    if (this.isSent()) {
      if (offered[0]) add(offered[0]);
      return;
    }
    const open = offered.filter((each) => each.isEventShown && !isOffSale(legOf(each.selection)));
    open.forEach(add);
    this.#choose('multiple');
    if (isIncomplete || open.length < offered.length) this.#warn('someLeftOut', at);
  }

  #keep(isKept: (leg: Leg) => boolean): void {
    const kept = this.legs.filter(isKept);
    if (kept.length === this.legs.length) return;
    this.set(kept);
    // What refused the whole slip says nothing of what is left of it.
    for (const leg of this.legs) if (leg.bet && disablesAll(leg.bet)) leg.bet = null;
  }

  #enter(target: 'multiple' | { readonly outcomeId: string }, stake: number | null): void {
    if (this.step !== 'settingBet') return;
    if (target === 'multiple') {
      if (this.stake !== stake) this.forget();
      this.stake = stake;
      return;
    }
    const leg = this.legs.find(({ id }) => id === target.outcomeId);
    if (!leg || leg.stake === stake) return;
    leg.stake = stake;
    leg.bet = null;
  }

  /** Forgets why an earlier attempt was refused. */
  forget(): void {
    for (const leg of this.legs) leg.bet = null;
  }

  #choose(type: TicketType): void {
    if (this.step !== 'settingBet' || type === this.type) return;
    if (type === 'multiple' && eligible(this.legs) < 2) return;
    this.type = type;
    this.forget();
  }

  #agree({ intentId, shown }: Extract<BetSlipEvent, { kind: 'shownAccepted' }>): void {
    if (this.step !== 'settingBet' || intentId !== this.attempt) return;
    for (const leg of this.legs) {
      const { odds, outcomeName } =
        shown.find(({ outcomeId }) => outcomeId === leg.id) ?? leg.agreed;
      const seen = { odds, outcomeName };
      const agreed = takes(this.choice, seen, leg.latest) ? leg.latest : seen;
      const isSame =
        agreed.odds === leg.agreed.odds && agreed.outcomeName === leg.agreed.outcomeName;
      if (!isSame) leg.bet = null;
      leg.agreed = agreed;
    }
  }

  #removeEnded(now: number): void {
    if (this.step !== 'settingBet') return;
    for (const leg of this.legs) if (hasEnded(leg)) leg.removeAt ??= now + ENDED_MS;
    const count = this.legs.length;
    this.#keep((leg) => !hasEnded(leg) || (leg.removeAt ?? now) > now);
    if (this.legs.length < count) this.#warn('someEnded', now);
  }

  /** What was tapped beside the result is not lost. */
  #giveWay(attempt: string): void {
    const tapped = this.offered;
    this.empty(attempt, this.attempt);
    if (tapped) this.set([tapped]);
  }

  /** A result that was seen gives way by itself, unless a bet has no end or the account can't bet. */
  #mayGiveWay(): boolean {
    const isOpen = this.legs.some(
      ({ bet }) => bet?.status === 'notConfirmed' || bet?.code === 'BLOCKED_USER_BY_LIMIT',
    );
    return this.step === 'result' && this.seen !== null && !isOpen;
  }
}
