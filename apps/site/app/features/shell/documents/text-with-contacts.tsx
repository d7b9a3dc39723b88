import { Link } from '@vitrine/ui/base/link';

/** How a contact is written in a text, and what it leads to. */
export interface Contact {
  readonly text: string;
  readonly href: string;
}

interface TextWithContactsProps {
  readonly text: string;
  readonly contacts: readonly Contact[];
}

/** A text in which contacts can be called and written to. */
export function TextWithContacts({ text, contacts }: TextWithContactsProps) {
  const [contact, ...others] = contacts;
  if (contact === undefined) return text;
  const [before = '', ...parts] = text.split(contact.text);
  return (
    <>
      <TextWithContacts text={before} contacts={others} />
      {parts.map((part, index) => (
        <span key={index}>
          <Link href={contact.href}>{contact.text}</Link>
          <TextWithContacts text={part} contacts={others} />
        </span>
      ))}
    </>
  );
}
