import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRelayRedis } from '../../../test/fake-relay-edge.ts';
import { FakeGate, RelayInstance } from '../../../test/relay-cluster.ts';

const EVENTS = Array.from({ length: 100 }, (_, index) => `match:sr:match:${index}`);

describe('relays of a cluster', () => {
  let redis: FakeRelayRedis;
  let gate: FakeGate;
  let one: RelayInstance;
  let other: RelayInstance;
  beforeEach(() => {
    vi.useFakeTimers();
    redis = new FakeRelayRedis();
    gate = new FakeGate();
    one = new RelayInstance('one', redis, gate);
    other = new RelayInstance('other', redis, gate);
  });
  afterEach(async () => {
    await Promise.all([one.close(), other.close()]);
    vi.useRealTimers();
  });

  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  /** Both follow a topic, and the first is its relay. */
  async function followBoth(...topics: readonly string[]): Promise<void> {
    topics.forEach((topic) => one.follow(topic));
    await pass(50);
    topics.forEach((topic) => other.follow(topic));
    await pass(450);
  }

  it('takes one stream of the operator for all instances, which hear the same', async () => {
    await followBoth('home', 'prematch:sr:sport:1');
    expect(gate.listeners('home')).toEqual(['one']);
    expect(gate.listeners('prematch:sr:sport:1')).toEqual(['one']);
    gate.say('home', 1);
    gate.say('home', 3);
    await pass(300);
    expect(one.heard.get('home')).toEqual(['open', 1, 3]);
    expect(other.heard.get('home')).toEqual(['open', 1, 3]);
    expect(one.relay.status()).toEqual({
      redis: 'up',
      live: 'relay',
      relays: 2,
      reads: 0,
      alone: 0,
    });
    expect(other.relay.status()).toEqual({
      redis: 'up',
      live: 'reader',
      relays: 0,
      reads: 2,
      alone: 0,
    });
  });

  it('shares the topics between the instances that asked for them first', async () => {
    one.follow('home');
    other.follow('match:sr:match:1');
    await pass(50);
    one.follow('match:sr:match:1');
    other.follow('home');
    await pass(500);
    expect(one.relay.status()).toMatchObject({ relays: 1, reads: 1 });
    expect(other.relay.status()).toMatchObject({ relays: 1, reads: 1 });
    expect(gate.connections).toHaveLength(2);
  });

  it('tells one that comes later the last word on each producer, and then what is new', async () => {
    one.follow('home');
    await pass(50);
    gate.say('home', 1, false);
    gate.say('home', 3);
    gate.say('home', 1, true);
    await pass(50);
    other.follow('home');
    await pass(300);
    expect(other.heard.get('home')).toEqual([1, 3, 'open']);
    gate.say('home', 7);
    await pass(300);
    expect(other.heard.get('home')).toEqual([1, 3, 'open', 7]);
  });

  it('replaces a relay that dies within 3 s, continues after its last event, and says so to all', async () => {
    const third = new RelayInstance('third', redis, gate);
    await followBoth('home');
    third.follow('home');
    await pass(500);
    gate.say('home', 1);
    await pass(300);
    await one.die();
    await pass(3_000);
    const [listener, ...more] = gate.listeners('home');
    expect(more).toEqual([]);
    expect(['other', 'third']).toContain(listener);
    expect(gate.connections.at(-1)).toMatchObject({ topic: 'home', after: '1' });
    gate.say('home', 3);
    await pass(300);
    for (const { heard } of [other, third]) {
      expect(heard.get('home')?.slice(-4)).toEqual([1, 'lost', 'open', 3]);
    }
    await third.close();
  });

  it('says that prices may be old from the end of a lease until each topic was tried again', async () => {
    await followBoth('home', ...EVENTS);
    await one.die();
    await pass(1_500);
    expect(other.relay.isSwitching()).toBe(false);
    const changes: boolean[] = [];
    other.relay.onSwitching(() => changes.push(other.relay.isSwitching()));
    await pass(600);
    expect(changes).toEqual([true]);
    await pass(2_000);
    expect(changes).toEqual([true, false]);
    expect(other.relay.status()).toMatchObject({ relays: 101, reads: 0, alone: 0 });
  });

  it('says that prices may be old when a relay dies that had no stream yet as the reader joined', async () => {
    gate.cutOff.add('one');
    await followBoth('home');
    expect(other.heard.get('home')).toEqual(['lost']);
    gate.restore('one');
    await pass(300);
    expect(gate.listeners('home')).toEqual(['one']);
    expect(other.heard.get('home')).toEqual(['lost', 'open']);
    await one.die();
    await pass(3_000);
    expect(other.heard.get('home')).toEqual(['lost', 'open', 'lost', 'open']);
  });

  it('hands a topic over at once when its relay leaves it, without a pause', async () => {
    await followBoth('home');
    const changes: boolean[] = [];
    other.relay.onSwitching(() => changes.push(other.relay.isSwitching()));
    one.leave('home');
    await pass(300);
    expect(gate.listeners('home')).toEqual(['other']);
    expect(other.heard.get('home')).toEqual(['open', 'lost', 'open']);
    expect(changes).toEqual([]);
  });

  it('appends nothing for a relay that lost its lease unknowingly, and lets it read on', async () => {
    await followBoth('home');
    one.edge.isCut = true;
    await pass(2_500);
    expect(gate.listeners('home')).toEqual(['one', 'other']);
    gate.say('home', 1);
    one.edge.isCut = false;
    await pass(3_000);
    expect(gate.listeners('home')).toEqual(['other']);
    gate.say('home', 3);
    await pass(300);
    expect(one.heard.get('home')).toEqual(['open', 1, 1, 'open', 3]);
    expect(other.heard.get('home')).toEqual(['open', 'lost', 'open', 1, 3]);
  });

  it('shows no price as open, and has the hub read its snapshot again, when the replay window no longer holds what it missed', async () => {
    await followBoth('home');
    for (const producer of [1, 3, 7]) gate.say('home', producer);
    await pass(1);
    redis.trim('home');
    await pass(300);
    expect(other.heard.get('home')).toEqual(['open', 'lost', 'open', 7]);
    gate.say('home', 1);
    await pass(300);
    expect(other.heard.get('home')).toEqual(['open', 'lost', 'open', 7, 1]);
  });

  it('goes on with what it relays while Redis is gone, and connects the rest evenly', async () => {
    await followBoth('home', ...EVENTS);
    gate.connections.length = 0;
    const begun = performance.now();
    redis.isDown = true;
    await pass(2_500);
    expect(one.relay.status()).toMatchObject({ redis: 'down', relays: 0, reads: 0, alone: 101 });
    expect(other.relay.status()).toMatchObject({ redis: 'down', relays: 0, reads: 0, alone: 101 });
    // Only what the second instance read; the live list at once, the others by chance.
    expect(gate.connections).toHaveLength(101);
    expect((gate.connections[0]?.at ?? Infinity) - begun).toBeLessThan(500);
    expect(one.heard.get('home')).toEqual(['open']);
    gate.say('home', 1);
    expect(one.heard.get('home')).toEqual(['open', 1]);
    expect(other.heard.get('home')).toEqual(['open', 'lost', 'open', 1]);
  });

  it('goes back to one stream per topic when Redis is back, without a pause or a new connection', async () => {
    await followBoth('home', ...EVENTS);
    redis.isDown = true;
    await pass(5_000);
    redis.forget();
    gate.connections.length = 0;
    const states = () => [one, other].map(({ heard }) => heard.get('home')?.filter(isLost).length);
    const lostBefore = states();
    redis.isDown = false;
    await pass(4_000);
    expect(gate.connections).toEqual([]);
    for (const topic of ['home', ...EVENTS]) expect(gate.listeners(topic)).toHaveLength(1);
    expect(states()).toEqual(lostBefore);
    gate.say('home', 1);
    await pass(300);
    expect(one.heard.get('home')?.at(-1)).toBe(1);
    expect(other.heard.get('home')?.at(-1)).toBe(1);
  });

  it('has a stream of its own at once for a topic that is opened while Redis is gone', async () => {
    redis.isDown = true;
    one.follow('home');
    await pass(10);
    one.follow('match:sr:match:1');
    await pass(10);
    expect(gate.listeners('home')).toEqual(['one']);
    expect(gate.listeners('match:sr:match:1')).toEqual(['one']);
  });

  it('lets another instance try when the relay itself is cut off from the operator', async () => {
    await followBoth('home', 'match:sr:match:1');
    gate.cut('one');
    await pass(8_000);
    expect(gate.listeners('home')).toEqual(['other']);
    expect(gate.listeners('match:sr:match:1')).toEqual(['other']);
    gate.say('home', 3);
    await pass(300);
    expect(one.heard.get('home')?.at(-1)).toBe(3);
  });

  it('hears everything in order from a busy relay', async () => {
    await followBoth('home');
    const producers = Array.from({ length: 400 }, (_, index) => index + 1);
    for (const producer of producers) gate.say('home', producer);
    await pass(300);
    expect(other.heard.get('home')).toEqual(['open', ...producers]);
  });
});

const isLost = (heard: string | number) => heard === 'lost';
