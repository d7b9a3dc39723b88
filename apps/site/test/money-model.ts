import { setImmediate } from 'node:timers/promises';
import { CALL_BOUND_MS } from '@vitrine/upstream/base/call-bound';
import type { Store } from '../app/services/base/store/store.ts';
import { createMoneyDesk, type MoneyDesk } from '../app/services/money/money-desk.ts';
import type { Found } from '../app/services/money/money-kind.ts';
import type { ModelLine, TestContent, TestKind, TestOutcome } from './money-kinds.ts';

/** One thing that happens to two processes, their shared store and their operator. */
export type ModelStep =
  | {
      readonly do: 'submit';
      readonly process: number;
      readonly id: number;
      readonly amount: number;
    }
  | { readonly do: 'look'; readonly process: number; readonly id: number }
  /** A call on its way reaches the operator, now and not before. */
  | { readonly do: 'arrive'; readonly which: number; readonly isRefused: boolean }
  /** The answer to a call or to a question reaches its process. */
  | { readonly do: 'answer'; readonly which: number }
  /** The connection of a call breaks: it may still arrive. */
  | { readonly do: 'breakOff'; readonly which: number }
  /** The process dies with all it was waiting for, and starts again. */
  | { readonly do: 'kill'; readonly process: number }
  | { readonly do: 'pass' | 'setBack'; readonly ms: number }
  /** The next write of a process to the store fails. */
  | { readonly do: 'storeFails'; readonly process: number };

/** What came of all runs. */
export interface Tally {
  runs: number;
  movements: number;
  effects: number;
  doubled: number;
  lost: number;
  toldWrong: number;
}

/** One call as the operator sees it: a part of a movement. */
interface Part {
  readonly effect: string;
  fate: 'onItsWay' | 'taken' | 'refused' | 'dropped';
}

interface Call {
  readonly id: string;
  readonly parts: readonly Part[];
  /** On the clock that only goes on. */
  readonly sentAt: number;
  answer: PromiseWithResolvers<readonly string[] | 'refused'>;
  isOver: boolean;
}

interface Question {
  readonly told: readonly string[];
  readonly answer: PromiseWithResolvers<readonly string[]>;
}

type Told = Found<TestContent, TestOutcome, { readonly reason: string }>;

const NEVER = new Promise<never>(() => undefined);
const OWNER = 'u-1';

/** A process of the model: once it is dead, nothing it still does reaches anybody. */
interface Process {
  isAlive: boolean;
  failsNext: boolean;
  desk: MoneyDesk;
}

/** Two processes over one store, and an operator who makes an effect of every call that arrives. */
class World {
  /** The clock of the wall, which can be set back, and the time that has really passed. */
  wall = 1_700_000_000_000;
  passed = 0;
  readonly records = new Map<string, string>();
  readonly calls: Call[] = [];
  readonly questions: Question[] = [];
  readonly effects: string[] = [];
  readonly told: Told[] = [];
  readonly submitted = new Set<string>();
  readonly processes: Process[];
  readonly kind: TestKind;
  #started = 0;

  constructor(kind: TestKind) {
    this.kind = kind;
    this.processes = [this.start(), this.start()];
  }

  start(): Process {
    const process: Process = { isAlive: true, failsNext: false, desk: undefined as never };
    process.desk = createMoneyDesk({
      store: this.storeOf(process),
      now: () => this.wall,
      sender: `process-${(this.#started += 1)}`,
      schedule: () => () => undefined,
      onFailure: () => undefined,
    });
    return process;
  }

  /** The shared store as one process reaches it. */
  storeOf(process: Process): Store {
    const { records } = this;
    const read = (key: string): unknown => {
      const text = records.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    };
    async function work<T>(isWrite: boolean, run: () => T): Promise<T> {
      await Promise.resolve();
      if (!process.isAlive) return NEVER;
      if (isWrite && process.failsNext) {
        process.failsNext = false;
        throw new Error('The store is away');
      }
      const answer = run();
      await Promise.resolve();
      return process.isAlive ? answer : NEVER;
    }
    const store = {
      get: (key: string) => work(false, () => read(key)),
      insert: (key: string, value: unknown) =>
        work(true, () => {
          const found = read(key);
          if (found === undefined) records.set(key, JSON.stringify(value));
          return found;
        }),
      update: (key: string, _ttlMs: number, next: (current: unknown) => unknown) =>
        work(true, () => {
          const current = read(key);
          const value = next(current);
          if (value !== undefined) records.set(key, JSON.stringify(value));
          return value ?? current;
        }),
    };
    // Safe: the desk uses no other operation of a store.
    return store as unknown as Store;
  }

  lineOf(process: Process): ModelLine {
    return {
      send: async ({ id }, parts) => {
        if (!process.isAlive) return NEVER;
        const number = this.calls.length;
        const call: Call = {
          id,
          parts: Array.from({ length: parts }, (_, part) => ({
            effect: `${id}/${number}/${part}`,
            fate: 'onItsWay',
          })),
          sentAt: this.passed,
          answer: Promise.withResolvers(),
          isOver: false,
        };
        this.calls.push(call);
        const answer = await call.answer.promise;
        return process.isAlive ? answer : NEVER;
      },
      ask: async (id) => {
        if (!process.isAlive) return NEVER;
        const question = {
          told: this.effectsOf(id),
          answer: Promise.withResolvers<readonly string[]>(),
        };
        this.questions.push(question);
        const told = await question.answer.promise;
        return process.isAlive ? told : NEVER;
      },
    };
  }

  effectsOf(id: string): readonly string[] {
    return this.effects.filter((effect) => effect.startsWith(`${id}/`));
  }

