/** A match to come whose end is known to the platform that simulates it. */
export interface KnownMatch {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** The outcome of the match-winner market that will win, as its button names it. */
  readonly winner: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
}

const FOOTBALL = 'sr:sport:1';
/** Tennis is what the second provider offers. */
const OTHER_SPORTS = { basketball: 'sr:sport:2', tennis: 'sr:sport:5' } as const;

/** A list counts the last ten minutes down; no journey takes the other ten. */
const NOT_SOON_MS = 20 * 60 * 1000;
const HOUR = 60 * 60;
/** Longer than any football match, with its breaks. */
const MATCH_SECONDS = 3 * HOUR;

interface WireMatch {
  readonly id: string;
  readonly homeCompetitorName: string;
  readonly awayCompetitorName: string;
  readonly scheduleTime: string;
}

interface MatchEnd {
  readonly home: number;
  readonly away: number;
  readonly isAbandoned: boolean;
}

/** A bettor's account at the operator, amounts in minor units. */
export interface Books {
  readonly balance: number;
  readonly movements: readonly {
    readonly kind: 'opening' | 'deposit' | 'stake' | 'refund' | 'payout' | 'cashOut';
    readonly key: string;
    readonly entries: readonly { readonly account: string; readonly amount: number }[];
  }[];
  readonly tickets: readonly {
    readonly id: string;
    readonly connectionId: string;
    readonly stake: number;
    /** The ticket it repeats. */
    readonly replication: {
      readonly originalBetNumber: string;
      readonly isReplicatedBet: boolean;
    } | null;
  }[];
  readonly charges: readonly {
    readonly id: string;
    readonly amount: number;
    readonly status: number;
  }[];
}

/** Documents by the operator's numbers, and each step of sending them. */
export interface SentDocuments {
  readonly documents: readonly { readonly type: number; readonly status: number }[];
  readonly steps: readonly { readonly step: string; readonly outcome: string }[];
}

/** A mail that the platform sent. */
export interface Mail {
  readonly subject: string;
  readonly pin: string | null;
  readonly link: string | null;
}

type OrderBody = Readonly<Record<string, unknown>>;

/** The order that takes another one back; null for what stays done. */
function returnOf(call: string, body: OrderBody): readonly [call: string, body: OrderBody] | null {
  switch (call) {
    case 'world/odds':
      return [call, { outcomeId: body['outcomeId'], factor: 1 }];
    case 'world/suspend':
      return [call, { marketId: body['marketId'], seconds: 0 }];
    case 'world/feed':
      return [call, { up: true }];
    case 'failures':
      return ['failures/clear', {}];
    default:
      return null;
  }
}

/** The operator's side of a journey: what happens in the world, at the bank and on the wire. */
export class Platform {
  readonly #url: string;
  readonly #movesClock: boolean;
  /** The orders that take back what was ordered, by what they are about. */
  readonly #returns = new Map<string, readonly [call: string, body: OrderBody]>();

  constructor(url: string, { movesClock = true }: { readonly movesClock?: boolean } = {}) {
    this.#url = url;
    this.#movesClock = movesClock;
  }

