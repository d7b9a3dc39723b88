import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { type DocumentPage, DOCUMENTS } from '../paths/document-paths.ts';
import { mailAddress, phoneAddress } from './contact-address.ts';
import { numberedSections } from './numbered-sections.ts';

const PAGES = Object.keys(DOCUMENTS) as readonly DocumentPage[];

/** A document of the site, ready to show, with what it says of the holder of the licence filled in. */
export function siteDocument(
  page: DocumentPage,
  texts: Namespaces['documents'],
  { licensee }: Pick<BrandFacts, 'licensee'>,
) {
  const values = {
    name: licensee.tradeName,
    legalName: licensee.legalName,
    taxId: `${licensee.taxIdLabel} ${licensee.taxId}`,
    authorisation: licensee.authorisation,
    address: licensee.address,
    email: licensee.supportEmail,
    phone: licensee.supportPhone,
    ombudsman: `${licensee.ombudsman.phone}, ${licensee.ombudsman.email}`,
  };
  return {
    heading: texts[`${page}.name`],
    intro: formatText(texts[`${page}.intro`], values),
    contentsLabel: texts.contents,
    tabs: {
      label: texts.pages,
      items: PAGES.map((other) => ({
        href: DOCUMENTS[other],
        label: texts[`${other}.name`],
        current: other === page,
      })),
    },
    sections: numberedSections(page, texts, { id: 'section', values }),
    contacts: contactsOf(licensee),
  };
}

function contactsOf({ supportPhone, supportEmail, ombudsman }: BrandFacts['licensee']) {
  const phones = new Set([supportPhone, ombudsman.phone]);
  const mailboxes = new Set([supportEmail, ombudsman.email]);
  return [
    ...Array.from(phones, (text) => ({ text, href: phoneAddress(text) })),
    ...Array.from(mailboxes, (text) => ({ text, href: mailAddress(text) })),
  ];
}
