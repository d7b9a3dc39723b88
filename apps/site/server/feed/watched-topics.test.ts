import { describe, expect, it } from 'vitest';
import { createFollowers } from './followers.ts';
import type { HeldTopic } from './held-topic.ts';
import { watchedTopics } from './watched-topics.ts';

const PLACES = 400;

/** Every place is taken, by events that are listed, each from an address of its own. */
function openFull() {
  const clock = { now: 0 };
  const closed: string[] = [];
  const followers = createFollowers();
  const hold = (id: string) => ({ feed: { close: () => closed.push(id) } }) as unknown as HeldTopic;
  const topics = watchedTopics({ hold, followers, isListed: () => true, now: () => clock.now });
  const leave = new Map<string, () => void>();
  for (let place = 0; place < PLACES; place += 1) {
    clock.now += 1;
    topics.watch(`e${place}`);
    leave.set(`e${place}`, followers.add(`e${place}`, `a${place}`));
  }
  return { closed, followers, topics, leave: (id: string) => leave.get(id)?.() };
}

describe('events that are followed, when every place is taken', () => {
  it('stay where each address follows few, and a further one gets none', () => {
    const { closed, topics } = openFull();
    expect(topics.watch('new')).toBeNull();
    expect(topics.watch('e0')).not.toBeNull();
    expect(closed).toEqual([]);
  });

  it('give way when nobody follows them, the one asked for longest ago first', () => {
    const { closed, topics, leave } = openFull();
    for (const id of ['e7', 'e3', 'e5']) leave(id);
    expect(topics.watch('new')).not.toBeNull();
    expect(closed).toEqual(['e3']);
  });

  it('give way when one address alone follows them beside more than ten others', () => {
    const { closed, followers, topics } = openFull();
    for (let other = 11; other <= 20; other += 1) followers.add(`e${other}`, 'a10');
    // The address follows eleven; ten of them another one follows, too.
    expect(topics.watch('new')).not.toBeNull();
    expect(closed).toEqual(['e10']);
  });

  it('stay when they are followed from two addresses, however many else those follow', () => {
    const { closed, followers, topics } = openFull();
    for (let other = 11; other <= 20; other += 1) followers.add(`e${other}`, 'a10');
    followers.add('e10', 'elsewhere');
    expect(topics.watch('new')).toBeNull();
    expect(closed).toEqual([]);
  });
});
