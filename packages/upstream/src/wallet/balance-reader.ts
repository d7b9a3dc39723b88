import { elapsedMs } from '@vitrine/betting/base/elapsed';
import { amountFromWire, minorUnits, type MinorUnits } from '@vitrine/betting/base/money';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { balance } from '../contract/wallet/wallet.ts';

/** The balance is asked for at most once per 20 s. Source: 3§9. */
const THROTTLE_MS = 20_000;

export interface KnownBalance {
  readonly amount: MinorUnits;
  /** Epoch milliseconds; 0 once money has moved since. */
  readonly readAt: number;
}

/** Where the last known balances are kept. */
export interface BalanceMemory {
  read(userId: string): Promise<KnownBalance | undefined>;
  write(userId: string, known: KnownBalance): Promise<void>;
}

export interface BalanceReaderOptions {
  readonly client: UpstreamClient;
  readonly memory: BalanceMemory;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface BalanceReading {
  /** Whose tokens the call carries, its deadline and so on. */
  readonly settings: CallSettings;
  /** Asks whatever the throttle says: money has just moved. */
  readonly isFresh?: boolean;
  /** Told why the operator gave no balance. */
  readonly onFailure: (error: unknown) => void;
}

/** Reads balances of real money, each bettor's at most every 20 s. Source: 1§7, 3§9. */
export interface BalanceReader {
  /** The balance; the last one known while the operator fails, null when none ever was. */
  read(userId: string, reading: BalanceReading): Promise<MinorUnits | null>;
  /** Makes the next reading ask the operator: money has moved. */
  moved(userId: string): Promise<void>;
}

/** What a bettor has, in minor units. */
export interface BalanceParts {
  /** Money that can be withdrawn. */
  readonly real: MinorUnits;
  /** Money that is for bets alone. */
  readonly bonus: MinorUnits;
}

/** The balance by kind of account. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export async function readBalanceParts(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<BalanceParts> {
  const { data } = await client.call(balance, settings);
  const sumOf = (type: 'Real' | 'Bonus') =>
    minorUnits(
      data
        .filter(({ accountType }) => accountType === type)
        .reduce((total, row) => total + amountFromWire(row.amount), 0),
    );
  return { real: sumOf('Real'), bonus: sumOf('Bonus') };
}

interface Asking {
  readonly answer: Promise<MinorUnits>;
  /** Money moved while the answer was on its way: it may be the one from before. */
  isOutdated: boolean;
}

export function createBalanceReader({ client, memory, now }: BalanceReaderOptions): BalanceReader {
  const asking = new Map<string, Asking>();

  async function ask(settings: CallSettings): Promise<MinorUnits> {
    return (await readBalanceParts(client, settings)).real;
  }

  /** Bettors who ask at once share one answer. */
  async function answerOf(userId: string, { settings, isFresh }: BalanceReading) {
    const underWay = isFresh ? undefined : asking.get(userId);
    if (underWay) return underWay.answer;
    const mine: Asking = { answer: ask(settings), isOutdated: false };
    asking.set(userId, mine);
    try {
      const amount = await mine.answer;
      await memory.write(userId, { amount, readAt: mine.isOutdated ? 0 : now() });
      return amount;
    } finally {
      if (asking.get(userId) === mine) asking.delete(userId);
    }
  }

  return {
    async read(userId, reading) {
      const known = await memory.read(userId);
      const isRecent = known && elapsedMs(known.readAt, now()) < THROTTLE_MS;
      if (!reading.isFresh && isRecent) return known.amount;
      try {
        return await answerOf(userId, reading);
      } catch (error) {
        reading.onFailure(error);
        return known?.amount ?? null;
      }
    },
    async moved(userId) {
      const underWay = asking.get(userId);
      if (underWay) {
        underWay.isOutdated = true;
        asking.delete(userId);
      }
      const known = await memory.read(userId);
      if (known) await memory.write(userId, { ...known, readAt: 0 });
    },
  };
}
