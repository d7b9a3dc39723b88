import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Link } from '@vitrine/ui/base/link';
import { ConsentBanner } from '@vitrine/ui/shell/consent-banner';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { DOCUMENTS } from '../../../paths/document-paths.ts';
import { paths } from '../../../paths.ts';
import { NO_CONSENT } from '../../../tracking/consent.ts';
import type { ConsentTexts } from '../../../tracking/shell-tracking.ts';
import { consentPurposes } from './consent-purposes.ts';

/**
 * The question what a visitor allows, over the foot of the page. A plain form: the answer is a new page,
 * whose content policy lets through what was allowed.
 */
export default function ConsentQuestion({ texts }: { readonly texts: ConsentTexts }): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <>
      {/* The end of the page can be scrolled out from under the question, and columns end above it. */}
      <div
        data-foot-room
        aria-hidden="true"
        className="h-[calc(9rem+var(--above-dock,0px))] lg:h-32 print:hidden"
      />
      <ConsentBanner
        action={paths.cookies}
        title={texts['consent.title']}
        text={texts['consent.text']}
        policy={<Link href={DOCUMENTS.privacyPolicy}>{texts['consent.policy']}</Link>}
        purposes={consentPurposes(texts, NO_CONSENT)}
        labels={{
          accept: texts['consent.accept'],
          refuse: texts['consent.refuse'],
          choose: texts['consent.choose'],
          save: texts['consent.save'],
        }}
      >
        <CsrfField />
        <input type="hidden" name="returnTo" value={pathname + search} />
      </ConsentBanner>
    </>
  );
}
