import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { paths } from '../../../paths.ts';

export interface OnboardSuccessViewProps {
  readonly title: string;
  readonly text: string;
  readonly depositLabel: string;
  readonly sportsLabel: string;
}

/** The end of a registration: the account is open, and what comes next. Source: 1§2. */
export function OnboardSuccessView({
  title,
  text,
  depositLabel,
  sportsLabel,
}: OnboardSuccessViewProps) {
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="account"
        title={title}
        text={<p>{text}</p>}
        actions={
          <>
            <Button asChild intent="action" size="large" fullWidth>
              <RouterLink to={paths.deposit}>{depositLabel}</RouterLink>
            </Button>
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={paths.sportsbook}>{sportsLabel}</RouterLink>
            </Button>
          </>
        }
      />
    </div>
  );
}
