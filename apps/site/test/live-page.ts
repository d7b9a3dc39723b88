import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { startLivePage } from '../app/live/live-page.ts';
import type { VitrineLive } from '../app/live/live-types.ts';
import { FakeEventSource } from './fake-event-source.ts';

/** The time at which a test page is opened, in epoch milliseconds. */
export const START = 1_700_000_000_000;

/** What stands on a test page. */
export const PAGE = `
  <button data-outcome="o1" data-market="m1"><span data-live-odds="o1">1.85</span></button>
  <button data-outcome="o2" data-market="m1"><span data-live-odds="o2">3.40</span></button>
  <aside><span data-live-odds="o1">1.85</span></aside>
  <span data-live-score="sr:match:1:home">0</span>
  <span data-live-score="sr:match:1:away">0</span>
  <span data-live-status="sr:match:1">1º tempo</span>
  <span data-live-period="sr:match:1">1T</span>
  <span data-live-text="sr:match:1/corners/home">3</span>
  <time data-live-clock="sr:match:1" data-seconds="600" data-read-at="${START}" data-stopped="0"
    data-direction="up">10:00</time>`;

/** A page with the live script, in a time that stands still until the test moves it. */
export interface TestPage {
  readonly live: VitrineLive;
  setHidden(isHidden: boolean): void;
  /** React has rendered a page of these topics, from data of this version. */
  render(topics: string, version: string): void;
}

/** The element of a selector. Throws when there is none. */
export function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** Opens a page of the topic `home`, made at `abc.7`, whose stream has greeted it. `closeTestPage` takes it away. */
export function openTestPage(): TestPage {
  let hidden = false;
  vi.useFakeTimers({ now: START });
  const page = new Window();
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('MutationObserver', page.MutationObserver);
  vi.stubGlobal('Event', page.Event);
  vi.stubGlobal('EventSource', FakeEventSource);
  // A browser without locks: the page has a stream of its own.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('requestAnimationFrame', (write: () => void) => setTimeout(write, 16));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  FakeEventSource.opened = [];
  document.head.innerHTML = '<meta name="vitrine-live" content="home" data-version="abc.7">';
  document.body.innerHTML = PAGE;
  const live = startLivePage(globalThis);
  FakeEventSource.last.send('abc.7', { now: START });
  return {
    live,
    setHidden(isHidden) {
      hidden = isHidden;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    render(topics, version) {
      const meta = element('meta[name="vitrine-live"]') as HTMLMetaElement;
      meta.content = topics;
      meta.dataset['version'] = version;
      live.sync();
    },
  };
}

export function closeTestPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
