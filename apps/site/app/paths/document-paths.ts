/** The documents of the site, with their addresses. Source: 1§2. */
export const DOCUMENTS = {
  aboutUs: '/about-us',
  termsConditions: '/terms-conditions',
  privacyPolicy: '/privacy-policy',
  responsibleGamePolicy: '/responsable-game-policy',
  antiLaunderingPolicy: '/anti-laundering-policy',
  termsCashOut: '/terms-conditions-cashout',
  ayuda: '/ayuda',
  faqs: '/faqs',
} as const;

export type DocumentPage = keyof typeof DOCUMENTS;

/** The six pages of rules, as their addresses name them. Source: 1§2. */
export const RULE_PAGES = [
  'global',
  'football',
  'american-football',
  'baseball',
  'basketball',
  'tennis',
] as const;

export type RulePage = (typeof RULE_PAGES)[number];

export function rulesPath(page: RulePage = 'global'): string {
  return `/rules-sports/${page}`;
}
