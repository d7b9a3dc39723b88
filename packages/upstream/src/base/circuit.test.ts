import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCircuit, type Circuit, type HostSign } from './circuit.ts';

const OPEN_MS = 2_000;

function setUp() {
  const clock = { now: 1_000_000 };
  const changes: boolean[] = [];
  const circuit = createCircuit({
    now: () => clock.now,
    onChange: (isOpen) => void changes.push(isOpen),
    settings: { failures: 3, openMs: OPEN_MS, trialMs: 50 },
  });
  return { clock, changes, circuit };
}

async function end(circuit: Circuit, sign: HostSign): Promise<void> {
  const call = sign === 'up' ? Promise.resolve() : Promise.reject(new Error(sign));
  await circuit.follow(call, () => sign).catch(() => undefined);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a circuit', () => {
  it('opens after so many failures in a row, and says until when', async () => {
    const { clock, changes, circuit } = setUp();
    await end(circuit, 'down');
    await end(circuit, 'down');
    expect(circuit.openUntil()).toBeNull();
    await end(circuit, 'down');
    expect(circuit.openUntil()).toBe(clock.now + OPEN_MS);
    expect(changes).toEqual([true]);
  });

  it('counts anew after an answer, and not after a call that gave no sign', async () => {
    const { circuit } = setUp();
    for (const sign of ['down', 'down', 'up', 'down', 'down', 'none'] as const) {
      await end(circuit, sign);
    }
    expect(circuit.openUntil()).toBeNull();
    await end(circuit, 'down');
    expect(circuit.openUntil()).not.toBeNull();
  });

  it('lets one call try after the pause, and closes when it is answered', async () => {
    const { clock, changes, circuit } = setUp();
    for (let call = 0; call < 3; call += 1) await end(circuit, 'down');
    clock.now += OPEN_MS - 1;
    expect(circuit.openUntil()).toBe(clock.now + 1);
    clock.now += 1;
    expect(circuit.openUntil()).toBeNull();
    const answer = Promise.withResolvers<void>();
    const trial = circuit.follow(answer.promise, () => 'down');
    expect(circuit.openUntil()).toBe(clock.now + OPEN_MS);
    answer.resolve();
    await trial;
    expect(circuit.openUntil()).toBeNull();
    expect(changes).toEqual([true, false]);
    await end(circuit, 'down');
    await end(circuit, 'down');
    expect(circuit.openUntil()).toBeNull();
  });

  it.each(['down', 'none'] as const)('opens again when the trial ends with %s', async (sign) => {
    const { clock, changes, circuit } = setUp();
    for (let call = 0; call < 3; call += 1) await end(circuit, 'down');
    clock.now += OPEN_MS;
    await end(circuit, sign);
    expect(circuit.openUntil()).toBe(clock.now + OPEN_MS);
    expect(changes).toEqual([true]);
    clock.now += OPEN_MS;
    await end(circuit, 'up');
    expect(circuit.openUntil()).toBeNull();
  });

  it('lets one call try when the clock was set back, which would have left the host alone for as long', async () => {
    const { clock, circuit } = setUp();
    for (let call = 0; call < 3; call += 1) await end(circuit, 'down');
    clock.now -= 3_600_000;
    expect(circuit.openUntil()).toBeNull();
    await end(circuit, 'up');
    expect(circuit.openUntil()).toBeNull();
  });

  it('opens again when the trial takes too long, and lets its call go on', async () => {
    vi.useFakeTimers();
    const { clock, circuit } = setUp();
    for (let call = 0; call < 3; call += 1) await end(circuit, 'down');
    clock.now += OPEN_MS;
    const answer = Promise.withResolvers<string>();
    const trial = circuit.follow(answer.promise, () => 'down');
    await vi.advanceTimersByTimeAsync(50);
    expect(circuit.openUntil()).toBe(clock.now + OPEN_MS);
    answer.resolve('late');
    await expect(trial).resolves.toBe('late');
  });

  it('ends as the call does', async () => {
    const { circuit } = setUp();
    const failure = new Error('failed');
    await expect(circuit.follow(Promise.resolve(7), () => 'down')).resolves.toBe(7);
    await expect(circuit.follow(Promise.reject(failure), () => 'down')).rejects.toBe(failure);
  });
});
