import type { PlacementRejection } from '../../bet-slip/bet-slip-event.ts';
import type { BetSlip, Selection } from '../../bet-slip/bet-slip-types.ts';
import { ODDS_CHANGE_CHOICES } from '../../bet-slip/odds-change.ts';
import {
  LIMIT_CODES,
  OWN_LIMIT_CODES,
  PLACEMENT_ERROR_CODES,
} from '../../bet-slip/placing/placement-error.ts';
import { minorUnits } from '../../base/money.ts';
import { type Odds, oddsFromThousandths } from '../../base/odds.ts';
import { aSelection, KICK_OFF } from '../fixtures.ts';
import type { Draw } from './draw.ts';
import type { ModelledEvent } from './slip-model.ts';

const CODES = [
  'ODDS_DIFFERENCE_TOO_HIGH',
  ...PLACEMENT_ERROR_CODES,
  ...LIMIT_CODES,
  ...OWN_LIMIT_CODES,
  'INSUFFICIENT_BALANCE',
  'NOT_PLACED',
  'REJECTED',
] as const;
const OVERTIME = ['219', '223', '225', '1'] as const;
/** Outcomes on offer: more than a slip holds. */
const OUTCOMES = 44;
const PAGES = ['/esportes', '/bet-slip'] as const;

function eventIdOf(n: number): string {
  if (n % 13 === 0) return `sr:season:${n}`;
  if (n % 11 === 0) return `sr:stage:${n}`;
  return n % 5 === 0 ? `bg:match:${n}` : `sr:match:${n % 20}`;
}

/** An outcome of a season, a stage, a match of football or basketball, or a custom bet. */
function selectionOf(n: number, draw: Draw): Selection {
  const seen = { odds: oddsOf(draw), outcomeName: 'Flamengo' };
  return aSelection(n, {
    eventId: eventIdOf(n),
    provider: n % 5 === 0 ? 'two' : 'one',
    bookingStatus: n % 2 === 0 ? 'booked' : 'notBooked',
    sportId: n % 3 === 0 ? 'sr:sport:2' : 'sr:sport:1',
    marketTypeId: OVERTIME[Math.floor(n / 20) % 3] ?? '1',
    isCustom: n % 7 === 0,
    outcomeActive: !draw.chance(0.03),
    placed: seen,
    latest: draw.chance(0.1) ? { ...seen, odds: oddsOf(draw) } : seen,
  });
}

function oddsOf(draw: Draw): Odds {
  return oddsFromThousandths(1_000 + 50 * draw.below(60));
}

/**
 * The next event for a slip: any kind at any time, most often about what stands on the slip, so that
 * the walk gets far. `spread` is how many outcomes are in play.
 */
