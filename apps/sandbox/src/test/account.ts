import { openTestPlatform, type Login, type TestAnswer, type TestPlatform } from './platform.ts';
import { DEMO } from '../accounts/demo-users.ts';

export const LOGIN = '/main/api/Session/login/';
export const REFRESH = '/main/api/Session/RefreshToken/';
export const USERS = '/main/api/Users/';

/** A registration that is accepted. */
export const REGISTRATION = {
  email: 'nova@vitrine.example',
  password: 'Segredo!2024',
  confirmPassword: 'Segredo!2024',
  fullName: 'Nova Pessoa',
  documentNumber: '98765432100',
  birthDate: '1995-02-01',
  cellPhone: '11912345678',
  country: 'BR',
  acceptTerms: true,
};

/** A mail as the mailbox tells of it. */
export interface TestMail {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly pin: string | null;
  readonly link: string | null;
}

/** A platform, and the calls that tests of accounts repeat. */
export interface TestAccounts extends TestPlatform {
  tryLogin(username: string, password?: string): Promise<TestAnswer>;
  refresh(login: Login): Promise<TestAnswer>;
  /** Whether a token is taken. */
  isIn(token: string): Promise<boolean>;
  register(changes?: Partial<typeof REGISTRATION>): Promise<Login>;
  /** Lets a tester do something to an account. */
  order(verb: string, body: object): Promise<void>;
  /** What a tester sees of an account. */
  account(email: string): Promise<unknown>;
  /** Mails to an address, the newest first. */
  mails(address: string): Promise<readonly TestMail[]>;
  /** Status and code of an answer. */
  refusal(answer: TestAnswer): readonly [number, string | undefined];
}

export async function openTestAccounts(
  env: Readonly<Record<string, string>> = {},
): Promise<TestAccounts> {
  const test = await openTestPlatform(env);
  return {
    ...test,
    tryLogin: (username, password = DEMO.password) =>
      test.call('POST', LOGIN, {
        body: { username, password, extendedSession: false, tokenCaptcha: 'test' },
      }),
    refresh: ({ token, refreshToken }) =>
      test.call('POST', REFRESH, { body: { token, refreshToken } }),
    isIn: async (token) => (await test.call('GET', USERS, { token })).status === 200,
    async register(changes = {}) {
      const { json } = await test.call('POST', USERS, { body: { ...REGISTRATION, ...changes } });
      return dataOf<Login>(json);
    },
    async order(verb, body) {
      const { status, text } = await test.call('POST', `/sandbox/accounts/${verb}`, { body });
      if (status !== 204) throw new Error(text);
    },
    account: async (email) => (await test.call('GET', `/sandbox/accounts/${email}`)).json,
    async mails(address) {
      const { json } = await test.call('GET', `/sandbox/mailbox/${address}`);
      return (json as { mails: TestMail[] }).mails;
    },
    refusal: ({ status, json }) => [status, (json as { error?: string } | null)?.error],
  };
}

/** What stands under `data` of an answer. */
export function dataOf<Data>(json: unknown): Data {
  return (json as { data: Data }).data;
}
