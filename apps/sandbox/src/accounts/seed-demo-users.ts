import type { Country, CountryCode } from '../country.ts';
import { cashOf, moving, type Ledger } from '../ledger/ledger.ts';
import { inTransaction, type Database } from '../storage/database.ts';
import { DEMO, DEMO_USERS, type DemoUser } from './demo-users.ts';
import { resumeDate, type Exclusions } from './exclusions.ts';
import { hashPassword } from './passwords.ts';
import type { User, Users } from './users.ts';

export interface DemoStores {
  readonly database: Database;
  readonly users: Users;
  readonly exclusions: Exclusions;
  readonly ledger: Ledger;
}

/** One that each country's form of personal data takes, without the country's prefix. */
const CELL_PHONES: Readonly<Record<CountryCode, string>> = {
  BR: '11987654321',
  PE: '912345678',
  CO: '3211234567',
  EC: '0991234567',
  GT: '51234567',
  MX: '5512345678',
};

/** Makes the users of the demonstration that do not exist yet. */
export async function seedDemoUsers(
  { database, users, exclusions, ledger }: DemoStores,
  country: Country,
  at: number,
): Promise<void> {
  const missing = DEMO_USERS.filter(({ email }) => !users.byEmail(email));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO.password);

  function seed({ state, exclusion, hasDeposited, ...demo }: DemoUser): void {
    const { email, document, fullName, status } = demo;
    const added = users.add(
      { email, document, fullName, status, passwordHash, ...personalFacts(country), ...state },
      at,
    );
    if (!added) return;
    if (hasDeposited) openBalance(ledger, added, country, at);
    if (exclusion) {
      const { months, hasResumeDate } = exclusion;
      exclusions.exclude(added.id, months, hasResumeDate ? resumeDate(at, months) : null);
    }
  }

  inTransaction(database, () => {
    for (const demo of missing) seed(demo);
  });
}

function personalFacts(country: Country): Pick<User, 'birthDate' | 'cellPhone' | 'country'> {
  return { birthDate: '1990-05-17', cellPhone: CELL_PHONES[country.code], country: country.code };
}

function openBalance(ledger: Ledger, { id }: User, { openingBalance }: Country, at: number): void {
  ledger.post({
    key: `opening:${id}`,
    kind: 'opening',
    at,
    entries: moving(openingBalance, 'house:opening', cashOf(id)),
  });
}
