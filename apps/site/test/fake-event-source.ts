import type { LiveFrame } from '../app/live/live-types.ts';

/** The browser's event stream, with the server's part in the test's hands. */
export class FakeEventSource {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;
  onmessage: ((event: { data: string; lastEventId: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #listeners = new Map<string, () => void>();

  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  /** The one that was opened last. Throws when none was. */
  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('Nothing was opened');
    return last;
  }

  /** Those that are open now. */
  static get open(): readonly FakeEventSource[] {
    return FakeEventSource.opened.filter(({ readyState }) => readyState !== 2);
  }

  addEventListener(name: string, listener: () => void): void {
    this.#listeners.set(name, listener);
  }

  /** The site tells the browser to open its stream anew. */
  move(): void {
    this.#listeners.get('move')?.();
  }

  close(): void {
    this.readyState = 2;
  }

  send(lastEventId: string, frame: LiveFrame): void {
    this.onmessage?.({ lastEventId, data: JSON.stringify(frame) });
  }
}
