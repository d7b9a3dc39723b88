import { textsOf } from '@vitrine/messages/texts';

/** The words of a line that leads to the promotions. */
export function promotionsLine(locale: string) {
  const pages = textsOf(locale, 'promotion-pages');
  return { title: pages['home.title'], text: pages['home.text'], link: pages['home.link'] };
}
