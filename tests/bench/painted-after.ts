import type { Page } from 'playwright';

declare global {
  interface Window {
    benchPainted: Promise<number>;
  }
}

/**
 * Watches for the next event of a kind; the answer waits for it and resolves with the milliseconds until
 * a change of an element was painted: of its attribute, or of its text where that is null.
 */
export async function paintedAfter(
  page: Page,
  event: 'click' | 'input',
  selector: string,
  attribute: string | null,
): Promise<() => Promise<number>> {
  await page.evaluate(watch, { event, selector, attribute });
  return () => page.evaluate(() => window.benchPainted);
}

interface Watched {
  readonly event: string;
  readonly selector: string;
  readonly attribute: string | null;
}

/** Runs in the page. */
function watch({ event, selector, attribute }: Watched): void {
  const shown = () => {
    const element = document.querySelector(selector);
    return attribute === null ? element?.textContent : element?.getAttribute(attribute);
  };
  const before = shown();
  window.benchPainted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} was not painted anew`)), 10_000);
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (shown() === before) return requestAnimationFrame(look);
        // A message comes after the frame in which the change is painted.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
        channel.port2.postMessage(null);
        return undefined;
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(event, begin, { capture: true, once: true });
  });
}
