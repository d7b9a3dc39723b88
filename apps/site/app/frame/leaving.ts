/** Longer than a document takes to come on a slow phone; a download leaves the page where it is. */
const STAYS_AFTER_MS = 10_000;

/** What is watched of the browser. */
type Page = Pick<Window, 'addEventListener' | 'fetch' | 'setTimeout'>;

/** Waits while the page is being left; after that the page is still there. */
export type WhileLeaving = () => Promise<void>;

/**
 * Holds back what fails because the page is left. Firefox breaks off every request as soon as it asks for
 * the next document: the page would say that something failed, or load itself again in place of the page
 * that was asked for. Failed calls of `fetch` wait, and so can others by the answered function.
 */
export function watchLeaving(page: Page): WhileLeaving {
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
  return () => staying;
}
