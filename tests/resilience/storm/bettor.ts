import type { Draw } from './draw.ts';
import type { Operator } from './operator.ts';
import { registerAccount } from './register-account.ts';

interface Outcome {
  readonly outcomeId: string;
  readonly name: string;
  readonly odds: number;
}

/** A match to come with its main market, as lists show it. */
export interface Match {
  readonly id: string;
  readonly sportId: string;
  readonly producerId: number;
  readonly markets: readonly {
    readonly id: string;
    readonly name: string;
    readonly specifiers: string;
    readonly outcomes: readonly Outcome[];
  }[];
}

/** A placement as it was sent, to be sent again. */
interface Sent {
  readonly path: string;
  readonly body: { readonly connectionId: string; readonly ticketRequest: unknown };
}

/** What a bettor was told, which must stand in the operator's books whatever happens after. */
export interface Told {
  readonly tickets: Set<string>;
  readonly deposits: Set<string>;
  readonly cashOuts: Set<string>;
}

type Offer = { readonly data: { readonly cashoutId: string; readonly amount: number } };

const PLACE = '/betting/api/Ticket/v1/PlaceBet';
const CASH_OUT = '/betting/api/Cashout/v2';

/** Somebody who bets, pays and cashes out, from more than one device at once. */
export class StormBettor {
  readonly email: string;
  readonly told: Told = { tickets: new Set(), deposits: new Set(), cashOuts: new Set() };
  readonly #operator: Operator;
  readonly #draw: Draw;
  readonly #matches: () => readonly Match[];
  readonly #sent: Sent[] = [];
  readonly #singles: string[] = [];
  readonly #multiples: string[] = [];
  #token = '';
  #pixAccount = '';
  #calls = 0;

  private constructor(
    operator: Operator,
    draw: Draw,
    matches: () => readonly Match[],
    email: string,
  ) {
    this.#operator = operator;
    this.#draw = draw;
    this.#matches = matches;
    this.email = email;
  }

