import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import {
  type ClosingHurdle,
  CloseAccountView,
} from '../../features/account/closing/close-account-view.tsx';
import {
  closingReason,
  PASSWORD_FIELD,
  REASON_FIELD,
  RECORDS_UNTIL,
} from '../../features/account/closing/closing-fields.ts';
import type { FormState } from '../../forms/form-state.ts';
import { isoDay } from '../../format/date-time.ts';
import { textSections } from '../../format/text-sections.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { accountPaths } from '../../paths/account-paths.ts';
import { paths } from '../../paths.ts';
import { closeOwnAccount } from '../../services/account/close-account.server.ts';
import { contactWays } from '../../services/account/contact-ways.server.ts';
import { afterwards } from '../../services/base/afterwards.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { closedSessionHeader } from '../../services/base/session/closed-session.server.ts';
import { endSessionsOf } from '../../services/base/session/session-list.server.ts';
import { type Bettor, endSession } from '../../services/base/session/session.server.ts';
import { visitorCookieHeader } from '../../services/base/session/visitor.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import {
  type ClosingHurdles,
  closingHurdles,
} from '../../services/shell/closing-hurdles.server.ts';
import { forgetAccount } from '../../services/shell/forget-account.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { hidesPlayLimits } from '../../services/shell/shell.server.ts';

export const handle = routeHandle('closeAccount');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { locale } = context.brand;
  const texts = textSections(textsOf(locale, 'settings'), ['closing']);
  const account = textsOf(locale, 'account');
  const reason = closingReason(new URL(request.url).searchParams.get(REASON_FIELD));
  const playsLess = reason === 'playLess' && !hidesPlayLimits(context);
  return {
    metadata: await privateMetadata(texts['closing.title'], context),
    texts,
    words: {
      errorSummary: account.errorSummary,
      password: account.password,
      showPassword: account.showPassword,
      hidePassword: account.hidePassword,
    },
    reason,
    hurdles: await hurdleWords(await closingHurdles(accountPaths.close, bettor, context), context),
    insteads: playsLess
      ? [
          { href: paths.playPause, label: texts['closing.pause'] },
          { href: paths.selfExclusion, label: texts['closing.exclude'] },
        ]
      : [],
  };
});

/** What is in the way, in words, with where it ends. */
async function hurdleWords(
  { balance, openBets, hasWithdrawal }: ClosingHurdles,
  context: AppLoadContext,
): Promise<readonly ClosingHurdle[]> {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'settings');
  const [support] = await contactWays(context);
  const hurdles: ClosingHurdle[] = [];
  if (balance !== null) {
    hurdles.push({
      text: formatText(texts['closing.balance'], { amount: formatMoney(balance, brand) }),
      ways: [
        { href: paths.withdrawal, label: texts['closing.withdraw'] },
        ...(support ? [support] : []),
      ],
    });
  }
  if (openBets > 0) {
    hurdles.push({
      text: countText(texts, 'closing.openBets', openBets, brand.locale),
      ways: [{ href: paths.betHistory, label: texts['closing.seeBets'] }],
    });
  }
  if (hasWithdrawal) {
    hurdles.push({
      text: texts['closing.withdrawal'],
      ways: [{ href: paths.withdrawal, label: texts['closing.seeWithdrawal'] }],
    });
  }
  return hurdles;
}

export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  const texts = textsOf(locale, 'settings');
  const account = textsOf(locale, 'account');
  if (refusal) return refuse(403, { formError: textsOf(locale, 'shell')[refusal] });
  const password = formData.get(PASSWORD_FIELD);
  if (typeof password !== 'string' || password === '') {
    return refuse(400, { errors: { [PASSWORD_FIELD]: account['errors.required'] } });
  }
  const reason = closingReason(formData.get(REASON_FIELD));
  const end = await closeOwnAccount(accountPaths.close, { password, reason }, bettor, context);
  switch (end.kind) {
    case 'closed': {
      const { id } = bettor.session.user;
      await Promise.all([
        afterwards('end this session', () => endSession(bettor, request, context), context),
        afterwards('end the other sessions', () => endSessionsOf(id, context), context),
        afterwards('forget the account', () => forgetAccount(id, context), context),
      ]);
      const headers = new Headers();
      headers.append('Set-Cookie', await visitorCookieHeader(context.newVisitorId(), context));
      headers.append('Set-Cookie', closedSessionHeader(true, context));
      const until = isoDay(end.recordsUntil, context.brand);
      return redirect(`${accountPaths.closed}?${RECORDS_UNTIL}=${until}`, { headers });
    }
    case 'wrongPassword':
      return refuse(400, { errors: { [PASSWORD_FIELD]: texts['closing.wrongPassword'] } });
    case 'tooManyAttempts':
      return refuse(429, { formError: account['errors.tooManyAttempts'] });
    case 'notYet':
      return refuse(409, { formError: texts[`closing.notYet.${end.obstacle}`] });
    case 'failed':
      if (await isSessionOver(bettor, context)) {
        return redirect(loginPath(paths.sportsbook, 'closingUnknown'));
      }
      return refuse(502, { formError: texts['closing.failed'] });
  }
});

/** Whether the operator takes the session no more: an account that is closed has none. */
async function isSessionOver(bettor: Bettor, context: AppLoadContext): Promise<boolean> {
  try {
    await closingHurdles(accountPaths.close, bettor, context);
    return false;
  } catch (error) {
    if (error instanceof Response) return true;
    throw error;
  }
}

/** The password never comes back. */
function refuse(status: number, state: Partial<FormState>) {
  return data<FormState>({ values: {}, errors: {}, formError: null, ...state }, { status });
}

export { meta } from '../../frame/page-meta.ts';

export default function CloseAccount() {
  return (
    <CloseAccountView {...useLoaderData<typeof loader>()} form={useSentForm<typeof action>()} />
  );
}
