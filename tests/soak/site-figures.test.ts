import { describe, expect, it } from 'vitest';
import { growthOf, readFigures } from './site-figures.ts';

describe('figures of a site', () => {
  it('are read from its text, those of several kinds as their sum', () => {
    const text = [
      '# TYPE process_resident_memory_bytes gauge',
      'process_resident_memory_bytes{brand="arara"} 209715200',
      'nodejs_heap_size_used_bytes{brand="arara"} 104857600',
      'nodejs_eventloop_lag_p99_seconds{brand="arara"} 0.025',
      'vitrine_listeners{brand="arara"} 12',
      'vitrine_intents_open{kind="placement",state="sent",brand="arara"} 2',
      'vitrine_intents_open{kind="deposit",state="sent",brand="arara"} 1',
    ].join('\n');
    expect(readFigures(text)).toEqual({
      memory: 200,
      heap: 100,
      loopDelay: 25,
      streams: 12,
      openIntents: 3,
    });
  });

  it('grow by the last fifth over the first', () => {
    expect(growthOf([100, 90, 200, 90, 110])).toBeCloseTo(0.1);
    expect(growthOf([200, 300, 300, 300, 100])).toBeCloseTo(-0.5);
  });

  it('of too short a time have no growth', () => {
    expect(growthOf([1, 2])).toBeNaN();
  });
});
