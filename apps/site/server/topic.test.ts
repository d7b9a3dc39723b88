import { describe, expect, it } from 'vitest';
import { isEventId, parseTopics, topicName } from './topic.ts';

describe('parseTopics', () => {
  it('reads the list of topics, each once', () => {
    const topics = parseTopics('home,match:sr:match:1,prematch:sr:sport:5,home,match:bg:match:2');
    expect(topics?.map(topicName)).toEqual([
      'home',
      'match:sr:match:1',
      'prematch:sr:sport:5',
      'match:bg:match:2',
    ]);
  });

  it.each(['', 'away', 'match:1', 'match:sr:match:1/../x', 'prematch:sr:match:1', 'home,other'])(
    'refuses "%s"',
    (list) => {
      expect(parseTopics(list)).toBeNull();
    },
  );

  it('refuses more than 40 topics', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `match:sr:match:${index}`).join(',');
    expect(parseTopics(list(40))).toHaveLength(40);
    expect(parseTopics(list(41))).toBeNull();
  });
});

describe('isEventId', () => {
  it('takes matches of both providers and nothing else', () => {
    expect(['sr:match:1', 'bg:match:22'].every(isEventId)).toBe(true);
    expect(['sr:match:', 'sr:match:1 ', 'match:1', '../sr:match:1'].some(isEventId)).toBe(false);
  });
});
