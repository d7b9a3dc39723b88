import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';

export interface OnboardSuccessViewProps {
  readonly title: string;
  readonly text: string;
  /** What comes next, the first of them first. */
  readonly ways: readonly { readonly href: string; readonly label: string }[];
}

/** The end of a registration: the account is open, and what comes next. Source: 1§2. */
export function OnboardSuccessView({ title, text, ways }: OnboardSuccessViewProps) {
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="account"
        title={title}
        text={<p>{text}</p>}
        actions={ways.map(({ href, label }, index) => (
          <Button
            key={href}
            asChild
            intent={index === 0 ? 'action' : 'quiet'}
            size={index === 0 ? 'large' : 'regular'}
            fullWidth
          >
            <RouterLink to={href}>{label}</RouterLink>
          </Button>
        ))}
      />
    </div>
  );
}
