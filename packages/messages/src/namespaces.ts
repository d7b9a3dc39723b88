import type account from '../locales/pt-BR/account.json';
import type betHistory from '../locales/pt-BR/bet-history.json';
import type betSlip from '../locales/pt-BR/bet-slip.json';
import type common from '../locales/pt-BR/common.json';
import type shell from '../locales/pt-BR/shell.json';
import type sportsbook from '../locales/pt-BR/sportsbook.json';
import type wallet from '../locales/pt-BR/wallet.json';

/** The texts of each namespace; the Portuguese files are the reference for the keys. */
export interface Namespaces {
  readonly account: Texts<typeof account>;
  readonly 'bet-history': Texts<typeof betHistory>;
  readonly 'bet-slip': Texts<typeof betSlip>;
  readonly common: Texts<typeof common>;
  readonly shell: Texts<typeof shell>;
  readonly sportsbook: Texts<typeof sportsbook>;
  readonly wallet: Texts<typeof wallet>;
}

type Texts<File> = { readonly [Key in keyof File]: string };

export type Namespace = keyof Namespaces;
