import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Checkbox } from '@vitrine/ui/forms/checkbox';
import type { FormEvent } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { DOCUMENTS } from '../../../paths/document-paths.ts';
import { paths } from '../../../paths.ts';
import type { Consent } from '../../../tracking/consent.ts';
import { forgetWithoutMarketing } from '../../../tracking/crm-identity.ts';
import { consentPurposes } from './consent-purposes.ts';

export interface PrivacyChoicesViewProps {
  readonly texts: Namespaces['privacy'];
  /** The sentence that names the address for questions about one's data. */
  readonly rights: string;
  readonly consent: Consent;
  readonly notice: 'saved' | 'stale' | 'unknown' | null;
}

/** The page on which a visitor sees and changes what they allow. */
export function PrivacyChoicesView({ texts, rights, consent, notice }: PrivacyChoicesViewProps) {
  return (
    <FormPage title={texts['page.title']} intro={texts['page.intro']}>
      {notice ? (
        <Alert tone={notice === 'saved' ? 'success' : 'warning'} title={texts[`page.${notice}`]} />
      ) : null}
      {/* A whole new page: scripts that were allowed before are gone with the old one. */}
      <form
        noValidate
        method="post"
        action={paths.cookies}
        onSubmit={tellCrm}
        className="grid gap-4 card-frame p-card"
      >
        <CsrfField />
        <ul className="divide-y divide-hairline">
          {consentPurposes(texts, consent).map(({ name, label, text, necessary, allowed }) => (
            <li key={name} className="py-1">
              <Checkbox
                name={name}
                disabled={necessary}
                defaultChecked={allowed}
                label={
                  <>
                    <span className="block font-medium">{label}</span>
                    <span className="block text-sm text-text-muted">{text}</span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <Button type="submit" name="consent" value="chosen" intent="action" fullWidth>
          {texts['consent.save']}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button type="submit" name="consent" value="all" intent="quiet">
            {texts['page.acceptAll']}
          </Button>
          <Button type="submit" name="consent" value="necessary" intent="quiet">
            {texts['page.refuseAll']}
          </Button>
        </div>
      </form>
      <section className="grid gap-1">
        <h2 className="font-bold">{texts['page.rights']}</h2>
        <p className="wrap-anywhere text-text-muted">{rights}</p>
        <p>
          <Link emphasis="standalone" href={DOCUMENTS.privacyPolicy}>
            {texts['consent.policy']}
          </Link>
        </p>
      </section>
    </FormPage>
  );
}

/** The form goes on as it is: only this page still has the tool that has to forget. */
function tellCrm({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): void {
  if (!window.crm) return;
  const { submitter } = nativeEvent as SubmitEvent;
  const answer = new FormData(currentTarget);
  if (submitter instanceof HTMLButtonElement) answer.set(submitter.name, submitter.value);
  forgetWithoutMarketing(answer, window.crm, localStorage);
}
