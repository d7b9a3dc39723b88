import type { userDetailsAnswer } from '@vitrine/upstream/contract/account/users';
import type { z } from 'zod';

type Answer = z.input<typeof userDetailsAnswer>;

/** What the operator keeps of the bettor of the tests. */
export function bettorDetails(given: Partial<Answer['data']> = {}): Answer {
  return {
    data: {
      id: 'u-1',
      fullname: 'Ana Souza',
      userRegisterStep: 2,
      userAccount: { username: 'ana@example.com', email: 'ana@example.com' },
      userDetail: { cellPhone: '11912345678' },
      ...given,
    },
  };
}
