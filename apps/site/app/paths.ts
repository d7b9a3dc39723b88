/** Addresses of the site's pages that many places lead to; `paths/` has those of each part. */
export const paths = {
  home: '/',
  sportsbook: '/esportes',
  liveResults: '/live-results',
  search: '/esportes/busca',
  favourites: '/esportes/favoritos',
  casino: '/casino/slots',
  login: '/login',
  googleLogin: '/login/google',
  googleCallback: '/login/google/callback',
  register: '/register',
  registerOptions: '/register-options',
  registerWithGoogle: '/register-with-google',
  registerInvalidRegion: '/registerInvalidRegion',
  loginCode: '/login/two-factor',
  reactivation: '/login/reactivation',
  twoFactor: '/account/two-factor',
  logout: '/logout',
  attemptLimit: '/attempt-limit',
  unusualActivity: '/UnusualActivity',
  forgotPassword: '/forgot-my-password',
  restorePassword: '/RestorePassword',
  verifyEmail: '/verify-email',
  onboardSuccess: '/onboard-success',
  account: '/account',
  accountStopped: '/account-stopped',
  adminMode: '/admin-mode',
  accountDetails: '/account/details',
  announcement: '/announcement',
  appearance: '/appearance',
  oddsFormat: '/odds-format',
  cookies: '/cookies',
  manifest: '/manifest.webmanifest',
  sitemap: '/sitemap.xml',
  accountMigration: '/account-migration',
  realityCheck: '/reality-check',
  responsibleGame: '/responsable-game',
  playPause: '/responsable-game/pause',
  selfExclusion: '/responsable-game/self-exclusion',
  userIdentification: '/user-identification',
  completeProfile: '/complete-profile',
  deposit: '/deposit',
  withdrawal: '/withdrawal',
  bankAccounts: '/bank-accounts',
  withdrawalAccounts: '/withdrawal/accounts',
  verifyDeposit: '/verify-deposit',
  financialOperations: '/financial-operations',
  transactions: '/transactions',
  transactionsExport: '/transactions/export',
  cashback: '/promotions/cashback',
  betSlip: '/bet-slip',
  balanceLimit: '/bet-slip/balance-limit',
  quickStakes: '/bet-slip/quick-stakes',
  keptSlips: '/bet-slip/kept',
  betHistory: '/bet-history',
  betHistoryExport: '/bet-history/export',
  betUpdates: '/bet-history/updates',
  balance: '/balance',
  /** Whether the frame of an open page is still current. */
  frameNews: '/frame-news',
  downloadApp: '/download-app',
} as const;

/** Names in an address how the site was opened; the native app has a parameter of its own. Source: 1§4. */
export const APP_SOURCE = 'appSource';

export const NATIVE_APP = 'bmxpa';

/** An id as a URL names it behind `#`. */
export function fragment(id: string): string {
  return encodeURI(id).replaceAll('#', '%23');
}

/** In the address of a page whose form was just saved. */
export const SAVED = 'salvo';

/** Names the announcement that a form puts away. */
export const ANNOUNCEMENT_FIELD = 'announcement';

/**
 * Where to go after a form, if the form names a path of this site; otherwise the fallback.
 *
 * @example
 * returnPath('//elsewhere.example', '/esportes') // '/esportes'
 */
export function returnPath(value: FormDataEntryValue | string | null, fallback: string): string {
  return typeof value === 'string' && /^\/(?![/\\])[\w\-.~/?=&%:#,+@!$*;]*$/.test(value)
    ? value
    : fallback;
}

/**
 * Fragments that name what stands over a page while scripts run; each has a page of its own, too.
 * Source: 3§2.
 */
export const OVERLAYS = { slip: '#cupom', chat: '#atendimento' } as const;
