import type { Servers } from '../../../e2e/support/servers.ts';
import type { Operator } from '../operator.ts';
import { registerAccount } from '../register-account.ts';
import { Browser } from './browser.ts';
import type { Kills } from './site-kills.ts';

interface Surroundings {
  readonly servers: Servers;
  readonly operator: Operator;
  readonly kills: Kills;
}

/** Somebody with an account, at a browser. */
interface Registered {
  readonly browser: Browser;
  readonly email: string;
  readonly cpf: string;
  /** Of a session at the operator itself. */
  readonly token: string;
}

/** Registers somebody new, who is logged in at a browser with an address of its own. */
export async function newBrowser(
  index: number,
  { servers, operator, kills }: Surroundings,
): Promise<Registered> {
  const { email, password, cpf, token } = await registerAccount(operator);
  const address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  const browser = new Browser(servers, kills, { email, password }, address);
  await browser.changeDevice();
  return { browser, email, cpf, token };
}

/** Puts money on the balance of a new account, in units of the currency. */
export async function payIn(amount: number, token: string, operator: Operator): Promise<void> {
  const body = { amount, providerId: 1 };
  const begun = await operator.call('POST', '/payments/api/pix/beginDeposit', { token, body });
  const { transactionId } = (begun.json as { data: { transactionId: string } }).data;
  await operator.call('POST', `/bank/pix/${transactionId}/pay`);
}
