import { REGISTER_STEP, type UserState, type UserStatus } from './users.ts';

/** The bettor a demonstration logs in as; every demo user has this password. */
export const DEMO = { username: 'demo@vitrine.example', password: 'Vitrine!2024' } as const;

/** An account that exists from the start, to show one thing. */
export interface DemoUser {
  readonly email: string;
  readonly fullName: string;
  readonly document: string;
  readonly status: UserStatus;
  readonly state: Partial<UserState>;
  /** A self-exclusion from the day the account is made, with or without the day it ends. */
  readonly exclusion: { readonly months: number; readonly hasResumeDate: boolean } | null;
  /** Where the user's identity documents stand. */
  readonly documents: 'none' | 'rejected' | 'pending' | 'validated';
  /** Whether the user has deposited before, and so has a balance. */
  readonly hasDeposited: boolean;
}

export const DEMO_USERS: readonly DemoUser[] = [
  demoUser(DEMO.username, '52998224725', { fullName: 'Dandara Moreira' }),
  demoUser('outra@vitrine.example', '11144477735'),
  demoUser('bloqueio-interno@vitrine.example', '15350946056', { status: 'InternalBlocked' }),
  demoUser('autoexclusao@vitrine.example', '86288366757', { status: 'SelfExcluded' }),
  demoUser('autobloqueio@vitrine.example', '39053344705', { status: 'SelfBlocked' }),
  demoUser('bloqueio@vitrine.example', '71428793860', { status: 'Blocked' }),
  demoUser('regiao@vitrine.example', '04120190103', { status: 'RestrictedRegion' }),

  demoUser('recente@vitrine.example', '52601815906', { documents: 'none', hasDeposited: false }),
  demoUser('pin@vitrine.example', '08301661305', {
    state: { registerStep: REGISTER_STEP.pinPending },
    documents: 'none',
    hasDeposited: false,
  }),
  demoUser('sem-documentos@vitrine.example', '18609139034', { documents: 'none' }),
  demoUser('documentos-em-analise@vitrine.example', '99603082430', { documents: 'pending' }),
  demoUser('documentos-rejeitados@vitrine.example', '62819482112', { documents: 'rejected' }),
  demoUser('validada@vitrine.example', '99351819019'),
  demoUser('validada-sem-deposito@vitrine.example', '93786579741', { hasDeposited: false }),

  excluded('autoexclusao-3@vitrine.example', '54323194897', 3, true),
  excluded('autoexclusao-3-sem-data@vitrine.example', '75749118606', 3, false),
  excluded('autoexclusao-24@vitrine.example', '25276018987', 24, true),
  excluded('autoexclusao-24-sem-data@vitrine.example', '55597971115', 24, false),
  excluded('autoexclusao-1216@vitrine.example', '47104974601', 1216, true),
  excluded('autoexclusao-1216-sem-data@vitrine.example', '50752917080', 1216, false),

  demoUser('desativada@vitrine.example', '34236671255', { state: { isDeactivated: true } }),
  demoUser('migracao@vitrine.example', '76842684650', { state: { mustMigrate: true } }),
  demoUser('admin@vitrine.example', '56321223360', { state: { roles: [1] } }),
  demoUser('equipe@staff.vitrine.example', '07924402691'),
  demoUser('validacao-1@vitrine.example', '85995289047', validatedBy(1)),
  demoUser('validacao-2@vitrine.example', '78666617667', validatedBy(2)),
  demoUser('validacao-3@vitrine.example', '03137215994', validatedBy(3)),
  demoUser('validacao-4@vitrine.example', '01092815945', validatedBy(4)),
  demoUser('rosto@vitrine.example', '01396245979', { state: { validationType: 4, faceStatus: 1 } }),
];

/** A validated account with a balance, unless said otherwise. */
function demoUser(
  email: string,
  document: string,
  said: Partial<Omit<DemoUser, 'email' | 'document'>> = {},
): DemoUser {
  return {
    email,
    document,
    fullName: 'Conta de Demonstração',
    status: 'Active',
    state: {},
    exclusion: null,
    documents: 'validated',
    hasDeposited: true,
    ...said,
  };
}

function excluded(
  email: string,
  document: string,
  months: number,
  hasResumeDate: boolean,
): DemoUser {
  return demoUser(email, document, { exclusion: { months, hasResumeDate } });
}

function validatedBy(validationType: number): Partial<DemoUser> {
  return { state: { validationType }, documents: 'none' };
}
