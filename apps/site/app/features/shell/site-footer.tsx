import { Form, useLocation } from '@remix-run/react';
import type { Licensee } from '@vitrine/brand-themes/brand-facts';
import { Link } from '@vitrine/ui/base/link';
import { Footer } from '@vitrine/ui/shell/footer';
import { OddsFormatSwitch } from '@vitrine/ui/shell/odds-format-switch';
import { SchemeSwitch } from '@vitrine/ui/shell/scheme-switch';
import type { ReactNode } from 'react';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { DOCUMENTS, rulesPath } from '../../paths/document-paths.ts';
import { mailAddress, phoneAddress } from '../../format/contact-address.ts';
import { paths } from '../../paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { isShortPage } from '../../shapes/shell/short-pages.ts';
import { useShellData } from '../../shell-data.ts';

export interface SiteFooterProps {
  readonly licensee: Licensee;
  readonly mark: ReactNode;
}

/** The footer: links to the site's pages, help against harm, and the holder of the licence. */
export function SiteFooter({ licensee, mark }: SiteFooterProps) {
  const { texts, playLimits, hasPromotions, user } = useShellData();
  const { pathname } = useLocation();
  return (
    <Footer
      isSlim={isShortPage(pathname)}
      mark={mark}
      linkGroups={[
        {
          title: texts.navSports,
          links: [
            { href: paths.sportsbook, label: texts.navLive },
            { href: paths.betHistory, label: texts.navBets },
            { href: rulesPath(), label: texts.rules },
            ...(hasPromotions ? [{ href: promotionPaths.list, label: texts.promotions }] : []),
          ],
        },
        {
          title: texts.navAccount,
          links: [
            { href: paths.account, label: texts.navAccount },
            ...(user?.mayDeposit === false ? [] : [{ href: paths.deposit, label: texts.deposit }]),
          ],
        },
        {
          title: texts.navInfo,
          links: [
            { href: DOCUMENTS.aboutUs, label: texts.about },
            { href: DOCUMENTS.termsConditions, label: texts.terms },
            { href: DOCUMENTS.privacyPolicy, label: texts.privacy },
            { href: paths.cookies, label: texts.cookies },
            { href: DOCUMENTS.faqs, label: texts.faqs },
            { href: paths.downloadApp, label: texts.downloadApp },
          ],
        },
      ]}
      responsibleGaming={{
        title: texts.helpLink,
        text: texts.playResponsibly,
        links: [
          playLimits === null
            ? { href: DOCUMENTS.responsibleGamePolicy, label: texts.playPolicy }
            : { href: playLimits, label: texts.playLimits },
        ],
      }}
      appearance={
        <>
          <Appearance />
          <OddsFormatForm />
        </>
      }
      adultsOnly={{ mark: '18+', text: texts.adultsOnly }}
      legal={{
        title: texts.legalHeading,
        facts: [
          { term: texts.legalName, value: licensee.legalName },
          { term: texts.tradeName, value: licensee.tradeName },
          { term: licensee.taxIdLabel, value: licensee.taxId },
          { term: texts.authorisation, value: licensee.authorisation },
          { term: texts.address, value: licensee.address },
          {
            term: texts.support,
            value: <Contacts phone={licensee.supportPhone} email={licensee.supportEmail} />,
          },
          {
            term: texts.ombudsman,
            value: <Contacts {...licensee.ombudsman} />,
          },
        ],
      }}
      regulatorLine={licensee.regulatorLine}
    />
  );
}

function Contacts({ phone, email }: { readonly phone: string; readonly email: string }) {
  return (
    <>
      <Link href={phoneAddress(phone)}>{phone}</Link>
      {' · '}
      <Link href={mailAddress(email)} className="wrap-anywhere">
        {email}
      </Link>
    </>
  );
}

/** The link that shows this page in the other scheme. */
function Appearance() {
  const { texts, scheme } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <Form noValidate method="post" action={paths.appearance} preventScrollReset>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <SchemeSwitch
        label={texts.appearance}
        names={{ light: texts.schemeLight, dark: texts.schemeDark }}
        current={scheme}
      />
    </Form>
  );
}

/** The buttons that show this page with odds in another format. */
function OddsFormatForm() {
  const { texts, format } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <Form noValidate method="post" action={paths.oddsFormat} preventScrollReset>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <OddsFormatSwitch
        label={texts.oddsFormat}
        names={{
          decimal: texts.oddsDecimal,
          american: texts.oddsAmerican,
          fractional: texts.oddsFractional,
        }}
        current={format.oddsFormat}
      />
    </Form>
  );
}
