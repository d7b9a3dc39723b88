/** Longer than a document takes to come on a slow phone; a download leaves the page where it is. */
const STAYS_AFTER_MS = 10_000;

declare global {
  interface Window {
    /** Waits while the page is being left; after that the page is still there. Set after its load. */
    whileLeaving?: () => Promise<void>;
  }
}

/** What is watched of the browser. */
type Page = Pick<Window, 'addEventListener' | 'fetch' | 'setTimeout' | 'whileLeaving'>;

/**
 * Holds back what fails because the page is left. Firefox breaks off every request as soon as it asks for
 * the next document: the page would say that something failed, or load itself again in place of the page
 * that was asked for. Failed calls of `fetch` wait, and so can others by `whileLeaving`.
 */
export function watchLeaving(page: Page): void {
  let staying = Promise.resolve();
  page.addEventListener('beforeunload', () => {
    staying = new Promise((resolve) => page.setTimeout(resolve, STAYS_AFTER_MS));
  });
  // Brought back from the browser's memory, the page is not left any more.
  page.addEventListener('pageshow', () => {
    staying = Promise.resolve();
  });
  const fetch = page.fetch.bind(page);
  page.fetch = async (...request) => {
    try {
      return await fetch(...request);
    } catch (error) {
      await staying;
      throw error;
    }
  };
  page.whileLeaving = () => staying;
}
