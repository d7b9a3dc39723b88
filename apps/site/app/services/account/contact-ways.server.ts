import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { mailAddress, phoneAddress } from '../../format/contact-address.ts';
import { translator } from '../base/pages/texts.server.ts';

/** The ways to write to and to call the operator, as links with their words. */
export async function contactWays({
  brand: { locale, licensee },
}: AppLoadContext): Promise<readonly { readonly href: string; readonly label: string }[]> {
  const texts = textsOf(locale, 'account');
  const translate = await translator(locale, 'account');
  return [
    { href: mailAddress(licensee.supportEmail), label: texts['stopped.writeSupport'] },
    {
      href: phoneAddress(licensee.supportPhone),
      label: translate('stopped.callSupport', { phone: licensee.supportPhone }),
    },
    { href: mailAddress(licensee.ombudsman.email), label: texts['stopped.writeOmbudsman'] },
  ];
}

/** The ways to free help of the country, to its public list of exclusions and to the operator. */
export async function helpWays(
  context: AppLoadContext,
): Promise<readonly { readonly href: string; readonly label: string }[]> {
  const { locale, helpLines, centralExclusionUrl } = context.brand;
  const translate = await translator(locale, 'responsible-gaming');
  return [
    ...helpLines.map((line) => ({
      href: phoneAddress(line.phone),
      label: translate('page.helpLine', { ...line }),
    })),
    ...(centralExclusionUrl === null
      ? []
      : [{ href: centralExclusionUrl, label: translate('exclude.central') }]),
    ...(await contactWays(context)),
  ];
}
