import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { mailAddress, phoneAddress } from '../../format/contact-address.ts';
import { translator } from '../base/pages/texts.server.ts';

interface Way {
  readonly href: string;
  readonly label: string;
}

/** The ways to write to and to call the operator, as links with their words. */
export async function contactWays(context: AppLoadContext): Promise<readonly Way[]> {
  const { locale, licensee } = context.brand;
  const texts = textsOf(locale, 'account');
  return [
    ...(await supportWays(context)),
    { href: mailAddress(licensee.ombudsman.email), label: texts['stopped.writeOmbudsman'] },
  ];
}

/** The same of the support alone, which the ombudsman comes after. */
export async function supportWays({
  brand: { locale, licensee },
}: AppLoadContext): Promise<readonly Way[]> {
  const texts = textsOf(locale, 'account');
  const translate = await translator(locale, 'account');
  return [
    { href: mailAddress(licensee.supportEmail), label: texts['stopped.writeSupport'] },
    {
      href: phoneAddress(licensee.supportPhone),
      label: translate('stopped.callSupport', { phone: licensee.supportPhone }),
    },
  ];
}

/** That no public list of exclusions is known here; null where there is one. */
export async function noCentralList({ brand }: AppLoadContext): Promise<string | null> {
  if (brand.centralExclusionUrl !== null) return null;
  const translate = await translator(brand.locale, 'responsible-gaming');
  return translate('exclude.noCentral', { brand: brand.name });
}

/**
 * What helps beyond an exclusion from this brand: the public list of the country, or why there is no
 * link to one, and the country's free help.
 */
export async function exclusionHelp(context: AppLoadContext) {
  const { locale } = context.brand;
  const text =
    (await noCentralList(context)) ?? textsOf(locale, 'responsible-gaming')['exclude.centralText'];
  return { text, ways: [...(await centralWays(context)), ...(await helpLineWays(context))] };
}

/** The ways to free help of the country, to its public list of exclusions and to the operator. */
export async function helpWays(context: AppLoadContext): Promise<readonly Way[]> {
  return [
    ...(await helpLineWays(context)),
    ...(await centralWays(context)),
    ...(await contactWays(context)),
  ];
}

async function helpLineWays({ brand }: AppLoadContext): Promise<readonly Way[]> {
  const translate = await translator(brand.locale, 'responsible-gaming');
  return brand.helpLines.map((line) => ({
    href: phoneAddress(line.phone),
    label: translate('page.helpLine', { ...line }),
  }));
}

async function centralWays({ brand }: AppLoadContext): Promise<readonly Way[]> {
  const { centralExclusionUrl, locale } = brand;
  if (centralExclusionUrl === null) return [];
  const translate = await translator(locale, 'responsible-gaming');
  return [{ href: centralExclusionUrl, label: translate('exclude.central') }];
}
