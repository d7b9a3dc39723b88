import type { Language } from '../country.ts';

interface GoogleTexts {
  readonly title: string;
  readonly lead: string;
  readonly other: string;
  readonly name: string;
  readonly email: string;
  readonly use: string;
  readonly cancel: string;
  readonly invalid: string;
}

/** Words of the page that stands for Google's. */
export const GOOGLE_TEXTS: Readonly<Record<Language, GoogleTexts>> = {
  'pt-BR': {
    title: 'Google de demonstração',
    lead: 'Escolha uma conta para continuar. O site recebe o nome e o e-mail dela.',
    other: 'Usar outra conta',
    name: 'Nome',
    email: 'E-mail',
    use: 'Continuar',
    cancel: 'Cancelar',
    invalid: 'Este pedido não veio completo do site.',
  },
  es: {
    title: 'Google de demostración',
    lead: 'Elige una cuenta para continuar. El sitio recibe su nombre y su correo.',
    other: 'Usar otra cuenta',
    name: 'Nombre',
    email: 'Correo',
    use: 'Continuar',
    cancel: 'Cancelar',
    invalid: 'Esta solicitud no llegó completa desde el sitio.',
  },
};
