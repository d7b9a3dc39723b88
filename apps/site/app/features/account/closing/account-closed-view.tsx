import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { DOCUMENTS } from '../../../paths/document-paths.ts';
import { paths } from '../../../paths.ts';
import type { ClosingTexts } from './closing-start.tsx';

export interface AccountClosedViewProps {
  readonly texts: ClosingTexts;
  /** What is kept, and until when. */
  readonly kept: string;
  readonly contacts: readonly { readonly href: string; readonly label: string }[];
}

/** What is said once an account is closed: what the law keeps, for how long, and where to ask. */
export function AccountClosedView({ texts, kept, contacts }: AccountClosedViewProps) {
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="account"
        title={texts['closing.done.title']}
        text={
          <div className="grid gap-3">
            <p>{texts['closing.done.text']}</p>
            <p>{kept}</p>
          </div>
        }
        actions={
          <>
            <Button asChild fullWidth>
              <RouterLink to={paths.sportsbook}>{texts['closing.done.home']}</RouterLink>
            </Button>
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={DOCUMENTS.privacyPolicy}>{texts['closing.done.policy']}</RouterLink>
            </Button>
            {contacts.map(({ href, label }) => (
              <Button key={href} asChild intent="quiet" fullWidth>
                <a href={href}>{label}</a>
              </Button>
            ))}
          </>
        }
      />
    </div>
  );
}
