import * as captcha from '../contract/account/captcha.ts';
import * as geography from '../contract/account/geography.ts';
import * as users from '../contract/account/users.ts';
import * as bets from '../contract/bets/bets.ts';
import * as cashOut from '../contract/bets/cash-out.ts';
import * as replication from '../contract/bets/replication.ts';
import * as customBets from '../contract/bet-slip/custom-bets.ts';
import * as freeBets from '../contract/bet-slip/free-bets.ts';
import * as limits from '../contract/bet-slip/limits.ts';
import * as tickets from '../contract/bet-slip/tickets.ts';
import * as casino from '../contract/casino/casino-games.ts';
import * as giveaway from '../contract/promotions/giveaway.ts';
import * as flags from '../contract/shell/flags.ts';
import * as ipLookup from '../contract/shell/ip-lookup.ts';
import * as feed from '../contract/sportsbook/feed.ts';
import { OUTCOME_STATUS } from '../contract/sportsbook/catalogue.ts';
import * as deposits from '../contract/wallet/deposits.ts';
import * as transactions from '../contract/wallet/transactions.ts';
import {
  always,
  dayOf,
  forSample,
  given,
  matchSample,
  type EndpointRule,
  type InputRule,
  type InputSettings,
} from './input-rule.ts';
import type { Answers } from './samples.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function betOf(answers: Answers, kind?: cashOut.CashOutKind) {
  const types: readonly number[] | undefined = kind && cashOut.CASH_OUT_BET_TYPES[kind];
  return answers
    .of(bets.betsByRange)
    ?.results.find(({ betType }) => types === undefined || types.includes(betType));
}

const forBet = (kind?: cashOut.CashOutKind): InputRule => ({
  needs: kind
    ? `a bet of the test account that is cashed out as ${kind}`
    : 'a bet of the test account',
  inputs: (answers) => {
    const found = betOf(answers, kind);
    return given(found && { params: { id: found.betNumber } });
  },
});
const forTicket: InputRule = {
  needs: 'a ticket of the test account',
  inputs: (answers) => {
    const id = answers.of(tickets.lastTicketIds)?.data[0]?.ticketId;
    return given(id === undefined ? undefined : { params: { id } });
  },
};
const forTransaction = (method?: number): InputRule => ({
  needs: method === undefined ? 'a transaction of the test account' : 'a Pix deposit of it',
  inputs: (answers) => {
    const rows = answers.of(transactions.transactionsByUser)?.data.results ?? [];
    const found = rows.find(
      ({ type, paymentMethod }) =>
        method === undefined ||
        (paymentMethod === method && type === transactions.TRANSACTION_TYPE.deposit),
    );
    return given(found && { params: { id: found.transactionId } });
  },
});
const customBet = (least: number): InputRule => ({
  needs: 'a match with markets for custom bets',
  inputs: (answers) => {
    const found = matchSample(answers)?.match.id;
    const markets = answers.of(customBets.availableSelections)?.data.markets ?? [];
    const picks = markets.flatMap(({ id, specifiers, outcomes }) => {
      const outcome = outcomes.find(({ active }) => active === OUTCOME_STATUS.active);
      return outcome
        ? [{ outcomeId: outcome.outcomeId, marketId: id, specifiers: specifiers ?? '' }]
        : [];
    });
    if (found === undefined || picks.length < least) return undefined;
    return [{ body: { urnEvent: found, marketPunterSelections: picks.slice(0, least) } }];
  },
});

function stateOf(answers: Answers): string | undefined {
  return answers.of(geography.geography.states)?.data[0]?.id;
}

function cityOf(answers: Answers): string | undefined {
  return answers.of(geography.geography.cities)?.data[0]?.id;
}

const spin = always({ query: { promotionType: giveaway.SPIN_PROMOTIONS[0] } });

