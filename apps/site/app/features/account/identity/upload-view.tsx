import { Link as RouterLink, useLocation } from '@remix-run/react';
import type { DocumentStatus } from '@vitrine/betting/account/document-status';
import type { IdentityDocument } from '@vitrine/betting/account/upload-step';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { VerificationSteps } from '@vitrine/ui/account/verification-steps';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { READ, uploadPath } from '../../../shapes/account/document-upload.ts';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import type { IdentityStanding } from '../../../shapes/account/identity-documents.ts';
import { identityPaths } from '../../../paths/identity-paths.ts';
import { paths } from '../../../paths.ts';
import { verificationSteps } from './document-texts.ts';
import { UploadForm } from './upload-form.tsx';
import { DuplicatedAccount, UnreadDocuments } from './user-identification-view.tsx';

export interface UploadViewProps {
  readonly texts: Namespaces['verification'];
  /** The documents that are sent on this page. */
  readonly sentHere: readonly IdentityDocument[];
  readonly standing: IdentityStanding;
  /** The document at hand; null when none of this page may be sent now. */
  readonly document: IdentityDocument | null;
  /** The document that was just sent. */
  readonly sent: IdentityDocument | null;
  /** Why the document that was just sent is asked for again; null when it is not. */
  readonly refused: DocumentStatus | null;
  /** Whether the bettor knows what is taken as a proof of address. */
  readonly isManifestRead: boolean;
  /** The next document, when it is sent on another page. */
  readonly next: IdentityDocument | null;
  /** The largest file in words. */
  readonly size: string;
  readonly locale: string;
  readonly support: { readonly href: string; readonly label: string } | null;
  readonly form: FormState | undefined;
}

/** Sends the sides of the identity card, or the proof of address, one after the other. Source: 1§4. */
export function UploadView(props: UploadViewProps) {
  const { texts, sentHere, form } = props;
  const isAddress = sentHere.includes('address');
  return (
    <FormPage
      title={texts[isAddress ? 'address.title' : 'card.title']}
      {...(isAddress ? {} : { intro: texts['card.intro'] })}
    >
      <FormErrors form={form} title={texts.errorSummary} />
      <Upload {...props} />
    </FormPage>
  );
}

function Upload(props: UploadViewProps) {
  const { texts, standing, document, sent, refused, isManifestRead, support, sentHere } = props;
  const { key } = useLocation();
  if (standing.kind === 'duplicatedAccount') {
    return <DuplicatedAccount texts={texts} support={support} />;
  }
  if (standing.kind === 'unread') {
    const isAddress = sentHere.includes('address');
    return (
      <UnreadDocuments
        texts={texts}
        path={isAddress ? identityPaths.address : identityPaths.card}
      />
    );
  }
  return (
    <>
      <VerificationSteps
        label={texts['steps.label']}
        steps={verificationSteps(standing.documents, document, texts)}
      />
      {sent === 'front' && document === 'back' ? (
        <Alert tone="success" announce="polite" title={texts['sent.front']} />
      ) : null}
      {document !== null && refused !== null ? (
        <Alert
          tone="warning"
          announce="polite"
          title={`${texts[`document.${document}`]}: ${texts[`status.${refused}`]}`}
        >
          {texts[`status.${refused}Text`]}
        </Alert>
      ) : null}
      {document === null || (sent !== null && sent !== 'front' && refused === null) ? (
        <WayOn {...props} />
      ) : isManifestRead ? (
        // A form whose document was refused begins anew.
        <UploadForm
          key={refused === null ? document : `${document} ${key}`}
          {...props}
          document={document}
        />
      ) : (
        <Manifest texts={texts} />
      )}
    </>
  );
}

function WayOn({ texts, standing, sentHere, sent, next }: UploadViewProps) {
  const isAsked =
    standing.kind === 'listed' &&
    standing.documents.some(({ document }) => sentHere.includes(document));
  return (
    <>
      {sent === null ? (
        <Alert tone="info" title={texts['none.title']}>
          {texts[isAsked ? 'none.text' : 'none.notAsked']}
        </Alert>
      ) : (
        <Alert tone="success" announce="polite" title={texts['sent.all']} />
      )}
      {next ? (
        <Button asChild size="large" fullWidth>
          <RouterLink to={uploadPath(next)}>{texts[`page.send.${next}`]}</RouterLink>
        </Button>
      ) : null}
      <Link emphasis="standalone" href={paths.userIdentification}>
        {texts['sent.overview']}
      </Link>
    </>
  );
}

function Manifest({ texts }: Pick<UploadViewProps, 'texts'>) {
  return (
    <section className="card-frame grid gap-3 p-card">
      <p className="font-bold">{texts['manifest.intro']}</p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{texts['manifest.utility']}</li>
        <li>{texts['manifest.phone']}</li>
        <li>{texts['manifest.bank']}</li>
      </ul>
      <p className="text-text-muted">{texts['manifest.must']}</p>
      <Button asChild size="large" fullWidth>
        <RouterLink to={`${identityPaths.address}?${READ}=1`}>{texts['manifest.ready']}</RouterLink>
      </Button>
    </section>
  );
}
