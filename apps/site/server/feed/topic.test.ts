import { MAX_SELECTIONS } from '@vitrine/betting/bet-slip/selection-limit';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { describe, expect, it } from 'vitest';
import { parseTopics, topicName } from './topic.ts';

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

  it('CAT-07 FEED-01 tells matches, stages and seasons apart by their ids', () => {
    const list = 'match:bg:match:2,stage:sr:stage:7,season:sr:season:8';
    expect(parseTopics(list)).toEqual([
      { kind: 'match', eventId: 'bg:match:2' },
      { kind: 'stage', eventId: 'sr:stage:7' },
      { kind: 'season', eventId: 'sr:season:8' },
    ]);
    expect(parseTopics(list)?.map(topicName).join(',')).toBe(list);
  });

  it.each(['match:sr:stage:7', 'stage:sr:match:7', 'season:bg:season:1'])(
    'CAT-07 refuses an event under the name of another kind: %s',
    (list) => {
      expect(parseTopics(list)).toBeNull();
    },
  );

  it.each(['', 'away', 'match:1', 'match:sr:match:1/../x', 'prematch:sr:match:1', 'home,other'])(
    'refuses "%s"',
    (list) => {
      expect(parseTopics(list)).toBeNull();
    },
  );

  const matches = (count: number) =>
    Array.from({ length: count }, (_, index) => `match:sr:match:${index}`);

  it('FEED-01 SLIP-03 takes a full slip beside the lists of every sport', () => {
    const lists = ['home', ...SPORTS.map(({ id }) => `prematch:${id}`)];
    const topics = [...matches(MAX_SELECTIONS), ...lists];
    expect(parseTopics(topics.join(','))?.map(topicName)).toEqual(topics);
  });

  it('refuses more than 80 topics', () => {
    expect(parseTopics(matches(80).join(','))).toHaveLength(80);
    expect(parseTopics(matches(81).join(','))).toBeNull();
  });
});
