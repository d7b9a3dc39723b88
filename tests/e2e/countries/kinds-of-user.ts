import type { Country } from './countries.ts';
import type { Texts } from './texts.ts';

/** A page that somebody asks for once logged in or refused. */
interface Visit {
  readonly path: string;
  /** Where it leads; to itself unless given. */
  readonly leadsTo?: string;
  /** What is read there. */
  readonly says?: readonly Texts[] | ((country: Country) => readonly Texts[]);
  readonly saysNot?: Texts;
}

/** A user that the platform is seeded with, and what becomes of it on the site. */
export interface KindOfUser {
  readonly name: string;
  /** The requirements that it shows, at the start of its test's title. */
  readonly shows: `${string} ` | '';
  /** What the test sees, after the name. */
  readonly what: string;
  /** Where the log-in leads. */
  readonly arrivesAt: string;
  /** What is said there. */
  readonly hears?: Texts;
  readonly visits: readonly Visit[];
}

const SEND_FRONT: Texts = { pt: 'Enviar a frente do documento', es: /^Enviar el frente/ };
const FRONT: Texts = { pt: 'Frente do documento', es: /^Frente de/ };
const SHOW_FACE: Texts = { pt: 'Confirme que é você', es: 'Confirma que eres tú' };
const CONFIRMED: Texts = { pt: 'Identidade confirmada', es: 'Identidad confirmada' };
const NO_ACCOUNT: Texts = {
  pt: 'Cadastre uma conta para receber',
  es: 'Registra una cuenta para recibir',
};
const NOT_VALIDATED: Texts = {
  pt: 'Para sacar, falta validar sua identidade',
  es: 'Para retirar, falta validar tu identidad',
};
const MIGRATION: Texts = {
  pt: 'Sua conta vai mudar de casa',
  es: 'Tu cuenta va a cambiar de sitio',
};

function entering(
  name: string,
  shows: KindOfUser['shows'],
  what: string,
  visits: readonly Visit[],
): KindOfUser {
  return { name, shows, what, arrivesAt: '/esportes', visits };
}

/** Stays at the log-in, which says why. */
function refused(name: string, shows: KindOfUser['shows'], hears: Texts): KindOfUser {
  return {
    name,
    shows,
    what: 'is told why there is no entry, and is not logged in',
    arrivesAt: '/login',
    hears,
    visits: [{ path: '/transactions', leadsTo: '/login' }],
  };
}

/** Logs in, and may do nothing but see to the money. */
function excluded(name: string, period: Texts, hasEnd: boolean): KindOfUser {
  const end = hasEnd
    ? { pt: /Ela termina em \d+ de/, es: /Termina el \d+ de/ }
    : { pt: 'até um novo aviso', es: 'hasta un nuevo aviso' };
  return {
    name,
    shows: 'EXCL-01 EXCL-02 EXCL-05 ',
    what: 'is told for how long and until when, and reaches the money alone',
    arrivesAt: '/account-stopped',
    hears: period,
    visits: [
      { path: '/deposit', leadsTo: '/account-stopped', says: [period, end] },
      { path: '/transactions' },
    ],
  };
}

const THREE_MONTHS: Texts = { pt: 'por 3 meses', es: 'por 3 meses' };
const TWO_YEARS: Texts = { pt: 'por 2 anos', es: 'por 2 años' };
const FOR_EVER: Texts = { pt: 'autoexclusão permanente', es: 'autoexclusión permanente' };

