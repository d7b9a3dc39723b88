import { documentStanding } from '@vitrine/betting/account/document-status';
import type { IdentityDocument } from '@vitrine/betting/account/upload-step';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { DocumentStatusList } from '@vitrine/ui/account/document-status-list';
import { VerificationSteps } from '@vitrine/ui/account/verification-steps';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { Link as RouterLink } from '@remix-run/react';
import { uploadPath } from '../../../shapes/account/document-upload.ts';
import { FormPage } from '../../../forms/form-page.tsx';
import type { IdentityStanding } from '../../../shapes/account/identity-documents.ts';
import { paths } from '../../../paths.ts';
import { shownDocument, verificationSteps } from './document-texts.ts';
import { FaceCheck, type FaceCheckProps } from './face-check.tsx';

export interface UserIdentificationViewProps {
  readonly texts: Namespaces['verification'];
  /** Null for a bettor who proves their identity without documents. */
  readonly standing: IdentityStanding | null;
  /** Where the check of the face stands; null for a bettor without one. */
  readonly face: FaceCheckProps['face'] | null;
  /** The provider's page did not open. */
  readonly isFaceNotOpened: boolean;
  /** The document to be sent next; null while none is asked for. */
  readonly next: IdentityDocument | null;
  /** Who helps where nothing can be sent. */
  readonly support: { readonly href: string; readonly label: string } | null;
}

/** How far the bettor's identification has come, and the next step. Source: 1§2, 1§4. */
export function UserIdentificationView(props: UserIdentificationViewProps) {
  const { texts, standing, face } = props;
  return (
    <FormPage title={texts['page.title']} intro={texts[standing ? 'page.intro' : 'page.introFace']}>
      {standing ? <Standing {...props} standing={standing} /> : null}
      {face ? <FaceCheck {...props} face={face} /> : null}
    </FormPage>
  );
}

interface StandingProps extends UserIdentificationViewProps {
  readonly standing: IdentityStanding;
}

function Standing({ texts, standing, next, support }: StandingProps) {
  switch (standing.kind) {
    case 'unread':
      return <UnreadDocuments texts={texts} path={paths.userIdentification} />;
    case 'duplicatedAccount':
      return <DuplicatedAccount texts={texts} support={support} />;
    case 'listed': {
      const { documents } = standing;
      return (
        <>
          <VerificationSteps
            label={texts['steps.label']}
            steps={verificationSteps(documents, next, texts)}
          />
          <Progress texts={texts} documents={documents} next={next} />
          <DocumentStatusList
            label={texts['status.label']}
            documents={documents.map((document) => shownDocument(document, texts, support))}
          />
        </>
      );
    }
  }
}

type ProgressProps = Pick<UserIdentificationViewProps, 'texts' | 'next'> &
  Pick<Extract<IdentityStanding, { kind: 'listed' }>, 'documents'>;

function Progress({ texts, documents, next }: ProgressProps) {
  if (next) {
    return (
      <Button asChild size="large" fullWidth>
        <RouterLink to={uploadPath(next)}>{texts[`page.send.${next}`]}</RouterLink>
      </Button>
    );
  }
  const isDone = documents.every(({ status }) => documentStanding(status) === 'accepted');
  return isDone ? (
    <>
      <Alert tone="success" title={texts['page.doneTitle']}>
        {texts['page.doneText']}
      </Alert>
      <Button asChild size="large" fullWidth>
        <RouterLink to={paths.withdrawal}>{texts['page.doneAction']}</RouterLink>
      </Button>
    </>
  ) : (
    <Alert tone="info" title={texts['page.inReviewTitle']}>
      {texts['page.inReviewText']}
    </Alert>
  );
}

/** The operator did not say where the documents stand. */
export function UnreadDocuments({
  texts,
  path,
}: Pick<UserIdentificationViewProps, 'texts'> & { readonly path: string }) {
  return (
    <ErrorState
      title={texts['page.unread']}
      safe={texts['page.unreadText']}
      action={
        <Button asChild>
          <a href={path}>{texts['page.retry']}</a>
        </Button>
      }
    />
  );
}

/** Another account has the bettor's data: support goes on from here. Source: 1§8. */
export function DuplicatedAccount({
  texts,
  support,
}: Pick<UserIdentificationViewProps, 'texts' | 'support'>) {
  return (
    <EmptyState
      drawing="wallet"
      title={texts['page.duplicatedTitle']}
      text={texts['page.duplicatedText']}
      action={
        support ? (
          <Button asChild>
            <a href={support.href}>{support.label}</a>
          </Button>
        ) : null
      }
    />
  );
}
