import { describe, expect, it } from 'vitest';
import { createBrowserQueue } from './browser-queue.ts';
import type { BrowserEvent } from './tracked-event.ts';

const SLOW: BrowserEvent = { name: 'slowConnection' };
const shown = (page: string): BrowserEvent => ({ name: 'pageShown', page });

function openQueue() {
  let time = 0;
  let due: { readonly at: number; readonly work: () => void }[] = [];
  const posted: unknown[] = [];
  const left: unknown[] = [];
  const network = { isThere: true, takesAtLeave: true };
  const eventsOf = (form: URLSearchParams): unknown => {
    expect(form.get('csrf')).toBe('token');
    return JSON.parse(form.get('events') ?? '');
  };
  const queue = createBrowserQueue({
    now: () => time,
    schedule: (work, afterMs) => due.push({ at: time + afterMs, work }),
    csrf: () => 'token',
    send(form) {
      posted.push(eventsOf(form));
      return Promise.resolve(network.isThere);
    },
    sendAtLeave(form) {
      left.push(eventsOf(form));
      return network.takesAtLeave;
    },
  });
  async function pass(ms: number): Promise<void> {
    await Promise.resolve();
    time += ms;
    const ripe = due.filter(({ at }) => at <= time);
    due = due.filter(({ at }) => at > time);
    ripe.forEach(({ work }) => work());
    await Promise.resolve();
  }
  return { queue, posted, left, network, pass };
}

describe('the queue of a browser', () => {
  it('TRACK-01 posts at once, and then at most once per 500 ms', async () => {
    const { queue, posted, pass } = openQueue();
    queue.add(SLOW);
    queue.add(shown('event'));
    queue.add(shown('sport'));
    expect(posted).toEqual([[SLOW]]);
    await pass(500);
    expect(posted).toEqual([[SLOW], [shown('event'), shown('sport')]]);
    await pass(500);
    expect(posted).toHaveLength(2);
  });

  it('TRACK-01 sends what did not arrive with the next event, or when the page is left', async () => {
    const { queue, posted, left, network, pass } = openQueue();
    network.isThere = false;
    queue.add(SLOW);
    await pass(500);
    queue.add(shown('event'));
    expect(posted.at(-1)).toEqual([SLOW, shown('event')]);
    await pass(0);
    queue.leave();
    expect(left).toEqual([[SLOW, shown('event')]]);
    queue.leave();
    expect(left).toHaveLength(1);
  });

  it('TRACK-01 keeps what the browser refuses at the leaving of a page that comes back', async () => {
    const { queue, posted, network, pass } = openQueue();
    queue.add(SLOW);
    queue.add(shown('event'));
    network.takesAtLeave = false;
    queue.leave();
    await pass(500);
    expect(posted).toEqual([[SLOW], [shown('event')]]);
  });
});