  /** Football matches that don't start while a journey runs, with the outcome that will win. */
  async matchesToCome(count: number): Promise<readonly KnownMatch[]> {
    const data = await this.#toCome(FOOTBALL);
    const known = await Promise.all(
      data.map(async (match) => ({
        ...match,
        end: (await this.#read(`/sandbox/world/forecast/${match.id}`)) as MatchEnd,
      })),
    );
    return known
      .filter(({ end }) => !end.isAbandoned)
      .slice(0, count)
      .map(({ id, homeCompetitorName, awayCompetitorName, scheduleTime, end }) => {
        const winner =
          end.home === end.away
            ? 'Empate'
            : end.home > end.away
              ? homeCompetitorName
              : awayCompetitorName;
        return {
          id,
          home: homeCompetitorName,
          away: awayCompetitorName,
          winner,
          startsAt: Date.parse(scheduleTime),
        };
      });
  }

  async matchToCome(): Promise<KnownMatch> {
    const [match] = await this.matchesToCome(1);
    if (!match) throw new Error('No football match is to come');
    return match;
  }

  /** The id of a match of another sport that doesn't start while a journey runs. */
  async otherMatchToCome(sport: keyof typeof OTHER_SPORTS): Promise<string> {
    const [match] = await this.#toCome(OTHER_SPORTS[sport]);
    if (!match) throw new Error(`No match of ${sport} is to come`);
    return match.id;
  }

  /** Lets the world's clock run ahead until a match has begun. */
  playUntilLive({ startsAt }: KnownMatch): Promise<void> {
    return this.order('world/advance', { seconds: (startsAt - Date.now()) / 1000 + HOUR / 2 });
  }

  /** Lets the world's clock run ahead until the matches are over and settled. */
  playOut(matches: readonly KnownMatch[]): Promise<void> {
    const untilLast = Math.max(...matches.map(({ startsAt }) => startsAt)) - Date.now();
    return this.order('world/advance', { seconds: untilLast / 1000 + MATCH_SECONDS });
  }

  /** The documents of a bettor's identity check, and the steps that the log of it was told. */
  async documents(email: string): Promise<SentDocuments> {
    return (await this.#read(`/sandbox/documents/${email}`)) as SentDocuments;
  }

  /** What stands written of a bettor. */
  async books(email: string): Promise<Books> {
    return (await this.#read(`/sandbox/books/${email}`)) as Books;
  }

  /** What stands written of an account. */
  async account(email: string): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#read(`/sandbox/accounts/${email}`)) as Record<string, unknown>;
  }

  /** The answers to a challenge: the letters of its picture, and how many tones its groups have. */
  async captchaAnswers(id: string): Promise<{ readonly letters: string; readonly counts: string }> {
    return (await this.#read(`/sandbox/captcha/${id}`)) as { letters: string; counts: string };
  }

  /** The addresses of the users that the platform starts with, as its page for testers lists them. */
  async firstUsers(): Promise<readonly string[]> {
    const answer = await fetch(`${this.#url}/sandbox`);
    const page = await answer.text();
    const [, table = ''] = /Users from the start([\s\S]*?)<\/table>/.exec(page) ?? [];
    return [...table.matchAll(/>([^<\s]+@[^<\s]+)<\/a>/g)].map(([, address = '']) => address);
  }

  /** The newest mail to an address. */
  async lastMail(address: string): Promise<Mail> {
    const { mails } = (await this.#read(`/sandbox/mailbox/${address}`)) as {
      mails: readonly Mail[];
    };
    const [mail] = mails;
    if (!mail) throw new Error(`No mail went to ${address}`);
    return mail;
  }

  /** The PIN in the newest mail to an address. */
  async mailedPin(address: string): Promise<string> {
    const { pin } = await this.lastMail(address);
    if (pin === null) throw new Error(`The last mail to ${address} has no PIN`);
    return pin;
  }

  /** The link in the newest mail to an address, as a path of the site. */
  async mailedLink(address: string): Promise<string> {
    const { link } = await this.lastMail(address);
    const { pathname, search } = new URL(link ?? '');
    return pathname + search;
  }

  /** One of the platform's control calls; see apps/sandbox/README.md. */
  async order(call: string, body: OrderBody): Promise<void> {
    if (call === 'world/advance' && !this.#movesClock) {
      throw new Error('The next journeys of this world count on its clock; use playingTest');
    }
    const back = returnOf(call, body);
    if (back) this.#returns.set(JSON.stringify(back), back);
    const answer = await fetch(`${this.#url}/sandbox/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  }

  /**
   * Takes back what was ordered and would meet the next journey: prices, suspensions, failures. The clock
   * and what bettors did stay.
   */
  async giveBack(): Promise<void> {
    for (const [call, body] of this.#returns.values()) await this.order(call, body);
    this.#returns.clear();
  }

  /** Matches of a sport that are not about to start. */
  async #toCome(sportId: string): Promise<readonly WireMatch[]> {
    const { data } = (await this.#read(`/front-back/prematch/${sportId}`)) as {
      data: readonly WireMatch[];
    };
    return data.filter(({ scheduleTime }) => Date.parse(scheduleTime) > Date.now() + NOT_SOON_MS);
  }

  async #read(path: string): Promise<unknown> {
    const answer = await fetch(this.#url + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }
}
