import X from 'lucide-react/icons/x';
import { IconButton } from './icon-button.tsx';

/** What the form around is told when something is put away. */
export interface Dismissal {
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

interface DismissButtonProps extends Dismissal {
  readonly className?: string | undefined;
}

/** Puts a notice away: a submit button, so that it works without scripts. */
export function DismissButton({ name, value, label, className }: DismissButtonProps) {
  return (
    <IconButton
      type="submit"
      name={name}
      value={value}
      label={label}
      icon={<X aria-hidden="true" size={20} />}
      className={className}
    />
  );
}