  /** Where the operator and the connection leave a call once the bound of a call has passed. */
  endOldCalls(): void {
    for (const call of this.calls) {
      if (this.passed - call.sentAt <= CALL_BOUND_MS) continue;
      for (const part of call.parts) if (part.fate === 'onItsWay') part.fate = 'dropped';
      if (!call.isOver) this.breakOff(call);
    }
  }

  breakOff(call: Call): void {
    call.isOver = true;
    call.answer.reject(new Error('The connection broke'));
  }

  look(process: Process, id: string): void {
    const ref = { owner: OWNER, id };
    void process.desk.look(this.kind, ref, this.lineOf(process), 1000).then(
      (found) => {
        if (found && process.isAlive) this.told.push(found);
      },
      () => undefined,
    );
  }

  step(step: ModelStep): void {
    switch (step.do) {
      case 'submit': {
        const process = this.processes[step.process];
        if (!process) return;
        const ref = { owner: OWNER, id: `m${step.id}` };
        this.submitted.add(ref.id);
        const content = { amount: step.amount };
        void process.desk
          .begin(this.kind, ref, content, this.lineOf(process))
          .catch(() => undefined);
        return;
      }
      case 'look': {
        const process = this.processes[step.process];
        if (process) this.look(process, `m${step.id}`);
        return;
      }
      case 'arrive':
        return this.arrive(step.which, step.isRefused);
      case 'answer':
        return this.answer(step.which);
      case 'breakOff': {
        const open = this.calls.filter(({ isOver }) => !isOver);
        const call = open[step.which % Math.max(1, open.length)];
        if (call) this.breakOff(call);
        return;
      }
      case 'kill': {
        const process = this.processes[step.process];
        if (process) process.isAlive = false;
        this.processes[step.process] = this.start();
        return;
      }
      case 'pass':
        this.passed += step.ms;
        this.wall += step.ms;
        return this.endOldCalls();
      case 'setBack':
        this.wall -= step.ms;
        return;
      case 'storeFails': {
        const process = this.processes[step.process];
        if (process) process.failsNext = true;
      }
    }
  }

  arrive(which: number, isRefused: boolean): void {
    const parts = this.calls.flatMap((call) =>
      call.parts.filter(({ fate }) => fate === 'onItsWay').map((part) => ({ call, part })),
    );
    const found = parts[which % Math.max(1, parts.length)];
    if (!found) return;
    const isFirst = found.call.parts.every(({ fate }) => fate === 'onItsWay');
    // An operator refuses a movement as a whole, before any part of it.
    if (isRefused && isFirst) {
      for (const part of found.call.parts) part.fate = 'refused';
      return;
    }
    found.part.fate = 'taken';
    this.effects.push(found.part.effect);
  }

  answer(which: number): void {
    const answers = [
      ...this.calls
        .filter(({ isOver, parts }) => !isOver && parts.every(({ fate }) => fate !== 'onItsWay'))
        .map((call) => () => {
          call.isOver = true;
          const taken = call.parts.filter(({ fate }) => fate === 'taken');
          call.answer.resolve(taken.length === 0 ? 'refused' : taken.map(({ effect }) => effect));
        }),
      ...this.questions.map((question) => () => {
        this.questions.splice(this.questions.indexOf(question), 1);
        question.answer.resolve(question.told);
      }),
    ];
    answers[which % Math.max(1, answers.length)]?.();
  }
}

/** Lets everything that can go on without the world go on. */
async function rest(): Promise<void> {
  await setImmediate();
}

/** The end of a run: time passes, everybody answers, and every movement is looked at. */
async function settle(world: World): Promise<ReadonlyMap<string, Told | null>> {
  world.step({ do: 'pass', ms: CALL_BOUND_MS + 1 });
  await rest();
  world.processes.forEach((_, process) => world.step({ do: 'kill', process }));
  // A clock that was set back has to reach the bound again.
  world.step({ do: 'pass', ms: 10 * CALL_BOUND_MS });
  const ends = new Map<string, Told | null>();
  for (const id of world.submitted) {
    const [process] = world.processes;
    if (!process) continue;
    world.look(process, id);
    await rest();
    while (world.questions.length > 0) world.answer(0);
    await rest();
    ends.set(id, await process.desk.read(world.kind, { owner: OWNER, id }));
  }
  return ends;
}

/** Whether what was told of a movement can stand beside what the operator did. */
function isTrue(told: Told, effects: readonly string[]): boolean {
  if (told.kind === 'unreadable') return false;
  switch (told.state.kind) {
    case 'done':
      return told.state.outcome.effects.every((effect) => effects.includes(effect));
    case 'refused':
    case 'nothing':
      return effects.length === 0;
    default:
      return true;
  }
}

/** Runs one sequence and adds what came of it to the tally. */
export async function runModel(
  kind: TestKind,
  sequence: readonly ModelStep[],
  tally: Tally,
): Promise<void> {
  const world = new World(kind);
  for (const step of sequence) {
    world.step(step);
    await rest();
  }
  const ends = await settle(world);
  tally.runs += 1;
  for (const [id, end] of ends) {
    const effects = world.effectsOf(id);
    const calls = new Set(effects.map((effect) => effect.split('/')[1]));
    tally.movements += 1;
    tally.effects += effects.length;
    if (calls.size > 1) tally.doubled += 1;
    const isKnown =
      end === null ||
      (end.kind === 'movement' && end.state.kind !== 'sending' && end.state.kind !== 'unknown');
    const isFound =
      effects.length === 0 ||
      (end?.kind === 'movement' &&
        end.state.kind === 'done' &&
        effects.every((effect) => JSON.stringify(end.state).includes(effect)));
    if (!isKnown || !isFound) tally.lost += 1;
  }
  tally.toldWrong += world.told.filter((told) => !isTrue(told, world.effectsOf(told.id))).length;
}
