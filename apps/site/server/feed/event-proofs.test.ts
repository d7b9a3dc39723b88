import { expect, it } from 'vitest';
import { until } from '../../test/hub.ts';
import { eventProofs } from './event-proofs.ts';

const ADDRESS = '203.0.113.1';

it('answers every stream of an address that names the same events, and 80 events at most', async () => {
  const proofs = eventProofs({ prove: () => Promise.resolve(true) });
  const proven: string[] = [];
  const looked: string[] = [];
  const ask = (id: string) =>
    proofs.ask(id, ADDRESS, { onProven: () => proven.push(id), onLooked: () => looked.push(id) });
  for (let stream = 0; stream < 100; stream += 1) ask('sr:match:1');
  for (let event = 2; event <= 80; event += 1) ask(`sr:match:${event}`);
  ask('sr:match:81');
  await until(() => expect(proven).toHaveLength(179));
  expect(proven).not.toContain('sr:match:81');
  expect(looked).toHaveLength(180);
});

it('looks once for an event that many streams name, however many those are', async () => {
  const asked: string[] = [];
  let looked = 0;
  const proofs = eventProofs({
    prove: (id) => {
      asked.push(id);
      return Promise.resolve(false);
    },
  });
  const asker = { onProven: () => undefined, onLooked: () => (looked += 1) };
  const events = Array.from({ length: 80 }, (_, at) => `sr:match:${at + 1}`);
  for (let stream = 0; stream < 500; stream += 1) {
    for (const id of events) proofs.ask(id, ADDRESS, asker);
  }
  await until(() => expect(looked).toBe(40_000));
  expect(asked).toEqual(events);
});

it('asks for nothing that nobody waits for any more', async () => {
  const asked: string[] = [];
  const proofs = eventProofs({
    prove: (id) => {
      asked.push(id);
      return Promise.reject(new Error('Bad gateway'));
    },
  });
  const asker = { onProven: () => undefined, onLooked: () => undefined };
  const stops = ['sr:match:1', 'sr:match:2'].map((id) => proofs.ask(id, ADDRESS, asker));
  stops.forEach((stop) => stop());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual(['sr:match:1']);
});
