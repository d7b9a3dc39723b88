import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWithContacts } from './text-with-contacts.tsx';

const CONTACTS = [
  { text: '0800 000 1810', href: 'tel:08000001810' },
  { text: 'ajuda@arara.example', href: 'mailto:ajuda@arara.example' },
];

const shown = (text: string) =>
  renderToStaticMarkup(<TextWithContacts text={text} contacts={CONTACTS} />).replaceAll(
    / class="[^"]*"|<\/?span>/g,
    '',
  );

it('links each contact wherever it stands, and leaves the rest as it is', () => {
  expect(shown('Ligue 0800 000 1810 ou escreva a ajuda@arara.example. 0800 000 1810!')).toBe(
    'Ligue <a href="tel:08000001810">0800 000 1810</a> ou escreva a ' +
      '<a href="mailto:ajuda@arara.example">ajuda@arara.example</a>. ' +
      '<a href="tel:08000001810">0800 000 1810</a>!',
  );
  expect(shown('Nothing to call')).toBe('Nothing to call');
});