export function drawEvent(slip: BetSlip, draw: Draw, spread = OUTCOMES): ModelledEvent {
  const anyone = () => draw.below(spread);
  const held = () => slip.selections[draw.below(slip.selections.length)];
  const own = <Fact>(of: (selection: Selection) => Fact, otherwise: (n: number) => Fact): Fact => {
    const selection = draw.chance(0.8) ? held() : undefined;
    return selection ? of(selection) : otherwise(anyone());
  };
  const outcomeId = () =>
    own(
      ({ outcomeId: id }) => id,
      (n) => `o${n}`,
    );
  const eventId = () => own(({ eventId: id }) => id, eventIdOf);
  const marketId = () =>
    own(
      ({ marketId: id }) => id,
      (n) => `m${n}`,
    );
  const intentId = draw.chance(0.9) ? slip.intentId : `i${draw.below(4)}`;
  const nextIntentId = `i${draw.below(4)}`;
  const ticketId = () =>
    own(
      ({ result }) => result?.ticketId ?? `t${draw.below(5)}`,
      () => `t${draw.below(5)}`,
    );
  const ofOneOrAll = () => (draw.chance(0.3) ? null : outcomeId());
  const several = <Item>(most: number, item: () => Item): Item[] =>
    Array.from({ length: draw.below(most + 1) }, item);
  const rejection = (): PlacementRejection => ({
    outcomeId: ofOneOrAll(),
    code: draw.pick(CODES),
    ...(draw.chance(0.7) ? { suggestedOdds: oddsOf(draw) } : {}),
    ...(draw.chance(0.5) ? { allowedStake: minorUnits(draw.below(5_000)) } : {}),
  });
  const offer = () => {
    const isEventShown = !draw.chance(0.05);
    return { selection: selectionOf(anyone(), draw), isEventShown };
  };
  const at = draw.below(10_000);

  const kind = draw.below(100);
  if (kind < 1) return { kind: 'unpricedTapped', outcomeId: outcomeId(), at };
  if (kind < 20) {
    const name = draw.pick(['selectionTapped', 'selectionAdded', 'selectionAdded']);
    return { kind: name, ...offer(), at };
  }
  if (kind < 22)
    return {
      kind: 'selectionsAdded',
      offered: several(4, offer),
      isIncomplete: draw.chance(0.2),
      at,
    };
  if (kind < 25) return { kind: 'selectionRemoved', outcomeId: outcomeId() };
  if (kind < 32) {
    const target = draw.chance(0.4) ? 'multiple' : { outcomeId: outcomeId() };
    const stake = draw.chance(0.1) ? null : minorUnits(100 * draw.below(40));
    return { kind: 'stakeEntered', target, stake };
  }
  if (kind < 36)
    return { kind: 'ticketTypeChosen', ticketType: draw.pick(['singles', 'multiple']) };
  if (kind < 37) return { kind: 'expandedToggled' };
  if (kind < 41) {
    const shown = several(3, () => {
      const selection = draw.chance(0.9) ? held() : undefined;
      const outcomeName = draw.chance(0.9) ? 'Flamengo' : 'Vasco';
      return selection && draw.chance(0.7)
        ? { outcomeId: selection.outcomeId, ...selection.latest }
        : { outcomeId: outcomeId(), odds: oddsOf(draw), outcomeName };
    });
    return { kind: 'shownAccepted', intentId, shown };
  }
  if (kind < 43) return { kind: 'oddsChangeChosen', choice: draw.pick(ODDS_CHANGE_CHOICES) };
  if (kind === 43) return { kind: 'cleared', nextIntentId };
  if (kind < 46) return { kind: 'warningExpired', now: draw.below(20_000) };
  if (kind < 48) return { kind: 'removalDue', now: draw.pick([KICK_OFF, KICK_OFF + 900_000]) };
  if (kind < 51) return { kind: 'resultSeen', intentId, at, page: draw.pick(PAGES) };
  if (kind < 52) return { kind: 'resultExpired', now: draw.below(30_000), nextIntentId };
  if (kind < 53) return { kind: 'pageOpened', page: draw.pick(PAGES), nextIntentId };
  if (kind < 58) {
    const name = draw.chance(0.1) ? { outcomeName: draw.pick(['Flamengo', 'Vasco']) } : {};
    return { kind: 'oddsChanged', outcomeId: outcomeId(), odds: oddsOf(draw), ...name };
  }
  if (kind < 61) {
    const status = draw.pick(['active', 'active', 'active', 'suspended', 'inactive', 'closed']);
    return { kind: 'marketStatusChanged', marketId: marketId(), status };
  }
  if (kind < 64)
    return { kind: 'outcomeStatusChanged', outcomeId: outcomeId(), isActive: draw.chance(0.8) };
  if (kind < 67) {
    const name = draw.pick(['eventStarted', 'eventLeftLive', 'coverageLost']);
    return { kind: name, eventId: eventId() };
  }
  if (kind === 67) {
    const marketIds = draw.chance(0.5) ? null : several(3, marketId);
    return { kind: 'betStopped', eventId: eventId(), marketIds };
  }
  if (kind === 68) return { kind: 'providerSwitchedOff', eventIds: several(2, eventId) };
  if (kind < 77) return { kind: 'placementStarted', intentId };
  if (kind < 84) {
    const ticket = () => ({ outcomeId: ofOneOrAll(), ticketId: `t${draw.below(5)}` });
    const rejections = draw.chance(0.5) ? several(3, rejection) : [];
    const tickets = draw.chance(0.7) ? several(4, ticket) : [];
    return { kind: 'placementAnswered', intentId, nextIntentId, tickets, rejections };
  }
  if (kind < 86)
    return { kind: 'placementRejected', intentId, nextIntentId, rejection: rejection() };
  if (kind < 93) {
    const status = draw.pick(['accepted', 'accepted', 'accepted', 'rejected', 'canceled']);
    const code =
      status === 'rejected' ? draw.pick(['CUSTOMER_CONFIDENCE', 'REJECTED', null]) : null;
    const finalOdds = several(2, () => ({ outcomeId: outcomeId(), odds: oddsOf(draw) }));
    return { kind: 'ticketSettled', ticketId: ticketId(), status, code, finalOdds };
  }
  if (kind < 95) return { kind: 'ticketNotConfirmed', ticketId: ticketId() };
  if (kind < 96) return { kind: 'placementLost', intentId };
  if (kind < 97) return { kind: 'placementVoided', intentId, nextIntentId };
  return { kind: 'resultDismissed', keep: draw.pick(['all', 'none', 'rejected']), nextIntentId };
}
