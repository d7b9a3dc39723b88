import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFeedGate, type FeedGate, type Said } from './feed-gate.ts';

/** A response that keeps what is written to it, and sends nothing on while it is stuck. */
class FakeResponse extends EventEmitter {
  written = '';
  isStuck = false;
  isDestroyed = false;

  get writableLength(): number {
    return this.isStuck ? this.written.length : 0;
  }
  writeHead(): void {}
  write(text: string, written?: () => void): void {
    this.written += text;
    if (!this.isStuck) written?.();
  }
  cork(): void {}
  uncork(): void {}
  destroy(): void {
    this.isDestroyed = true;
    this.emit('close');
  }
}

const said: Said = {
  name: 'betStop',
  message: { eventId: 'sr:match:1', timestamp: 1, marketIds: null },
};

let gate: FeedGate;
beforeEach(() => {
  vi.useFakeTimers();
  gate = createFeedGate();
});
afterEach(() => {
  gate.close();
  vi.useRealTimers();
});

function connect(...channels: Parameters<FeedGate['connect']>[1]): FakeResponse {
  const response = new FakeResponse();
  gate.connect(response as unknown as ServerResponse, channels, []);
  return response;
}

describe('feed gate', () => {
  it('says a message once to who listens on several of its channels, and not to others', () => {
    const both = connect('live', 'match/sr:match:1');
    const other = connect('match/sr:match:2');
    gate.say(['live', 'match/sr:match:1'], said);
    expect(both.written.match(/event: betStop\nid: 1\ndata: \{/g)).toHaveLength(1);
    expect(other.written).not.toContain('betStop');
  });

  it('drops a reader that falls too far behind, and only that one', () => {
    const slow = connect('live');
    const quick = connect('live');
    slow.isStuck = true;
    for (let message = 0; message < 8000; message += 1) gate.say(['live'], said);
    expect(slow.isDestroyed).toBe(true);
    expect(slow.written.length).toBeLessThan(600_000);
    expect(quick.isDestroyed).toBe(false);
    quick.destroy();
    expect(gate.isHeard('live')).toBe(false);
  });

  it('keeps idle streams open with a heartbeat every ten seconds', () => {
    const idle = connect('live');
    vi.advanceTimersByTime(20_000);
    expect(idle.written.match(/: heartbeat\n\n/g)).toHaveLength(2);
  });
});
