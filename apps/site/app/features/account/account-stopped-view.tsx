import { Form, Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';

interface Way {
  readonly href: string;
  readonly label: string;
}

export interface AccountStoppedViewProps {
  readonly title: string;
  /** Why the account may neither bet nor deposit, and until when. */
  readonly reasons: readonly string[];
  /** What happens to the balance. */
  readonly money: string;
  readonly contacts: readonly Way[];
  /** The bettor's own movements stay open to them. */
  readonly movements: Way;
}

/**
 * The page of a bettor who may neither bet nor deposit: the reason, how to reach support, and the
 * log-out. Source: 1§4, 1§6.
 */
export function AccountStoppedView(props: AccountStoppedViewProps) {
  const { title, reasons, money, contacts, movements } = props;
  const { texts } = useShellData();
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="pause"
        title={title}
        text={
          <div className="grid gap-2">
            {reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            <p>{money}</p>
          </div>
        }
        actions={
          <>
            {contacts.map(({ href, label }) => (
              <Button key={href} asChild intent="quiet" fullWidth>
                <a href={href}>{label}</a>
              </Button>
            ))}
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={movements.href}>{movements.label}</RouterLink>
            </Button>
            <Form method="post" action={paths.logout}>
              <CsrfField />
              <Button type="submit" fullWidth>
                {texts.logOut}
              </Button>
            </Form>
          </>
        }
      />
    </div>
  );
}
