/**
 * Addresses of the site. Sports have the words of 2§2, the same on every brand: `sr:sport:1` is
 * /esportes/futebol.
 */
import type { MarketKind } from '@vitrine/betting/sportsbook/event';
import { sportById, sportBySlug } from '@vitrine/betting/sportsbook/sports';
import { ASKS_ANEW } from './shapes/bets/cash-out-form.ts';
import { PICKED, picksText } from './shapes/bet-slip/custom-bet.ts';

/** The sections of a sport's page, as its address names them. Source: 2§2. */
export const SECTIONS = [
  'ao-vivo',
  'proximos-jogos',
  'ligas-internacionais',
  'jogos-principais',
] as const;
export type Section = (typeof SECTIONS)[number];

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
  quickStakes: '/bet-slip/quick-stakes',
  keptSlips: '/bet-slip/kept',
  betHistory: '/bet-history',
  betHistoryExport: '/bet-history/export',
  betUpdates: '/bet-history/updates',
  balance: '/balance',
  downloadApp: '/download-app',
} as const;

/** Names in an address how the site was opened; the native app has a parameter of its own. Source: 1§4. */
export const APP_SOURCE = 'appSource';
export const NATIVE_APP = 'bmxpa';

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

/** The place behind a selected price that leads to its stake: where a tap without scripts ends. */
export function slipAnchor(outcomeId: string): string {
  return `slip:${outcomeId}`;
}

/** The slip's page at the field of a stake. */
export function stakePath(stakeId: string): string {
  return `${paths.betSlip}#${fragment(stakeId)}`;
}

/** An id as a URL names it behind `#`. */
export function fragment(id: string): string {
  return encodeURI(id).replaceAll('#', '%23');
}

/** Whether a path is a page of the sportsbook. */
export function isSportsPath(pathname: string): boolean {
  return /^\/(?:esportes|live-results)(?:\/|$)/.test(pathname);
}

/** The casino's home; `paths.casino` is the page that others lead to. Source: 1§2. */
export const CASINO = '/casino';

/** Whether a path is the page of one game. */
export function isGamePath(pathname: string): boolean {
  return pathname.startsWith(`${CASINO}/game/`);
}

/** Whether a path is a page of the casino. */
export function isCasinoPath(pathname: string): boolean {
  return /^\/casino(?:\/|$)/.test(pathname);
}

export function sportPath(slug: string, section?: Section): string {
  return section ? `/esportes/${slug}/${section}` : `/esportes/${slug}`;
}

const ALL_LEAGUES_END = '/campeonatos';

/** All competitions of a sport. */
export function allLeaguesPath(slug: string): string {
  return sportPath(slug) + ALL_LEAGUES_END;
}

/** Whether a path is that of all competitions of a sport. */
export function isAllLeaguesPath(pathname: string): boolean {
  return isSportsPath(pathname) && pathname.endsWith(ALL_LEAGUES_END);
}

/** The id of the form that the controls of a page that looks for names belong to. */
export const SEARCH_FORM = 'search';

/** Names what is looked for, in the address of the search page. */
export const QUERY = 'q';

/** Names the day of coming events, in the address of a sport's section. */
export const DAY = 'dia';

/** Names the kind of market that a list shows, in its address. */
export const MARKET = 'mercado';

/** The words of the kinds in addresses. */
const MARKET_WORDS: Readonly<Record<MarketKind, string>> = {
  result: 'resultado',
  total: 'total',
  handicap: 'handicap',
  bothScore: 'ambos-marcam',
};

/**
 * The kind of market that the address of a list names, one of those the list can show; the result
 * when it names none of them.
 */
export function marketOfAddress(word: string | null, kinds: readonly MarketKind[]): MarketKind {
  return kinds.find((kind) => MARKET_WORDS[kind] === word) ?? 'result';
}

/**
 * A list with the choices that its address carries: the kind of market it shows, and the day of its
 * events, which is a word of `DAY_WORDS` or a date such as 2026-11-24.
 *
 * @example
 * listPath('/esportes/tenis', { market: 'total' }) // '/esportes/tenis?mercado=total'
 */
