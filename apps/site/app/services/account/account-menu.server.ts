import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { casinoPaths } from '../../casino/casino-paths.ts';
import type { AccountMenuContent, AccountMenuLink } from '../../shapes/account/account-menu.ts';
import { bankAccountsPath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { accountPaths } from '../../paths/account-paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { isAdministratorToPages } from './admin-mode.server.ts';
import type { Bettor } from '../base/session/session.server.ts';

/** What a brand, its flags and its maintenance leave of the pages of a bettor's own. */
export interface AccountOffers {
  readonly twoFactor: boolean;
  readonly promotions: boolean;
  readonly cashback: boolean;
  readonly referral: boolean;
  readonly casino: boolean;
  readonly playLimits: boolean;
  readonly notices: boolean;
  /** Where the support is; null for a bettor who gets none. */
  readonly support: string | null;
}

/** The pages of a bettor's own that the site offers them, in the groups of the account's menu. */
export async function accountMenu(
  bettor: Bettor,
  offers: AccountOffers,
  context: AppLoadContext,
): Promise<AccountMenuContent> {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'account');
  const shell = textsOf(brand.locale, 'shell');
  const { 'box.name': cashback, 'prizes.title': prizes } = textsOf(brand.locale, 'promotions');
  const gifts = textsOf(brand.locale, 'rewards');
  const wallet = textsOf(brand.locale, 'wallet');
  const isAdmin = await isAdministratorToPages(bettor, context);
  const groups = [
    {
      title: texts['menu.money'],
      links: [
        link(paths.deposit, shell.deposit),
        link(paths.withdrawal, texts.withdraw),
        link(paths.transactions, texts.myTransactions),
        link(bankAccountsPath(brand), texts.myBankAccounts),
        link(paths.verifyDeposit, wallet['verifyDeposit.title']),
        link(paths.financialOperations, wallet['operations.title']),
      ],
    },
    {
      title: texts['menu.bets'],
      links: [
        link(paths.betHistory, texts.myBets),
        link(paths.betSlip, texts.mySlip),
        offers.casino && link(casinoPaths.history, texts.myRounds),
      ],
    },
    {
      title: texts['menu.gifts'],
      links: [
        offers.promotions && link(promotionPaths.list, shell.promotions),
        offers.promotions && link(promotionPaths.prizes, prizes),
        offers.promotions && link(promotionPaths.rewards, gifts['rewards.title']),
        offers.promotions && offers.cashback && link(paths.cashback, cashback),
        offers.referral && link(promotionPaths.referral, gifts['referral.title']),
      ],
    },
    {
      title: texts['menu.play'],
      links: [offers.playLimits && link(paths.responsibleGame, texts.myLimits)],
    },
    {
      title: texts['menu.account'],
      links: [
        link(paths.accountDetails, texts.myDetails),
        offers.notices && link(accountPaths.notices, texts['notices.title']),
        link(accountPaths.settings, texts.mySettings),
        link(accountPaths.data, texts['data.title']),
        link(paths.userIdentification, texts.myIdentification),
        link(accountPaths.sessions, textsOf(brand.locale, 'access')['sessions.title']),
        offers.twoFactor && link(paths.twoFactor, texts['twoFactor.title']),
        isAdmin && link(paths.adminMode, textsOf(brand.locale, 'sportsbook')['admin.title']),
      ],
    },
  ];
  return {
    label: texts['menu.label'],
    support: offers.support === null ? null : link(offers.support, shell.chatOpen),
    groups: groups
      .map(({ title, links }) => ({ title, links: links.filter((one) => one !== false) }))
      .filter(({ links }) => links.length > 0),
  };
}

function link(href: string, label: string): AccountMenuLink {
  return { href, label };
}
