import { Footer } from '@vitrine/ui/footer';
import { facts } from 'virtual:brand/facts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { BrandMark } from './brand-mark.tsx';

/** Where the site's pages are, help against harm, and who holds the licence. */
export default function SiteFooter() {
  const { texts } = useShellData();
  const { licensee } = facts;
  return (
    <Footer
      mark={<BrandMark />}
      linkGroups={[
        {
          title: texts.navSports,
          links: [
            { href: paths.sportsbook, label: texts.navLive },
            { href: paths.betHistory, label: texts.navBets },
          ],
        },
        {
          title: texts.navAccount,
          links: [
            { href: paths.account, label: texts.navAccount },
            { href: paths.deposit, label: texts.deposit },
          ],
        },
      ]}
      responsibleGaming={{ title: texts.helpLink, text: texts.playResponsibly, links: [] }}
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
            value: `${licensee.supportPhone} · ${licensee.supportEmail}`,
          },
          {
            term: texts.ombudsman,
            value: `${licensee.ombudsman.phone} · ${licensee.ombudsman.email}`,
          },
        ],
      }}
      regulatorLine={licensee.regulatorLine}
    />
  );
}
