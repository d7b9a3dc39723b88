import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ODDS_FORMATS } from '@vitrine/betting/base/odds-formats';
import { ODDS_CHANGE_CHOICES } from '@vitrine/betting/bet-slip/odds-change';
import { textsOf } from '@vitrine/messages/texts';
import {
  CHOICE_FIELD,
  isSetting,
  type Setting,
  SETTING_FIELD,
} from '../../features/account/settings/settings-fields.ts';
import {
  type ChoiceSetting,
  SettingsView,
} from '../../features/account/settings/settings-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { accountPaths } from '../../paths/account-paths.ts';
import { paths, SAVED } from '../../paths.ts';
import {
  changeNotifications,
  notificationChoices,
} from '../../services/account/notifications.server.ts';
import { privateMetadata } from '../../services/base/pages/page-metadata.server.ts';
import type { Bettor } from '../../services/base/session/session.server.ts';
import { changeBetSlip, storedBetSlip } from '../../services/bet-slip/bet-slip-store.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import {
  LANDING_CHOICES,
  landingChoiceHeader,
  landingOf,
} from '../../services/shell/landing.server.ts';
import { oddsFormatHeader, oddsFormatOf } from '../../services/shell/odds-format.server.ts';
import { schemeCookieHeader, schemeName, schemeOf } from '../../services/shell/scheme.server.ts';
import { hidesPlayLimits } from '../../services/shell/shell.server.ts';

export const handle = routeHandle('accountSettings');

export const loader = guardedPage(handle, async ({ request, context, bettor }) => {
  const { brand } = context;
  const texts = textsOf(brand.locale, 'settings');
  const [notifications, landing, oddsFormat, slip, scheme, isCasinoOn] = await Promise.all([
    notificationChoices(accountPaths.settings, bettor, context),
    landingOf(request),
    oddsFormatOf(request),
    storedBetSlip(bettor, context),
    schemeOf(request, context),
    isSwitchedOn('show-casino', context),
  ]);
  const shell = textsOf(brand.locale, 'shell');
  const betSlip = textsOf(brand.locale, 'bet-slip');
  const settings: readonly ChoiceSetting[] = [
    {
      setting: 'landing',
      chosen: landing.preferred ?? 'last',
      choices: LANDING_CHOICES.map((value) => ({ value, label: texts[`landing.${value}`] })),
    },
    {
      setting: 'oddsFormat',
      chosen: oddsFormat,
      choices: ODDS_FORMATS.map((value) => ({
        value,
        label: {
          decimal: shell.oddsDecimal,
          american: shell.oddsAmerican,
          fractional: shell.oddsFractional,
        }[value],
      })),
    },
    {
      setting: 'oddsChange',
      chosen: slip.oddsChange,
      choices: ODDS_CHANGE_CHOICES.map((value) => ({
        value,
        label: betSlip[`oddsChange.${value}`],
        description: betSlip[`oddsChange.${value}Text`],
      })),
    },
    {
      setting: 'scheme',
      chosen: scheme,
      choices: [
        { value: 'light', label: shell.schemeLight },
        { value: 'dark', label: shell.schemeDark },
      ],
    },
  ];
  const hasCasino = brand.products.casino && isCasinoOn;
  const saved = new URL(request.url).searchParams.get(SAVED);
  return {
    metadata: await privateMetadata(texts.title, context),
    texts,
    saved: isSetting(saved) ? saved : null,
    notifications,
    settings: settings.filter(({ setting }) => setting !== 'landing' || hasCasino),
    links: [
      ...(context.config.pushKey === null
        ? []
        : [
            {
              href: accountPaths.notices,
              label: textsOf(brand.locale, 'account')['notices.title'],
            },
          ]),
      { href: paths.quickStakes, label: texts['more.quickStakes'] },
      ...(hidesPlayLimits(context)
        ? []
        : [{ href: paths.responsibleGame, label: texts['more.limits'] }]),
      { href: paths.cookies, label: texts['more.cookies'] },
    ],
  };
});

export const action = guardedAction(handle, async ({ request, context, bettor }) => {
  const { formData, refusal } = await readForm(request, context);
  const { locale } = context.brand;
  if (refusal) return refuse(403, textsOf(locale, 'shell')[refusal]);
  const setting = formData.get(SETTING_FIELD);
  if (!isSetting(setting)) return refuse(400, textsOf(locale, 'settings').notSaved);
  const headers = await keep(setting, formData, bettor, context);
  if (!headers) {
    const status = setting === 'notifications' ? 502 : 400;
    return refuse(status, textsOf(locale, 'settings').notSaved);
  }
  return redirect(`${accountPaths.settings}?${SAVED}=${setting}#${setting}`, { headers });
});

/** Keeps one setting; the headers of what the browser keeps of it, or null when it was not taken. */
async function keep(
  setting: Setting,
  formData: FormData,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Headers | null> {
  const answer = formData.get(CHOICE_FIELD);
  const cookie = (header: string) => new Headers({ 'Set-Cookie': header });
  switch (setting) {
    case 'notifications': {
      const choices = {
        email: formData.has('email'),
        sms: formData.has('sms'),
        push: formData.has('push'),
      };
      const isTaken = await changeNotifications(accountPaths.settings, choices, bettor, context);
      return isTaken ? new Headers() : null;
    }
    case 'landing': {
      const choice = LANDING_CHOICES.find((one) => one === answer);
      return choice ? cookie(await landingChoiceHeader(choice, context)) : null;
    }
    case 'oddsFormat': {
      const format = ODDS_FORMATS.find((one) => one === answer);
      return format ? cookie(await oddsFormatHeader(format, context)) : null;
    }
    case 'oddsChange': {
      const choice = ODDS_CHANGE_CHOICES.find((one) => one === answer);
      if (!choice) return null;
      await changeBetSlip(bettor, context, [{ kind: 'oddsChangeChosen', choice }]);
      return new Headers();
    }
    case 'scheme': {
      const { data: scheme } = schemeName.safeParse(answer);
      return scheme ? cookie(await schemeCookieHeader(scheme, context)) : null;
    }
  }
}

function refuse(status: number, formError: string) {
  return data<FormState>({ values: {}, errors: {}, formError }, { status });
}

export { meta } from '../../frame/page-meta.ts';

export default function AccountSettings() {
  return <SettingsView {...useLoaderData<typeof loader>()} form={useSentForm<typeof action>()} />;
}
