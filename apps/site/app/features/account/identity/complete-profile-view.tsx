import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Badge } from '@vitrine/ui/base/badge';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import PenLine from 'lucide-react/icons/pen-line';
import { FormPage } from '../../../forms/form-page.tsx';
import { identityPaths } from '../../../paths/identity-paths.ts';
import { paths } from '../../../paths.ts';
import { UnreadDocuments } from './user-identification-view.tsx';

const DETAILS = ['email', 'cellPhone', 'address'] as const;

export interface CompleteProfileViewProps {
  readonly texts: Namespaces['verification'];
  /** Which details the account has; null when the operator does not answer. */
  readonly filled: Readonly<Record<(typeof DETAILS)[number], boolean>> | null;
  readonly isValidated: boolean;
  /** Whether documents follow the details; else the national id decides. */
  readonly asksDocuments: boolean;
}

/** What the account still lacks before the bettor's identity is established. Source: 1§2, 1§4. */
export function CompleteProfileView(props: CompleteProfileViewProps) {
  const { texts, filled } = props;
  return (
    <FormPage title={texts['profile.title']} intro={texts['profile.intro']}>
      {filled ? (
        <>
          <ul aria-label={texts['profile.label']} className="card-frame overflow-hidden">
            {DETAILS.map((name) => (
              <li
                key={name}
                className="flex min-h-13 items-center justify-between gap-3 border-t border-hairline px-card first:border-t-0"
              >
                <span className="font-medium">{texts[`profile.${name}`]}</span>
                <DetailMark texts={texts} isFilled={filled[name]} />
              </li>
            ))}
          </ul>
          <NextStep {...props} isComplete={DETAILS.every((name) => filled[name])} />
        </>
      ) : (
        <UnreadDocuments texts={texts} path={paths.completeProfile} />
      )}
    </FormPage>
  );
}

interface DetailMarkProps extends Pick<CompleteProfileViewProps, 'texts'> {
  readonly isFilled: boolean;
}

function DetailMark({ texts, isFilled }: DetailMarkProps) {
  const Icon = isFilled ? CircleCheck : PenLine;
  return (
    <Badge tone={isFilled ? 'success' : 'warning'} icon={<Icon aria-hidden="true" size={12} />}>
      {texts[isFilled ? 'profile.filled' : 'profile.missing']}
    </Badge>
  );
}

interface NextStepProps extends CompleteProfileViewProps {
  readonly isComplete: boolean;
}

function NextStep({ texts, isComplete, isValidated, asksDocuments }: NextStepProps) {
  if (!isComplete) {
    return (
      <Button asChild size="large" fullWidth>
        <RouterLink to={identityPaths.profileDetails}>{texts['profile.fill']}</RouterLink>
      </Button>
    );
  }
  return (
    <>
      {isValidated ? (
        <Alert tone="success" title={texts['profile.doneTitle']}>
          {texts['profile.doneText']}
        </Alert>
      ) : asksDocuments ? (
        <Button asChild size="large" fullWidth>
          <RouterLink to={paths.userIdentification}>{texts['profile.documents']}</RouterLink>
        </Button>
      ) : (
        <Alert tone="info" title={texts['profile.checkingTitle']}>
          {texts['profile.checkingText']}
        </Alert>
      )}
      <Link emphasis="standalone" href={identityPaths.profileDetails}>
        {texts['profile.change']}
      </Link>
    </>
  );
}
