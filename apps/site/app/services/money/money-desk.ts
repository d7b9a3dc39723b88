import { CALL_BOUND_MS } from '@vitrine/upstream/base/call-bound';
import type { Schedule } from '@vitrine/upstream/base/poller';
import type { Store } from '../base/store/store.ts';
import {
  type Found,
  isOpen,
  type MoneyKind,
  type MoneyState,
  type Movement,
  type Sent,
} from './money-kind.ts';
import type { MovementChange } from '../base/movement-change.ts';
import { keyOf, movementOf, type MovementRef, recordOf } from './money-record.ts';

export interface MoneyDeskOptions {
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The id of this process: it separates its own sendings from those of a process that has died. */
  readonly sender: string;
  readonly schedule: Schedule;
  /** Called for a failed call, and for an outcome that could not be stored. */
  readonly onFailure: (failure: { readonly error: unknown; readonly key: string }) => void;
  /** Called when a movement came to another state, or was found open. */
  readonly onChange?: ((change: MovementChange) => void) | undefined;
}

/** The movement that was asked for, and its state. */
export interface Begun<Content, Outcome, Refusal> {
  /** False when the id was used before: nothing was sent for it now. */
  readonly isNew: boolean;
  readonly movement: Found<Content, Outcome, Refusal>;
}

/**
 * Moves money, each movement at most once. A record is inserted under the form's id before anything
 * is sent; a request that finds a record sends nothing. Sending continues after its request has
 * ended. If the answer is lost, the operator is asked for the effect. The movement counts as not made
 * only when the operator knows of no effect after the longest time that a call can take.
 */
export interface MoneyDesk {
  /** Records a movement and starts to send it. Returns before the operator answers. */
  begin<Content, Outcome, Refusal, Means>(
    kind: MoneyKind<Content, Outcome, Refusal, Means>,
    ref: MovementRef,
    content: Content,
    means: Means,
  ): Promise<Begun<Content, Outcome, Refusal>>;
  /** The stored movement, without asking the operator; null when there is none. */
  read<Content, Outcome, Refusal, Means>(
    kind: MoneyKind<Content, Outcome, Refusal, Means>,
    ref: MovementRef,
  ): Promise<Found<Content, Outcome, Refusal> | null>;
  /**
   * Waits up to `waitMs` milliseconds while this process is sending the movement; returns at once
   * otherwise.
   */
  sent<Content, Outcome, Refusal, Means>(
    kind: MoneyKind<Content, Outcome, Refusal, Means>,
    ref: MovementRef,
    waitMs: number,
  ): Promise<void>;
  /**
   * The state of a movement, as far as it is known within `waitMs` milliseconds. Asks the operator
   * about an open movement, unless this process is still sending it; the question goes on afterwards.
   */
  look<Content, Outcome, Refusal, Means>(
    kind: MoneyKind<Content, Outcome, Refusal, Means>,
    ref: MovementRef,
    means: Means,
    waitMs: number,
  ): Promise<Found<Content, Outcome, Refusal> | null>;
  /** Changes the outcome of a finished movement as one step; `change` must be pure. */
  revise<Content, Outcome, Refusal, Means>(
    kind: MoneyKind<Content, Outcome, Refusal, Means>,
    ref: MovementRef,
    change: (outcome: Outcome) => Outcome,
  ): Promise<Found<Content, Outcome, Refusal> | null>;
}

/**
 * A state with a higher rank is never replaced by one with a lower rank, so a known effect is never
 * lost.
 */
const RANK = { sending: 0, unknown: 1, nothing: 2, refused: 3, done: 4 } as const;

