import type { MinorUnits } from '@vitrine/betting/money';
import type { Country } from '../country.ts';
import { cashOf, moving, type Ledger } from '../ledger/ledger.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { hashPassword } from './passwords.ts';
import type { User, Users, UserStatus } from './users.ts';

/** The bettor a demonstration logs in as. */
export const DEMO = { username: 'demo@vitrine.example', password: 'Vitrine!2024' } as const;

const OPENING_BALANCE = 500_00 as MinorUnits;

interface DemoUser {
  readonly email: string;
  readonly fullName: string;
  readonly document: string;
  readonly status: UserStatus;
}

const DEMO_USERS: readonly DemoUser[] = [
  { email: DEMO.username, fullName: 'Dandara Moreira', document: '52998224725', status: 'Active' },
  demoUser('outra@vitrine.example', '11144477735', 'Active'),
  demoUser('bloqueio-interno@vitrine.example', '15350946056', 'InternalBlocked'),
  demoUser('autoexclusao@vitrine.example', '86288366757', 'SelfExcluded'),
  demoUser('autobloqueio@vitrine.example', '39053344705', 'SelfBlocked'),
  demoUser('bloqueio@vitrine.example', '71428793860', 'Blocked'),
  demoUser('regiao@vitrine.example', '04120190103', 'RestrictedRegion'),
];

function demoUser(email: string, document: string, status: UserStatus): DemoUser {
  return { email, fullName: 'Conta de Demonstração', document, status };
}

export interface DemoStores {
  readonly database: Database;
  readonly users: Users;
  readonly ledger: Ledger;
}

/** Makes the users of the demonstration that do not exist yet, each with an opening balance. */
export async function addDemoUsers(
  { database, users, ledger }: DemoStores,
  country: Country,
  at: number,
): Promise<void> {
  const missing = DEMO_USERS.filter(({ email }) => !users.byEmail(email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO.password);
  for (const demo of missing) {
    inTransaction(database, () => {
      const added = users.add({ ...demo, passwordHash, ...personalFacts(country) }, at);
      if (added) openBalance(ledger, added, at);
    });
  }
}

function personalFacts(country: Country): Pick<User, 'birthDate' | 'cellPhone' | 'country'> {
  return { birthDate: '1990-05-17', cellPhone: '11987654321', country: country.code };
}

function openBalance(ledger: Ledger, { id }: User, at: number): void {
  ledger.post({
    key: `opening:${id}`,
    kind: 'opening',
    at,
    entries: moving(OPENING_BALANCE, 'house:opening', cashOf(id)),
  });
}
