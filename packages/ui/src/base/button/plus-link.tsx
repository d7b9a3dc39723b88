import Plus from 'lucide-react/icons/plus';
import { AppLink } from '../app-link/app-link.tsx';
import { Button } from './button.tsx';

export interface PlusLinkProps {
  readonly href: string;
  readonly label: string;
}

/** A small button of a bar, such as that to the deposit, that leads on; a phone shows its sign alone. */
export function PlusLink({ href, label }: PlusLinkProps) {
  return (
    <Button asChild size="small">
      <AppLink href={href}>
        <Plus aria-hidden="true" size={16} strokeWidth={3} />
        <span className="max-sm:sr-only">{label}</span>
      </AppLink>
    </Button>
  );
}
