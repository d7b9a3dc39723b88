import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveFrame } from '../../../app/live/live-types.ts';
import { frameBroadcast, type Channel, type FrameBroadcast } from './frame-broadcast.ts';

interface TestChannel {
  readonly channel: Channel;
  say(outcomeId: string, odds: string): void;
}

const GREETING = { now: 1_000_000 };

describe('frameBroadcast', () => {
  let broadcast: FrameBroadcast;
  beforeEach(() => {
    vi.useFakeTimers({ now: GREETING.now });
    broadcast = frameBroadcast({ epoch: 'abc', now: Date.now });
  });
  afterEach(() => {
    broadcast.close();
    vi.useRealTimers();
  });

  function openChannel(): TestChannel {
    let odds: Record<string, string> = {};
    const channel = broadcast.open({
      take: () => {
        const frame = Object.keys(odds).length > 0 ? { o: odds } : null;
        odds = {};
        return frame;
      },
      whole: () => ({ gap: true, o: { all: '1.50' } }),
    });
    return {
      channel,
      say(outcomeId, text) {
        odds[outcomeId] = text;
        channel.announce();
      },
    };
  }

  function listen(channels: readonly TestChannel[], since: string) {
    const heard: { id: string; frame: LiveFrame }[] = [];
    const bytes: Buffer[] = [];
    const stop = broadcast.subscribe(
      channels.map(({ channel }) => channel),
      since,
      (encoded) => {
        const [, id = '', data = ''] = /^id: (.*)\ndata: (.*)\n\n$/.exec(encoded.toString()) ?? [];
        heard.push({ id, frame: JSON.parse(data) as LiveFrame });
        bytes.push(encoded);
      },
    );
    return { heard, bytes, stop };
  }

  it('encodes a frame, which is held for long, into memory of its own', () => {
    const home = openChannel();
    const { bytes } = listen([home], broadcast.version());
    home.say('1', '1.10');
    vi.advanceTimersByTime(100);
    expect(bytes.at(-1)?.buffer.byteLength).toBe(bytes.at(-1)?.length);
  });

  it('goes on at its pace when the clock is set back', () => {
    const home = openChannel();
    const { heard } = listen([home], broadcast.version());
    home.say('1', '1.10');
    vi.advanceTimersByTime(100);
    vi.setSystemTime(GREETING.now - 3_600_000);
    home.say('1', '1.20');
    vi.advanceTimersByTime(100);
    expect(heard.at(-1)?.frame).toEqual({ o: { 1: '1.20' } });
  });

  it('sends the first change at once and what follows at most ten times a second', () => {
    const home = openChannel();
    const { heard } = listen([home], broadcast.version());
    home.say('1', '1.10');
    vi.advanceTimersByTime(0);
    expect(heard.map(({ frame }) => frame)).toEqual([GREETING, { o: { 1: '1.10' } }]);
    for (let change = 0; change < 100; change += 1) {
      home.say('1', `2.${change + 10}`);
      vi.advanceTimersByTime(10);
    }
    expect(heard.length - 2).toBeLessThanOrEqual(10);
    expect(heard.at(-1)?.frame).toEqual({ o: { 1: '2.109' } });
  });

  it('encodes a frame once for all who receive it, and sends nothing after they have left', () => {
    const home = openChannel();
    const [one, other] = [listen([home], 'abc.0'), listen([home], 'abc.0')];
    home.say('1', '1.10');
    vi.advanceTimersByTime(100);
    expect(one.bytes.at(-1)).toBe(other.bytes.at(-1));
    other.stop();
    home.say('1', '1.20');
    vi.advanceTimersByTime(100);
    expect(one.heard).toHaveLength(3);
    expect(other.heard).toHaveLength(2);
    expect(home.channel.subscriberCount()).toBe(1);
  });

  it('replays what a subscriber missed of its own channels, in order, and nothing else', () => {
    const [home, match, stranger] = [openChannel(), openChannel(), openChannel()];
    home.say('1', '1.10');
    vi.advanceTimersByTime(100);
    const since = broadcast.version();
    match.say('2', '2.10');
    vi.advanceTimersByTime(100);
    stranger.say('3', '3.10');
    vi.advanceTimersByTime(100);
    home.say('1', '1.20');
    vi.advanceTimersByTime(100);
    expect(listen([home, match], since).heard).toEqual([
      { id: 'abc.2', frame: { o: { 2: '2.10' } } },
      { id: 'abc.4', frame: { o: { 1: '1.20' } } },
      { id: 'abc.4', frame: { now: GREETING.now + 400 } },
    ]);
  });

  it.each(['', 'abc', 'abc.7', 'other.0', 'abc.-1', 'abc.x'])(
    'tells everything to a subscriber who comes with version "%s"',
    (since) => {
      const { heard } = listen([openChannel()], since);
      expect(heard.map(({ id }) => id)).toEqual(['abc.0', 'abc.0']);
      expect(heard.map(({ frame }) => frame)).toEqual([
        { gap: true, o: { all: '1.50' } },
        GREETING,
      ]);
    },
  );

  it('names the topic of its frames, those that tell everything too', () => {
    const channel = broadcast.open({
      topic: 'home',
      take: () => ({ f: true }),
      whole: () => ({ gap: true }),
    });
    const { heard } = listen([{ channel, say: () => undefined }], '');
    channel.announce();
    vi.advanceTimersByTime(0);
    expect(heard.map(({ frame }) => frame)).toEqual([
      { k: 'home', gap: true },
      GREETING,
      { k: 'home', f: true },
    ]);
  });

  it('tells everything when a missed frame is no longer held', () => {
    const home = openChannel();
    for (let change = 0; change < 205; change += 1) {
      home.say('1', `${change}`);
      vi.advanceTimersByTime(100);
    }
    expect(listen([home], 'abc.4').heard[0]?.frame.gap).toBe(true);
    expect(listen([home], 'abc.5').heard).toHaveLength(201);
  });

  it('tells everything of a channel that was opened after the version', () => {
    const home = openChannel();
    home.say('1', '1.10');
    vi.advanceTimersByTime(100);
    expect(listen([home, openChannel()], 'abc.0').heard[1]?.frame.gap).toBe(true);
  });
});
