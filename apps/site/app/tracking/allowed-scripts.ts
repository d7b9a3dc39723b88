import type { Consent } from './consent.ts';

/** Addresses of third parties' scripts; null for none. */
export interface TrackingScripts {
  /** Reads the page's data layer. */
  readonly tagManager: string | null;
  readonly crm: string | null;
  readonly recording: string | null;
}

export const NO_SCRIPTS: TrackingScripts = { tagManager: null, crm: null, recording: null };

/**
 * The scripts that a visitor allowed: a tag manager serves both purposes, and hears which are allowed
 * by the events that reach it.
 */
export function allowedScripts(scripts: TrackingScripts, consent: Consent | null): TrackingScripts {
  const { measurement, marketing } = consent ?? { measurement: false, marketing: false };
  return {
    tagManager: measurement || marketing ? scripts.tagManager : null,
    crm: marketing ? scripts.crm : null,
    recording: measurement ? scripts.recording : null,
  };
}