export const KINDS_OF_USER: readonly KindOfUser[] = [
  entering('demo', '', 'enters, and the account is its own', [
    { path: '/account', says: [{ pt: 'demo@vitrine.example', es: 'demo@vitrine.example' }] },
  ]),
  entering('outra', '', 'enters, and may withdraw once there is an account to pay to', [
    { path: '/withdrawal', says: [NO_ACCOUNT] },
  ]),
  entering('validada', '', 'enters, and reads that the identity is confirmed', [
    { path: '/user-identification', says: [CONFIRMED] },
  ]),
  entering('validada-sem-deposito', 'KYC-02 ', 'is led from the identification to the deposit', [
    { path: '/user-identification', leadsTo: '/deposit' },
  ]),
  entering('recente', '', 'has no movement yet, and is asked for documents', [
    {
      path: '/transactions',
      says: [{ pt: 'Nenhuma movimentação aqui', es: 'Ningún movimiento aquí' }],
    },
    { path: '/user-identification', says: [SEND_FRONT] },
  ]),
  entering('pin', 'REG-05 ', 'enters, and can still confirm the e-mail', [
    { path: '/verify-email', says: [{ pt: 'Confirme seu e-mail', es: 'Confirma tu correo' }] },
  ]),
  entering('sem-documentos', 'WAL-21 KYC-18 ', 'withdraws only where no identity is asked for', [
    { path: '/user-identification', says: [SEND_FRONT] },
    {
      path: '/withdrawal',
      says: ({ needsValidation }) => [needsValidation ? NOT_VALIDATED : NO_ACCOUNT],
    },
  ]),
  entering('documentos-em-analise', 'KYC-14 ', 'reads that the documents are being looked at', [
    {
      path: '/user-identification',
      says: [
        { pt: 'Recebemos seus documentos', es: 'Recibimos tus documentos' },
        { pt: 'Em análise', es: 'En revisión' },
      ],
    },
  ]),
  entering('documentos-rejeitados', 'KYC-14 ', 'reads why each document was refused', [
    {
      path: '/user-identification',
      says: [
        { pt: 'Recusado', es: 'Rechazado' },
        { pt: 'Não reconhecido', es: 'No reconocido' },
      ],
    },
  ]),
  {
    name: 'bloqueio-interno',
    shows: 'SHELL-14 ',
    what: 'reaches the withdrawal alone, and reads why',
    arrivesAt: '/withdrawal',
    hears: { pt: 'Por que e com quem falar', es: 'Por qué y con quién hablar' },
    visits: [
      { path: '/deposit', leadsTo: '/withdrawal' },
      {
        path: '/account-stopped',
        says: [{ pt: 'Sua conta não pode jogar', es: 'Tu cuenta no puede jugar' }],
      },
    ],
  },
  refused('autoexclusao', 'SESS-14 ', {
    pt: 'Sua conta está em autoexclusão.',
    es: 'Tu cuenta está en autoexclusión.',
  }),
  refused('autobloqueio', 'SESS-14 ', {
    pt: 'Você bloqueou o acesso a esta conta.',
    es: 'Bloqueaste el acceso a esta cuenta.',
  }),
  refused('bloqueio', 'SESS-14 ', {
    pt: 'Esta conta está bloqueada.',
    es: 'Esta cuenta está bloqueada.',
  }),
  refused('regiao', 'SESS-14 ', {
    pt: 'Não é possível entrar a partir da sua região.',
    es: 'No es posible entrar desde tu región.',
  }),
  {
    name: 'desativada',
    shows: 'SESS-09 ',
    what: 'is asked whether to reactivate the account, and is not logged in before',
    arrivesAt: '/login/reactivation',
    hears: { pt: 'Reativar minha conta', es: 'Reactivar mi cuenta' },
    visits: [{ path: '/transactions', leadsTo: '/login' }],
  },
  excluded('autoexclusao-3', THREE_MONTHS, true),
  excluded('autoexclusao-3-sem-data', THREE_MONTHS, false),
  excluded('autoexclusao-24', TWO_YEARS, true),
  excluded('autoexclusao-24-sem-data', TWO_YEARS, false),
  excluded('autoexclusao-1216', FOR_EVER, true),
  excluded('autoexclusao-1216-sem-data', FOR_EVER, false),
  {
    name: 'migracao',
    shows: 'MIG-01 ',
    what: 'is asked for the migration, again on each page',
    arrivesAt: '/account-migration',
    hears: MIGRATION,
    visits: [{ path: '/deposit', leadsTo: '/account-migration', says: [MIGRATION] }],
  },
  entering('admin', 'CAT-30 ', 'has a page to turn admin mode on', [
    { path: '/admin-mode', says: [{ pt: 'Modo administrador', es: 'Modo administrador' }] },
  ]),
  entering('equipe@staff', '', 'enters as a bettor does', [
    {
      path: '/account',
      says: [{ pt: 'equipe@staff.vitrine.example', es: 'equipe@staff.vitrine.example' }],
    },
  ]),
  entering('validacao-1', 'KYC-15 ', 'proves the identity by documents alone', [
    { path: '/user-identification', says: [SEND_FRONT, FRONT], saysNot: SHOW_FACE },
  ]),
  entering('validacao-2', 'KYC-15 ', 'completes the profile instead of sending documents', [
    {
      path: '/user-identification',
      leadsTo: '/complete-profile',
      says: [{ pt: 'Complete seu cadastro', es: 'Completa tu registro' }],
    },
  ]),
  entering('validacao-3', 'KYC-15 ', 'proves the identity by documents and face', [
    { path: '/complete-profile', leadsTo: '/user-identification', says: [FRONT, SHOW_FACE] },
  ]),
  entering('validacao-4', 'KYC-15 ', 'proves the identity by the face alone', [
    {
      path: '/complete-profile',
      leadsTo: '/user-identification',
      says: [SHOW_FACE],
      saysNot: FRONT,
    },
  ]),
  entering('rosto', 'KYC-15 ', 'reads that the face confirmed the identity', [
    { path: '/user-identification', says: [CONFIRMED], saysNot: FRONT },
  ]),
];

/** The address of a user: `demo` is demo@vitrine.example. */
export function addressOf({ name }: Pick<KindOfUser, 'name'>): string {
  return name.includes('@') ? `${name}.vitrine.example` : `${name}@vitrine.example`;
}
