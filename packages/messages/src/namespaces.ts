import type access from '../locales/pt-BR/access.json';
import type account from '../locales/pt-BR/account.json';
import type betHistory from '../locales/pt-BR/bet-history.json';
import type betSlip from '../locales/pt-BR/bet-slip.json';
import type busy from '../locales/pt-BR/busy.json';
import type casino from '../locales/pt-BR/casino.json';
import type chat from '../locales/pt-BR/chat.json';
import type common from '../locales/pt-BR/common.json';
import type documents from '../locales/pt-BR/documents.json';
import type forms from '../locales/pt-BR/forms.json';
import type install from '../locales/pt-BR/install.json';
import type metadata from '../locales/pt-BR/metadata.json';
import type privacy from '../locales/pt-BR/privacy.json';
import type promotionPages from '../locales/pt-BR/promotion-pages.json';
import type promotions from '../locales/pt-BR/promotions.json';
import type responsibleGaming from '../locales/pt-BR/responsible-gaming.json';
import type rewards from '../locales/pt-BR/rewards.json';
import type rulesSports from '../locales/pt-BR/rules-sports.json';
import type selfTest from '../locales/pt-BR/self-test.json';
import type settings from '../locales/pt-BR/settings.json';
import type shell from '../locales/pt-BR/shell.json';
import type sportsbook from '../locales/pt-BR/sportsbook.json';
import type verification from '../locales/pt-BR/verification.json';
import type wallet from '../locales/pt-BR/wallet.json';

/** The texts of each namespace; the Portuguese files are the reference for the keys. */
export interface Namespaces {
  readonly access: Texts<typeof access>;
  readonly account: Texts<typeof account>;
  readonly 'bet-history': Texts<typeof betHistory>;
  readonly 'bet-slip': Texts<typeof betSlip>;
  readonly busy: Texts<typeof busy>;
  readonly casino: Texts<typeof casino>;
  readonly chat: Texts<typeof chat>;
  readonly common: Texts<typeof common>;
  readonly documents: Texts<typeof documents>;
  readonly forms: Texts<typeof forms>;
  readonly install: Texts<typeof install>;
  readonly metadata: Texts<typeof metadata>;
  readonly privacy: Texts<typeof privacy>;
  readonly 'promotion-pages': Texts<typeof promotionPages>;
  readonly promotions: Texts<typeof promotions>;
  readonly 'responsible-gaming': Texts<typeof responsibleGaming>;
  readonly rewards: Texts<typeof rewards>;
  readonly 'rules-sports': Texts<typeof rulesSports>;
  readonly 'self-test': Texts<typeof selfTest>;
  readonly settings: Texts<typeof settings>;
  readonly shell: Texts<typeof shell>;
  readonly sportsbook: Texts<typeof sportsbook>;
  readonly verification: Texts<typeof verification>;
  readonly wallet: Texts<typeof wallet>;
}

type Texts<File> = { readonly [Key in keyof File]: string };

export type Namespace = keyof Namespaces;
