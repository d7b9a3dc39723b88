import { DOCUMENTS } from '../../paths/document-paths.ts';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';

/** Fields of the form over every page that is about the cashback. */
export const PUT_AWAY_FIELD = 'fechar';
export const PLACE_FIELD = 'lugar';

/** What can be put away for the day. */
export const OVERLAY_PARTS = ['banner', 'button', 'box'] as const;
export type OverlayPart = (typeof OVERLAY_PARTS)[number];

/** What stands over a page about the cashback, in words that are ready to show. Source: 3§2. */
export interface ShellCashback {
  /** Cashback that came and was not seen; null for none. */
  readonly banner: {
    readonly title: string;
    readonly text: string;
    readonly link: string;
    readonly dismiss: string;
  } | null;
  /** There is a box to open today, of which the page says so once a day. */
  readonly box: {
    readonly title: string;
    readonly text: string;
    readonly open: string;
    readonly close: string;
  } | null;
  /** The button that leads to today's box; null while the box itself is announced. */
  readonly button: {
    /** Where it stands, as `end-3`; null for the usual place. */
    readonly place: string | null;
    readonly label: string;
    readonly text: string;
    readonly hint: string;
    readonly options: string;
    readonly closeOptions: string;
    readonly up: string;
    readonly down: string;
    readonly across: string;
    readonly close: string;
    readonly atStart: string;
    readonly atEnd: string;
  } | null;
}

/** Where money or documents are entered, where somebody logs in, and where the cashback is shown itself. */
const HIDDEN_ON = [
  paths.deposit,
  paths.withdrawal,
  '/request-withdrawal',
  paths.bankAccounts,
  paths.financialOperations,
  paths.verifyDeposit,
  '/atm',
  paths.transactions,
  paths.userIdentification,
  paths.completeProfile,
  paths.betSlip,
  '/account/',
  paths.accountStopped,
  paths.accountMigration,
  paths.realityCheck,
  paths.responsibleGame,
  DOCUMENTS.responsibleGamePolicy,
  paths.login,
  paths.register,
  paths.verifyEmail,
  paths.forgotPassword,
  paths.restorePassword,
  paths.cashback,
  promotionPaths.prizes,
] as const;

/** Whether a page is left alone by what is about the cashback. Source: 3§2. */
export function hidesCashback(pathname: string): boolean {
  return pathname.endsWith('/cash-out') || HIDDEN_ON.some((path) => pathname.startsWith(path));
}