  /** Registers somebody new, with a confirmed account to withdraw to. */
  static async register(
    operator: Operator,
    draw: Draw,
    matches: () => readonly Match[],
  ): Promise<StormBettor> {
    const { cpf, email, token } = await registerAccount(operator);
    const bettor = new StormBettor(operator, draw, matches, email);
    bettor.#token = token;
    const account = await bettor.#call(
      'POST',
      '/payments/api/wallet/BankAccounts/PixBankAccounts',
      {
        pixKeyType: 'cpf',
        pixKey: cpf,
      },
    );
    bettor.#pixAccount = (account.json as { data: { id: string } }).data.id;
    await operator.order('bank-accounts/confirm', { id: bettor.#pixAccount });
    return bettor;
  }

  async deposit(): Promise<void> {
    const amount = this.#draw.integer(1_00, 60_00) / 100;
    const begun = await this.#call('POST', '/payments/api/pix/beginDeposit', {
      amount,
      providerId: 1,
    });
    const id = (begun.json as { data?: { transactionId: string } } | null)?.data?.transactionId;
    if (id === undefined) return;
    const pay = async () => {
      const { status } = await this.#operator.call('POST', `/bank/pix/${id}/pay`);
      if (status < 400) this.told.deposits.add(id);
    };
    await this.#onceOrTwice(pay);
  }

  async singles(): Promise<void> {
    const tickets = Array.from({ length: this.#draw.integer(1, 3) }, () => {
      const selection = this.#selection();
      if (!selection) return null;
      const { eventId, producerId, sportId, ...ticketBetSelection } = selection;
      const stake = this.#draw.integer(50, 15_00) / 100;
      return { eventId, producerId, sportId, stake, oddsChangeType: 1, ticketBetSelection };
    }).filter((ticket) => ticket !== null);
    if (tickets.length > 0) await this.#place('MultiSingle', tickets);
  }

  async multiple(): Promise<void> {
    const selections = Array.from({ length: this.#draw.integer(2, 4) }, () => this.#selection());
    const stake = this.#draw.integer(50, 15_00) / 100;
    const ticketBetSelection = selections.filter((selection) => selection !== null);
    const counterBets = ticketBetSelection.length;
    const ticket = { stake, counterBets, oddsChangeType: 1, providerId: 0, ticketBetSelection };
    if (counterBets > 0) await this.#place('Multiple', ticket);
  }

  /** Sends a placement once more, as it was or with other bets under the same connection id. */
  async repeat(): Promise<void> {
    const sent = this.#draw.pick(this.#sent);
    const other = this.#draw.pick(this.#sent);
    if (!sent || !other) return;
    const isSwapped = sent.path === other.path && this.#draw.chance(0.2);
    const { ticketRequest } = isSwapped ? other.body : sent.body;
    await this.#send({ ...sent, body: { ...sent.body, ticketRequest } });
  }

  async cashOut(): Promise<void> {
    const isSingle = this.#draw.chance(0.6);
    const kind = isSingle ? 'Single' : 'Multiple';
    const betNumber = this.#draw.pick(isSingle ? this.#singles : this.#multiples);
    if (betNumber === undefined) return;
    const quoted = await this.#call('GET', `${CASH_OUT}/Calculate/${kind}/${betNumber}`);
    if (quoted.status !== 200) return;
    const { cashoutId, amount } = (quoted.json as Offer).data;
    const taken = {
      cashoutId,
      betNumber,
      amount: this.#draw.chance(0.1) ? amount + 1 : amount,
    };
    const take = async () => {
      const { status } = await this.#call('POST', `${CASH_OUT}/Place/${kind}`, taken);
      if (status === 200) this.told.cashOuts.add(cashoutId);
    };
    await this.#onceOrTwice(take);
  }

  async withdraw(): Promise<void> {
    const begun = await this.#call('POST', '/payments/api/pix/BeginWithdrawal', {
      amount: this.#draw.integer(1_00, 20_00) / 100,
      bankAccountId: this.#pixAccount,
    });
    const id = (begun.json as { data?: { transactionId: string } } | null)?.data?.transactionId;
    if (id === undefined) return;
    const end = this.#draw.pick(['approve', 'refuse', 'fail']);
    await this.#operator.order(`withdrawals/${end}`, { transactionId: id });
  }

  async look(): Promise<void> {
    await this.#call('GET', '/payments/api/Wallet/Total/Amount/ByAccountType');
    const betNumber = this.#draw.pick(this.#singles);
    if (betNumber) await this.#call('GET', `/betting/api/Ticket/v1/TicketStatus/${betNumber}`);
  }

  /** What an operator does to bets by hand. */
  async correct(): Promise<void> {
    const betNumber = this.#draw.pick(this.#singles);
    if (betNumber === undefined) return;
    const result = this.#draw.pick(['Win', 'Lost', 'Void']);
    if (this.#draw.chance(0.5)) await this.#operator.order('bets/cancel', { betNumber });
    else {
      const legs = [{ position: 0, result }];
      await this.#operator.order('bets/resettle', { betNumber, legs });
    }
  }

  async #place(kind: string, ticketRequest: unknown): Promise<void> {
    this.#calls += 1;
    const connectionId = `${this.email}/${this.#calls}`;
    const sent: Sent = { path: `${PLACE}/${kind}`, body: { connectionId, ticketRequest } };
    this.#sent.push(sent);
    await this.#onceOrTwice(() => this.#send(sent));
  }

  async #send({ path, body }: Sent): Promise<void> {
    const { status, json } = await this.#call('POST', path, body);
    if (status !== 200) return;
    const { data } = json as { data: { validTicket: readonly { readonly ticketId: string }[] } };
    for (const { ticketId } of data.validTicket) {
      if (this.told.tickets.has(ticketId)) continue;
      this.told.tickets.add(ticketId);
      (path.endsWith('MultiSingle') ? this.#singles : this.#multiples).push(ticketId);
    }
  }

  /** Does it, sometimes twice at the same time. */
  async #onceOrTwice(work: () => Promise<void>): Promise<void> {
    await Promise.all(this.#draw.chance(0.2) ? [work(), work()] : [work()]);
  }

  #selection() {
    const match = this.#draw.pick(this.#matches());
    const market = match?.markets[0];
    const outcome = market && this.#draw.pick(market.outcomes);
    if (!match || !market || !outcome) return null;
    return wireSelection(match, market, outcome);
  }

  #call(method: string, path: string, body?: unknown) {
    return this.#operator.call(method, path, { token: this.#token, body });
  }
}

/** A selection as placements name it. */
export function wireSelection(match: Match, market: Match['markets'][number], outcome: Outcome) {
  return {
    eventId: match.id,
    producerId: match.producerId,
    sportId: match.sportId,
    marketId: market.id,
    marketName: market.name,
    specifiers: market.specifiers,
    outcomeId: outcome.outcomeId,
    outcomeName: outcome.name,
    outcomeValueAmerican: 0,
    outcomeValueDecimal: outcome.odds,
  };
}
