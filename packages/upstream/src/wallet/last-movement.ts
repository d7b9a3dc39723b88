import { amountFromWire, type MinorUnits } from '@vitrine/betting/base/money';
import type { TransactionState } from '@vitrine/betting/wallet/transaction';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  lastDepositDetail,
  lastWithdrawalDetail,
  type TransactionStatus,
} from '../contract/wallet/transactions.ts';
import { SessionEnded } from '../base/errors.ts';
import { transactionState } from './transaction-state.ts';

/** The last movements are asked for at most every 5 s. Source: 1§7, 1§9. */
const THROTTLE_MS = 5000;

/** On Brazilian brands a smaller deposit fires no conversion event. Source: 1§5. */
const BRAZILIAN_MINIMUM = 10_00;

/** The last deposit or withdrawal of a bettor. */
export interface LastMovement {
  readonly transactionId: string;
  readonly amount: MinorUnits;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null when the operator does not tell it. */
  readonly state: TransactionState | null;
}

/** What is remembered of a bettor between two readings. */
export interface KnownMovements {
  /** Epoch milliseconds. */
  readonly readAt: number;
  readonly deposit: LastMovement | null;
  /** False until the operator has said which deposit is the last: what comes after that one is new. */
  readonly isDepositKnown: boolean;
  /** Whether the operator told the last deposit at this reading; else it is the one known before. */
  readonly isDepositTold: boolean;
  readonly withdrawal: LastMovement | null;
}

/** Where the last movements are kept. */
export interface MovementMemory {
  read(userId: string): Promise<KnownMovements | undefined>;
  write(userId: string, known: KnownMovements): Promise<void>;
  /** Answers true to the first who claims a deposit, and false ever after. */
  claim(userId: string, transactionId: string): Promise<boolean>;
}

export interface LastMovementOptions {
  readonly client: UpstreamClient;
  readonly memory: MovementMemory;
  /** Whether the brand is one of the Brazilian group. */
  readonly isBrazilGroup: boolean;
  /** Fired once for each new deposit. */
  readonly onNewDeposit: (deposit: LastMovement) => void | Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface MovementReading {
  readonly settings: CallSettings;
  /** Told what failed: one of the two calls, or the conversion event. */
  readonly onFailure: (error: unknown) => void;
}

/** Reads a bettor's last deposit and withdrawal, and notices a new deposit. Source: 1§7. */
export interface LastMovementReader {
  /** The last ones known; a call that fails leaves what was known. Throws SessionEnded. */
  read(userId: string, reading: MovementReading): Promise<KnownMovements>;
}

interface WireMovement {
  readonly transactionId: string;
  readonly amount: number;
  readonly date: string;
  readonly status?: TransactionStatus | null | undefined;
}

/** A deposit counts once its money is there; one without a status is taken at the operator's word. */
function isMade({ state }: LastMovement): boolean {
  return state === null || state === 'successful';
}

function movementOf(wire: WireMovement | null): LastMovement | null {
  if (wire === null) return null;
  return {
    transactionId: wire.transactionId,
    amount: amountFromWire(wire.amount),
    at: Date.parse(wire.date),
    state: wire.status == null ? null : transactionState(wire.status),
  };
}

/**
 * The bettor's last deposit; null before the first. Throws what `UpstreamClient.call` throws.
 * Source: 1§7.
 */
export async function readLastDeposit(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<LastMovement | null> {
  return movementOf((await client.call(lastDepositDetail, settings)).data);
}

/** The bettor's last withdrawal, like `readLastDeposit`. */
export async function readLastWithdrawal(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<LastMovement | null> {
  return movementOf((await client.call(lastWithdrawalDetail, settings)).data);
}

export function createLastMovementReader(options: LastMovementOptions): LastMovementReader {
  const { client, memory, isBrazilGroup, onNewDeposit, now } = options;
  /** Readings at once share one answer. */
  const reads = new Map<string, Promise<KnownMovements>>();

  async function ask(
    before: KnownMovements | undefined,
    { settings, onFailure }: MovementReading,
  ): Promise<KnownMovements> {
    const readAt = now();
    const [deposit, withdrawal] = await Promise.allSettled([
      client.call(lastDepositDetail, settings),
      client.call(lastWithdrawalDetail, settings),
    ]);
    function told(
      answer: PromiseSettledResult<{ data: WireMovement | null }>,
      known: LastMovement | null | undefined,
    ): LastMovement | null {
      if (answer.status === 'fulfilled') return movementOf(answer.value.data);
      if (answer.reason instanceof SessionEnded) throw answer.reason;
      onFailure(answer.reason);
      return known ?? null;
    }
    const isDepositTold = deposit.status === 'fulfilled';
    return {
      readAt,
      deposit: told(deposit, before?.deposit),
      isDepositKnown: isDepositTold || (before?.isDepositKnown ?? false),
      isDepositTold,
      withdrawal: told(withdrawal, before?.withdrawal),
    };
  }

  async function notice(
    userId: string,
    before: KnownMovements | undefined,
    deposit: LastMovement | null,
    onFailure: MovementReading['onFailure'],
  ): Promise<void> {
    if (!deposit || !isMade(deposit)) return;
    if (!(await memory.claim(userId, deposit.transactionId))) return;
    // What stood there before anybody looked is not new.
    if (!before?.isDepositKnown) return;
    if (isBrazilGroup && deposit.amount < BRAZILIAN_MINIMUM) return;
    try {
      await onNewDeposit(deposit);
    } catch (error) {
      onFailure(error);
    }
  }

  async function read(userId: string, reading: MovementReading): Promise<KnownMovements> {
    const before = await memory.read(userId);
    if (before && now() - before.readAt < THROTTLE_MS) return before;
    const known = await ask(before, reading);
    await memory.write(userId, known);
    await notice(userId, before, known.deposit, reading.onFailure);
    return known;
  }

  return {
    read(userId, reading) {
      const underWay = reads.get(userId);
      if (underWay) return underWay;
      const mine = read(userId, reading).finally(() => reads.delete(userId));
      reads.set(userId, mine);
      return mine;
    },
  };
}
