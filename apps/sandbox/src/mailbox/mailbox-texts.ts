import type { Language } from '../country.ts';

/** Words of the mailbox page. */
export interface MailboxTexts {
  readonly title: string;
  readonly lead: string;
  readonly addressLabel: string;
  readonly search: string;
  readonly none: string;
  readonly unknown: string;
  readonly to: string;
  readonly sent: string;
  readonly openLink: string;
  readonly all: string;
}

export const MAILBOX_TEXTS: Readonly<Record<Language, MailboxTexts>> = {
  'pt-BR': {
    title: 'Caixa de e-mails de teste',
    lead: 'Aqui chegam os e-mails da plataforma. Nenhum é enviado de verdade.',
    addressLabel: 'E-mail de quem recebe, ou parte dele',
    search: 'Buscar',
    none: 'Nenhum e-mail encontrado.',
    unknown: 'Este e-mail não existe.',
    to: 'Para',
    sent: 'Enviado em',
    openLink: 'Abrir o link',
    all: 'Todos os e-mails',
  },
  es: {
    title: 'Buzón de pruebas',
    lead: 'Aquí llegan los correos de la plataforma. Ninguno se envía de verdad.',
    addressLabel: 'Correo de quien recibe, o parte de él',
    search: 'Buscar',
    none: 'No se encontró ningún correo.',
    unknown: 'Este correo no existe.',
    to: 'Para',
    sent: 'Enviado el',
    openLink: 'Abrir el enlace',
    all: 'Todos los correos',
  },
};
