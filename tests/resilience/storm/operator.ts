/** What the operator answered. */
export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
}

/** A deposit or a withdrawal. A status below zero: no money moved, or it is back. */
interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly status: number;
}

/** An account at the operator, amounts in minor units. */
export interface Account {
  readonly balance: number;
  readonly movements: readonly {
    readonly key: string;
    readonly kind: string;
    /** Epoch milliseconds. */
    readonly at: number;
    readonly entries: readonly { readonly account: string; readonly amount: number }[];
  }[];
  readonly tickets: readonly {
    readonly id: string;
    readonly connectionId: string;
    readonly indexTicket: number;
    readonly stake: number;
    readonly status: number;
    readonly betStatus: number;
    readonly payout: number;
    /** Epoch milliseconds. */
    readonly createdAt: number;
    /** Epoch milliseconds; null while it waits. */
    readonly decidedAt: number | null;
  }[];
  readonly charges: readonly Payment[];
  readonly withdrawals: readonly Payment[];
}

/** Every account of the operator's ledger. */
export interface Ledger {
  readonly total: number;
  readonly accounts: readonly { readonly account: string; readonly balance: number }[];
}

/** The operator's platform as its clients call it. */
export class Operator {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Rejects when the answer is lost, as it is when the process dies. */
  async call(method: string, path: string, { token, body }: Call = {}): Promise<Answer> {
    const answer = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'feed-version': '2',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: answer.status, json: isJson ? JSON.parse(text) : null };
  }

  /** A tester's order; whether the platform took it. */
  async order(path: string, body: unknown): Promise<boolean> {
    return (await this.call('POST', `/sandbox/${path}`, { body })).status === 204;
  }

  async account(email: string): Promise<Account> {
    return (await this.call('GET', `/sandbox/books/${email}`)).json as Account;
  }

  async ledger(): Promise<Ledger> {
    return (await this.call('GET', '/sandbox/books')).json as Ledger;
  }
}
