import { describe, expect, it } from 'vitest';
import { readableLine } from './log-line.mjs';

describe('readableLine', () => {
  it('shows the message of a record and its facts', () => {
    const record = {
      level: 30,
      time: 1,
      pid: 2,
      hostname: 'h',
      topic: 'home',
      up: true,
      msg: 'feed',
    };
    expect(readableLine(JSON.stringify(record))).toBe('feed topic=home up=true');
  });

  it('names the level of what is more than news', () => {
    const record = { level: 50, msg: 'no store', err: { message: 'gone' } };
    expect(readableLine(JSON.stringify(record))).toBe('error: no store err={"message":"gone"}');
  });

  it.each(['listening', '{not json', '{"a":1}'])('leaves %s as it is', (line) => {
    expect(readableLine(line)).toBe(line);
  });
});
