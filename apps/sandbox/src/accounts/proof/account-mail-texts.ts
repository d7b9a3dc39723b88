import type { Language } from '../../country.ts';

/** One mail: its subject, and its paragraphs with places for `{name}`, `{pin}` and `{link}`. */
interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The mails an account is sent. */
export interface AccountMailTexts {
  readonly pin: MailText;
  readonly restore: MailText;
  readonly release: MailText;
}

export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Language, AccountMailTexts>> = {
  'pt-BR': {
    pin: {
      subject: 'Seu código é {pin}',
      paragraphs: [
        'Olá, {name}.',
        'Para confirmar seu e-mail, digite no site o código {pin}. Ele vale por 10 minutos.',
        'Se preferir, abra este link em até 24 horas: {link}',
        'Se você não criou uma conta, ignore esta mensagem.',
      ],
    },
    restore: {
      subject: 'Crie uma nova senha',
      paragraphs: [
        'Olá, {name}.',
        'Para criar uma nova senha, abra este link em até uma hora: {link}',
        'Ele funciona uma vez só. Se você não pediu uma nova senha, ignore esta mensagem.',
      ],
    },
    release: {
      subject: 'Sua conta foi bloqueada por segurança',
      paragraphs: [
        'Olá, {name}.',
        'Houve muitas tentativas de entrar na sua conta com a senha errada, e nós a bloqueamos.',
        'Se era você, abra este link em até 24 horas para liberar a conta: {link}',
        'Se não era você, crie também uma nova senha.',
      ],
    },
  },
  es: {
    pin: {
      subject: 'Tu código es {pin}',
      paragraphs: [
        'Hola, {name}.',
        'Para confirmar tu correo, escribe en el sitio el código {pin}. Vale por 10 minutos.',
        'Si lo prefieres, abre este enlace antes de 24 horas: {link}',
        'Si no creaste una cuenta, ignora este mensaje.',
      ],
    },
    restore: {
      subject: 'Crea una nueva contraseña',
      paragraphs: [
        'Hola, {name}.',
        'Para crear una nueva contraseña, abre este enlace antes de una hora: {link}',
        'Funciona una sola vez. Si no pediste una nueva contraseña, ignora este mensaje.',
      ],
    },
    release: {
      subject: 'Bloqueamos tu cuenta por seguridad',
      paragraphs: [
        'Hola, {name}.',
        'Hubo demasiados intentos de entrar a tu cuenta con la contraseña equivocada, y la bloqueamos.',
        'Si fuiste tú, abre este enlace antes de 24 horas para liberar la cuenta: {link}',
        'Si no fuiste tú, crea también una nueva contraseña.',
      ],
    },
  },
};
