import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Link } from '@vitrine/ui/base/link';
import type { SupportContacts } from '../../../shapes/shell/support-chat.ts';

interface SupportWaysProps {
  readonly texts: Pick<Namespaces['chat'], 'mail' | 'phone'>;
  readonly contacts: SupportContacts;
}

/** The ways to the support that need no chat. */
export function SupportWays({ texts, contacts: { email, phone } }: SupportWaysProps) {
  return (
    <ul className="grid gap-2">
      <li>
        <Link href={`mailto:${email}`}>{formatText(texts.mail, { email })}</Link>
      </li>
      <li>
        <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {formatText(texts.phone, { phone })}
        </Link>
      </li>
    </ul>
  );
}