export function listPath(
  path: string,
  { day, market = 'result' }: { readonly day?: string; readonly market?: MarketKind },
): string {
  const query = new URLSearchParams({
    ...(day === undefined ? {} : { [DAY]: day }),
    ...(market === 'result' ? {} : { [MARKET]: MARKET_WORDS[market] }),
  });
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

export function eventPath(sportId: string, eventId: string): string {
  return `/esportes/${sportSlug(sportId)}/evento/${eventId}`;
}

const BET_BUILDER_END = '/criar-aposta';

/** The id of the form that the controls of a bet builder's page belong to. */
export const BET_BUILDER_FORM = 'bet-builder';

/** Where a custom bet of an event is composed; `picked` are outcome ids in the order of choice. */
export function betBuilderPath(
  sportId: string,
  eventId: string,
  picked: readonly string[] = [],
): string {
  const path = `${eventPath(sportId, eventId)}${BET_BUILDER_END}`;
  const query = new URLSearchParams({ [PICKED]: picksText(picked) });
  return picked.length === 0 ? path : `${path}?${query.toString()}`;
}

/** Whether a path is the page that composes a bet of one event. */
export function isBetBuilderPath(pathname: string): boolean {
  return isSportsPath(pathname) && pathname.endsWith(BET_BUILDER_END);
}

/** A stage that is part of another, such as a session of a race weekend. */
export function stagePath(sportId: string, parentId: string, stageId: string): string {
  return `${eventPath(sportId, parentId)}/${stageId}`;
}

/** The live results of one sport. */
export function liveResultsPath(slug: string): string {
  return `${paths.liveResults}?esporte=${slug}`;
}

/** Names the section of a competition's page that shows who may win it. */
export const OUTRIGHTS = 'vencedores';

export function tournamentPath(sportId: string, tournamentId: string): string {
  return `/esportes/${sportSlug(sportId)}/torneio/${tournamentId}`;
}

/** The page of admin mode after an order for an event. */
export function adminResultPath(eventId: string, result: string): string {
  return `${paths.adminMode}?${new URLSearchParams({ evento: eventId, resultado: result }).toString()}`;
}

/** Asks for the video of an event, in the address of its page. */
export const WATCH = 'assistir';

/** Names the group of markets, in the address of an event's page. */
export const MARKET_GROUP = 'grupo';

/**
 * The page of an event with one group of its markets, or all with null, and with its video or without.
 * `path` is that of the page: a stage has one for each stage it belongs to.
 */
export function eventPagePath(path: string, group: string | null, isWatching: boolean): string {
  const query = new URLSearchParams({
    ...(group === null ? {} : { [MARKET_GROUP]: group }),
    ...(isWatching ? { [WATCH]: '1' } : {}),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The form of a deposit with an amount in it, written as the brand writes amounts. */
export function depositPath(amount: string): string {
  return `${paths.deposit}?amount=${encodeURIComponent(amount)}`;
}

/** Names the deposit that came to nothing, in the address of the form that says why. */
export const NOT_CHARGED = 'notCharged';

export function notChargedPath(intentId: string): string {
  return `${paths.deposit}?${NOT_CHARGED}=${encodeURIComponent(intentId)}`;
}

/** Names, in the address of the withdrawal page, the request whose refusal it tells. */
export const NOT_WITHDRAWN = 'notWithdrawn';

export function notWithdrawnPath(intentId: string): string {
  return `${paths.withdrawal}?${NOT_WITHDRAWN}=${encodeURIComponent(intentId)}`;
}

/** The page of a withdrawal that was asked for. */
export function withdrawalRequestPath(intentId: string): string {
  return `/withdrawal/requests/${encodeURIComponent(intentId)}`;
}

/** Where a bettor of a country keeps the accounts that withdrawals go to. Source: 1§2. */
export function bankAccountsPath({ country }: { readonly country: string }): string {
  return country === 'BR' ? paths.bankAccounts : paths.withdrawalAccounts;
}

/** In the address of a page whose form was just saved. */
export const SAVED = 'salvo';

/** A window of the financial operations, as the specification names it. Source: 1§2. */
export function financialWindowPath(
  window: 'deposit' | 'withdrawal' | 'transactions' | 'responsableGame',
): string {
  return `${paths.financialOperations}/${window}Window`;
}

/** Names, in the address of the accounts, the key that is being changed. */
export const CHANGED_KEY = 'alterar';

export function changeKeyPath(id: string): string {
  return `${paths.bankAccounts}?${CHANGED_KEY}=${encodeURIComponent(id)}#form`;
}

/** The page that waits for the charge of a deposit. */
export function pendingDepositPath(intentId: string): string {
  return `/deposit/pending/${encodeURIComponent(intentId)}`;
}

export function chargePath(transactionId: string): string {
  return `/deposit/${encodeURIComponent(transactionId)}`;
}

export function ticketPath(intentId: string): string {
  return `/bet-slip/tickets/${intentId}`;
}

/** One bet of the history. The number keeps every digit, so it is text. */
export function betDetailsPath(betNumber: string): string {
  return `${paths.betHistory}/${betNumber}`;
}

/** Counts, in its address, how often the screen of a self-exclusion has asked for the validation. */
export const LOOK = 'look';

export function lookPath(look: number): string {
  return look === 0 ? paths.accountStopped : `${paths.accountStopped}?${LOOK}=${look}`;
}

/** Names the announcement that a form puts away. */
export const ANNOUNCEMENT_FIELD = 'announcement';

/** Where one bet of the bettor's own is looked at to play it again. */
export function repeatBetPath(betNumber: string): string {
  return `${betDetailsPath(betNumber)}/repeat`;
}

/** The page of one slip that was put aside. */
export function keptSlipPath(keptId: string): string {
  return `${paths.keptSlips}/${encodeURIComponent(keptId)}`;
}

/** Where the form that shares one bet posts to. */
export function shareBetPath(betNumber: string): string {
  return `${betDetailsPath(betNumber)}/share`;
}

/** Names the code of a bet that was just shared, or that it was not, in the address of the bet. */
export const SHARED = 'compartilhada';
export const NOT_SHARED = 'falhou';

/** What a code of a shared bet looks like. */
export const SHARED_CODE = /^[\w-]{1,64}$/;

/** A bet that somebody shared. */
export function sharedBetPath(code: string): string {
  return `/shared-bet/${code}`;
}

/** Where one bet is cashed out. */
export function cashOutPath(betNumber: string): string {
  return `${betDetailsPath(betNumber)}/cash-out`;
}

/** The question whether one bet ends now, at its present value. */
export function askCashOutPath(betNumber: string): string {
  return `${cashOutPath(betNumber)}?${ASKS_ANEW}=1`;
}

/** What one bet is worth, for a page that stays open. */
export function cashOutValuePath(betNumber: string): string {
  return `${cashOutPath(betNumber)}/value`;
}

/** Whether open pages load this path by themselves. */
export function isPolledPath(pathname: string): boolean {
  const isStanding: readonly string[] = [paths.balance, paths.betUpdates];
  return isStanding.includes(pathname) || /^\/bet-history\/\d+\/cash-out\/value$/.test(pathname);
}

/** Names the placement that came to nothing, in the address of the slip that says why. */
export const NOT_PLACED = 'notPlaced';

export function notPlacedPath(intentId: string): string {
  return `${paths.betSlip}?${NOT_PLACED}=${encodeURIComponent(intentId)}`;
}

export function sportSlug(sportId: string): string {
  return sportById(sportId)?.slug ?? sportId.replace(/^.*:/, 'esporte-');
}

export function sportIdOf(slug: string): string | null {
  return sportBySlug(slug)?.id ?? null;
}

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

/** The modal of the migration, before the bettor goes on to a path. */
export function migrationPath(returnTo: string): string {
  return `${paths.accountMigration}?${new URLSearchParams({ returnTo }).toString()}`;
}

/** What the session has cost so far, before the bettor goes on to a path. */
export function realityCheckPath(returnTo: string): string {
  return `${paths.realityCheck}?${new URLSearchParams({ returnTo }).toString()}`;
}

/** Why the log-in page is shown. */
export type LoginReason =
  | 'ended'
  | 'endedElsewhere'
  | 'idle'
  | 'deactivated'
  | 'passwordSet'
  | 'codeLate'
  | 'released'
  | 'linkInvalid'
  | 'linkExpired'
  | 'linkFailed'
  | 'googleDown'
  | 'captchaNeeded'
  | 'captchaWrong'
  | 'captchaUsed'
  | 'captchaLate'
  | 'staleForm'
  | 'cookiesNeeded';

/** Begins a sign-in at Google that leads back to a path. */
export function googleLoginPath(returnTo: string): string {
  return `${paths.googleLogin}?${new URLSearchParams({ returnTo }).toString()}`;
}

/**
 * Fragments that name what stands over a page while scripts run; each has a page of its own, too.
 * Source: 3§2.
 */
export const OVERLAYS = { slip: '#cupom', chat: '#atendimento' } as const;

/** What a picture of a shared link is of: its second segment. */
export const SHARE_PICTURES = ['evento', 'liga', 'esporte', 'aposta', 'pagina'] as const;
export type SharePictureKind = (typeof SHARE_PICTURES)[number];

/** The picture that shows where a link to a page is shared. */
export function sharePicturePath(kind: SharePictureKind, id: string): string {
  return `/share-picture/${kind}/${encodeURIComponent(id)}`;
}

/** The log-in page that leads back to a path. */
export function loginPath(returnTo: string, reason?: LoginReason): string {
  const query = new URLSearchParams({ returnTo, ...(reason ? { reason } : {}) });
  return `${paths.login}?${query.toString()}`;
}
