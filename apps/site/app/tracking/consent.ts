/** What a visitor may allow beyond what the site needs to work. */
export const PURPOSES = ['measurement', 'marketing'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a visitor allowed, by purpose. */
export type Consent = Readonly<Record<Purpose, boolean>>;

/** The answer of somebody who refuses, and what holds for somebody who has not answered. */
export const NO_CONSENT: Consent = { measurement: false, marketing: false };
