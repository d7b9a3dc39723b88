import { newPerson, type Person } from '../../e2e/support/people.ts';
import type { Operator } from './operator.ts';

/** Registers somebody new with the operator; answers who it is, with the token of a session. */
export async function registerAccount(
  operator: Operator,
): Promise<Person & { readonly token: string }> {
  const person = newPerson();
  const { cpf, email, fullName, birthDate, cellPhone, password } = person;
  const body = {
    email,
    password,
    confirmPassword: password,
    fullName,
    documentNumber: cpf,
    birthDate,
    cellPhone,
    country: 'BR',
    acceptTerms: true,
  };
  const { json } = await operator.call('POST', '/main/api/Users/', { body });
  return { ...person, token: (json as { data: { token: string } }).data.token };
}
