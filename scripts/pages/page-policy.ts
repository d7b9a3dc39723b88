import type { BrowserContext, Page } from 'playwright';

/** Where a page keeps what its policy refused, so that it is read after the page has loaded. */
const KEPT_UNDER = 'refusedByPolicy';

/** Lets every page that is opened from now on note what its content policy refuses. */
export async function notePolicy(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript((name) => {
    const refused: string[] = [];
    Object.defineProperty(globalThis, name, { value: refused });
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const from = sourceFile ? ` of ${sourceFile}:${lineNumber}` : '';
      refused.push(`${effectiveDirective} refuses ${blockedURI}${from} ${sample}`.trim());
    });
  }, KEPT_UNDER);
}

/**
 * What the policy of the page that is open refused since this was asked last. Throws for a page that was opened
 * without `notePolicy`.
 */
export async function refusedByPolicy(page: Page): Promise<readonly string[]> {
  const refused = await page.evaluate((name) => {
    const kept = (globalThis as Record<string, unknown>)[name];
    return Array.isArray(kept) ? (kept.splice(0) as string[]) : null;
  }, KEPT_UNDER);
  if (refused === null) throw new Error(`What the policy refuses is not noted on ${page.url()}`);
  return refused;
}
