import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { GoogleMark } from '@vitrine/ui/account/google-mark';
import { Alert } from '@vitrine/ui/feedback/alert';
import { FormPage } from '../../../forms/form-page.tsx';

interface WayOn {
  readonly href: string;
  readonly label: string;
}

export interface GoogleProblemViewProps {
  readonly title: string;
  /** What went wrong at Google or at the operator. */
  readonly problem: string;
  readonly again: WayOn;
  readonly logIn: WayOn;
}

/** A sign-in with Google that led to no session, and the ways on. */
export function GoogleProblemView({ title, problem, again, logIn }: GoogleProblemViewProps) {
  return (
    <FormPage title={title}>
      <Alert tone="warning" title={problem} />
      <Button asChild intent="quiet" size="large" fullWidth>
        <AppLink href={again.href}>
          <GoogleMark />
          {again.label}
        </AppLink>
      </Button>
      <p className="text-center">
        <Link href={logIn.href}>{logIn.label}</Link>
      </p>
    </FormPage>
  );
}
