import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { bankAccountsPath } from '../../paths.ts';
import { pageTitle } from '../base/page-title.server.ts';
import { isAdministrator } from './admin-mode.server.ts';
import { refreshAccount } from './account-details.server.ts';
import { type Bettor, pathOf } from '../base/session.server.ts';

/** The data of the account page; the session's own data when the operator answers too late. */
export async function accountPage(
  {
    request,
    bettor,
    offersTwoFactor,
    offersCashback,
    offersRewards,
    offersReferral,
  }: {
    readonly request: Request;
    readonly bettor: Bettor;
    readonly offersTwoFactor: boolean;
    readonly offersCashback: boolean;
    readonly offersRewards: boolean;
    readonly offersReferral: boolean;
  },
  context: AppLoadContext,
) {
  const { user } = bettor.session;
  const [details, isAdmin] = await Promise.all([
    refreshAccount(pathOf(request), bettor, context),
    isAdministrator(bettor, context),
  ]);
  const isStale = new URL(request.url).searchParams.get('notice') === 'staleForm';
  const texts = textsOf(context.brand.locale, 'account');
  const rewards = textsOf(context.brand.locale, 'rewards');
  return {
    title: await pageTitle(texts.accountTitle, context),
    texts,
    fullName: details?.fullName ?? user.fullName,
    email: details?.email ?? user.email,
    cellPhone: details?.cellPhone ?? user.cellPhone,
    twoFactor: offersTwoFactor ? texts['twoFactor.title'] : null,
    cashback: offersCashback ? textsOf(context.brand.locale, 'promotions')['box.name'] : null,
    rewards: offersRewards ? rewards['rewards.title'] : null,
    referral: offersReferral ? rewards['referral.title'] : null,
    adminMode: isAdmin ? textsOf(context.brand.locale, 'sportsbook')['admin.title'] : null,
    bankAccounts: bankAccountsPath(context.brand),
    notice: isStale ? textsOf(context.brand.locale, 'shell').staleForm : null,
  };
}
