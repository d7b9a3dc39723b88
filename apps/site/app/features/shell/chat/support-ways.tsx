import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Link } from '@vitrine/ui/base/link';
import { mailAddress, phoneAddress } from '../../../format/contact-address.ts';
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
        <Link href={mailAddress(email)}>{formatText(texts.mail, { email })}</Link>
      </li>
      <li>
        <Link href={phoneAddress(phone)}>{formatText(texts.phone, { phone })}</Link>
      </li>
    </ul>
  );
}
