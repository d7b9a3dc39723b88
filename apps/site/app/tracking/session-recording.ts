import type { RouteName } from '../guard/route-table.ts';

/** What the script that records sessions defines. */
export interface RecordingScript {
  /** Begins, or goes on. What matches `mask` is never recorded. */
  start(settings: { readonly mask: string }): void;
  stop(): void;
}

declare global {
  interface Window {
    sessionRecording?: RecordingScript;
  }
}

/** A bettor's name, balance, slip, everything that is typed, and what opens over a page, such as the chat. */
export const MASKED = 'header, aside, form, input, textarea, select, [role="dialog"], [data-dock]';

/**
 * The pages that may be recorded: what everybody sees alike. Every other page is left out, so that a new
 * one is never recorded by mistake: log-in, registration, passwords, documents, the account, and money.
 * Source: 1§9.
 */
const RECORDED: ReadonlySet<RouteName> = new Set<RouteName>([
  'home',
  'sportsbook',
  'sport',
  'allLeagues',
  'tournament',
  'event',
  'search',
  'liveResults',
  'casino',
  'casinoSlots',
  'casinoFilter',
  'casinoCategory',
  'searchBar',
  'aboutUs',
  'faqs',
  'ayuda',
  'generalRules',
  'termsConditions',
  'privacyPolicy',
  'responsibleGamePolicy',
]);

/** Whether a page may be recorded, by the name of its route; a page without a name is not. */
export function mayBeRecorded(page: string | null): boolean {
  return page !== null && (RECORDED as ReadonlySet<string>).has(page);
}