/** Creates the desk of one process over a store that all processes share. */
export function createMoneyDesk(options: MoneyDeskOptions): MoneyDesk {
  const { store, now, sender, schedule, onFailure, onChange } = options;
  const sendings = new Map<string, Promise<void>>();
  const askings = new Map<string, Promise<void>>();

  function tell<C, O, R, M>(
    kind: MoneyKind<C, O, R, M>,
    movement: Movement<C, O, R>,
    state: MoneyState<O, R>,
  ): void {
    const { sentAt } = movement;
    onChange?.({ key: keyOf(kind, movement), kind: kind.name, state: state.kind, sentAt });
  }

  /** Keeps a promise under a key until it settles; promises of one key settle together. */
  function keep(works: Map<string, Promise<void>>, key: string, work: Promise<unknown>): void {
    const all = Promise.all([
      works.get(key),
      work.catch((error: unknown) => onFailure({ error, key })),
    ]).then(() => {
      if (works.get(key) === all) works.delete(key);
    });
    works.set(key, all);
  }

  async function endOf(
    works: ReadonlyMap<string, Promise<void>>,
    key: string,
    waitMs: number,
  ): Promise<void> {
    const waited = Promise.withResolvers<void>();
    const stopWaiting = schedule(waited.resolve, waitMs);
    await Promise.race([works.get(key), waited.promise]);
    stopWaiting();
  }

  async function read<C, O, R, M>(
    kind: MoneyKind<C, O, R, M>,
    ref: MovementRef,
  ): Promise<Found<C, O, R> | null> {
    const record = await store.get(keyOf(kind, ref));
    return record === undefined ? null : movementOf(kind, ref, record);
  }

  async function save<C, O, R, M>(
    kind: MoneyKind<C, O, R, M>,
    movement: Movement<C, O, R>,
    state: MoneyState<O, R>,
  ): Promise<void> {
    await store.update<unknown>(keyOf(kind, movement), kind.lifeMs, (record) => {
      const known = record === undefined ? movement : movementOf(kind, movement, record);
      if (known.kind === 'unreadable') return undefined;
      const isBehind = RANK[known.state.kind] >= RANK[state.kind];
      return isBehind ? undefined : recordOf(kind, { ...known, state });
    });
    tell(kind, movement, state);
  }

  async function send<C, O, R, M>(
    kind: MoneyKind<C, O, R, M>,
    movement: Movement<C, O, R>,
    means: M,
  ): Promise<void> {
    const key = keyOf(kind, movement);
    // If the clock was set back meanwhile, the call must not get more time.
    const deadlineMs = CALL_BOUND_MS - Math.max(0, now() - movement.sentAt);
    const sent = await kind
      .send(movement, deadlineMs, means)
      .catch((error: unknown): Sent<O, R> => {
        onFailure({ error, key });
        return { kind: 'unknown' };
      });
    await save(kind, movement, sent);
  }

  async function ask<C, O, R, M>(
    kind: MoneyKind<C, O, R, M>,
    movement: Movement<C, O, R>,
    means: M,
  ): Promise<void> {
    // Read before the question is sent: an effect may appear between an early question and its late
    // answer.
    const isOver = now() - movement.sentAt > CALL_BOUND_MS;
    const outcome = await kind.ask(movement, isOver, means);
    if (outcome !== null) await save(kind, movement, { kind: 'done', outcome });
    else await save(kind, movement, { kind: isOver ? 'nothing' : 'unknown' });
  }

  return {
    read,
    async begin(kind, ref, content, means) {
      const key = keyOf(kind, ref);
      const movement = {
        kind: 'movement',
        ...ref,
        content,
        fingerprint: kind.fingerprint(content),
        sender,
        sentAt: now(),
        state: { kind: 'sending' },
      } as const;
      const inserting = store.insert<unknown>(key, recordOf(kind, movement), {
        ttlMs: kind.lifeMs,
      });
      const earlier = inserting.then((found) => ({ found }));
      // Registered as a sending before its record can be read, so that no other request asks about it
      // meanwhile.
      keep(
        sendings,
        key,
        earlier.then(
          ({ found }) => {
            if (found !== undefined) return undefined;
            tell(kind, movement, movement.state);
            return send(kind, movement, means);
          },
          () => undefined,
        ),
      );
      const { found } = await earlier;
      return found === undefined
        ? { isNew: true, movement }
        : { isNew: false, movement: movementOf(kind, ref, found) };
    },
    sent: (kind, ref, waitMs) => endOf(sendings, keyOf(kind, ref), waitMs),
    async look(kind, ref, means, waitMs) {
      const key = keyOf(kind, ref);
      const movement = await read(kind, ref);
      const isSettled = movement === null || movement.kind === 'unreadable' || !isOpen(movement);
      if (isSettled || sendings.has(key)) return movement;
      if (!askings.has(key)) keep(askings, key, ask(kind, movement, means));
      await endOf(askings, key, waitMs);
      return read(kind, ref);
    },
    async revise(kind, ref, change) {
      const record = await store.update<unknown>(keyOf(kind, ref), kind.lifeMs, (found) => {
        const movement = found === undefined ? null : movementOf(kind, ref, found);
        if (movement?.kind !== 'movement' || movement.state.kind !== 'done') return undefined;
        const outcome = change(movement.state.outcome);
        if (outcome === movement.state.outcome) return undefined;
        return recordOf(kind, { ...movement, state: { kind: 'done', outcome } });
      });
      return record === undefined ? null : movementOf(kind, ref, record);
    },
  };
}