const forFreeBet: InputRule = {
  needs: 'a free bet of the test account, and a match',
  inputs: (answers) => {
    const freeBet = answers.of(freeBets.userFreeBets)?.data[0];
    const found = matchSample(answers);
    const outcome = found?.market.outcomes[0];
    if (!freeBet || !found || !outcome) return undefined;
    const leg = {
      GroupId: 1,
      EventId: found.match.id,
      MarketId: found.market.id,
      Specifiers: found.market.specifiers ?? '',
      SelectionId: outcome.id,
      TournamentId: found.match.tournamentId,
      Odds: outcome.odds,
    };
    const body = { FreeBetId: freeBet.freeBetId, BetType: 1, Odds: outcome.odds, Legs: [leg] };
    return [{ body }];
  },
};

const forChallenge: InputRule = {
  needs: 'a challenge of the captcha',
  inputs: (answers) => {
    const id = answers.of(captcha.openChallenge)?.data.id;
    return given(id === undefined ? undefined : { params: { id } });
  },
};

/** What the calls of the account, the shell and the wallet are asked with. */
export function accountInputs({ now }: InputSettings): readonly EndpointRule[] {
  return [
    [
      feed.feedTopics.betWon,
      {
        needs: 'the id of the test account',
        inputs: (answers) => {
          const userId = answers.of(users.userDetails)?.data.id;
          return given(userId === undefined ? undefined : { params: { userId } });
        },
      },
    ],
    [captcha.challengePicture, forChallenge],
    [captcha.challengeSound, forChallenge],
    [flags.flag, always(...flags.FLAG_NAMES.map((name) => ({ params: { name }, label: name })))],
    [ipLookup.publicAddress, always({ query: { format: 'json' } })],
    [
      geography.geography.cities,
      {
        needs: 'a state',
        inputs: (answers) => {
          const id = stateOf(answers);
          return given(id === undefined ? undefined : { query: { state: id } });
        },
      },
    ],
    [
      geography.geography.regions,
      {
        needs: 'a state with a city',
        inputs: (answers) => {
          const [stateId, cityId] = [stateOf(answers), cityOf(answers)];
          if (stateId === undefined || cityId === undefined) return undefined;
          return [{ query: { state: stateId, city: cityId } }];
        },
      },
    ],
    [
      transactions.transactionsByUser,
      always({ query: { pageNumber: 1, pageSize: 10, transactionTypeWallet: -1 } }),
    ],
    [deposits.pixTransaction, forTransaction(transactions.PAYMENT_METHOD_NUMBER.pix)],
    [deposits.bankTransaction, forTransaction()],
    [
      bets.betsByRange,
      always({
        query: {
          'PaginationQuery.PageNumber': 1,
          initialDate: dayOf(now - 30 * DAY_MS),
          finalDate: dayOf(now + DAY_MS),
        },
      }),
    ],
    [tickets.lastTicketIds, always({ query: { numberOfTickets: 1 } })],
    [tickets.ticketStatus.v1, forTicket],
    [tickets.ticketStatus.v2, forTicket],
    [cashOut.calculateCashOut.single, forBet('single')],
    [cashOut.calculateCashOut.multiple, forBet('multiple')],
    [cashOut.calculateCashOut.customBet, forBet('customBet')],
    [
      cashOut.cashOutStatus,
      {
        needs: 'a bet of the test account that can be cashed out now',
        inputs: (answers) => {
          const id = answers.of(cashOut.calculateCashOut.single)?.data.cashoutId;
          return given(id === undefined ? undefined : { params: { id } });
        },
      },
    ],
    [replication.ownReplicationData, forBet()],
    [
      customBets.availableSelections,
      forSample(undefined, ({ match }) => ({ params: { eventId: match.id } })),
    ],
    [customBets.calculateFilter, customBet(1)],
    [customBets.calculateOdds, customBet(2)],
    [
      limits.checkLimits,
      forSample(undefined, ({ match }) => ({
        body: { tickets: [{ stake: 1, eventIds: [match.id] }] },
      })),
    ],
    [freeBets.validateFreeBet, forFreeBet],
    [casino.playedRounds, always({ query: { page: 1, size: 10 } })],
    [
      giveaway.notificationStatus,
      always({ query: { notificationType: giveaway.NOTIFICATION_TYPES[0], date: dayOf(now) } }),
    ],
    [giveaway.spinWindow, spin],
    [giveaway.spinWindowPublic, spin],
  ];
}
