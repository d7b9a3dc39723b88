import { createChallenges, type Challenges } from '../captcha/challenges.ts';
import type { Country } from '../country.ts';
import type { IdTokens } from '../google/id-tokens.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import type { Database } from '../storage/database.ts';
import type { Settings } from '../storage/settings.ts';
import type { Random } from '../world/random.ts';
import { createAccountAnswers, type AccountAnswers } from './account-answers.ts';
import { createAccountMail, type AccountMail } from './proof/account-mail.ts';
import { createExclusions, type Exclusions } from './exclusions.ts';
import type { HeldFunds } from './held-funds.ts';
import { createLimitStore } from './limits/limit-store.ts';
import { createPlayLimits, type PlayLimits } from './limits/play-limits.ts';
import { createPlaySums, type PlaySums } from './limits/play-sums.ts';
import { createPlayTime, type PlayTime } from './limits/play-time.ts';
import { createLinks, type Links } from './proof/links.ts';
import { createLoginAttempts, type LoginAttempts } from './login-attempts.ts';
import { createPins, type Pins } from './proof/pins.ts';
import { createRestrictions, type Restrictions } from './restrictions.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createUsers, type Users } from './users.ts';

/** What the calls of accounts work with. */
export interface AccountServices {
  readonly users: Users;
  readonly tokens: Tokens;
  readonly attempts: LoginAttempts;
  readonly pins: Pins;
  readonly links: Links;
  readonly mail: AccountMail;
  readonly exclusions: Exclusions;
  readonly limits: PlayLimits;
  readonly sums: PlaySums;
  readonly time: PlayTime;
  readonly restrictions: Restrictions;
  readonly answers: AccountAnswers;
  readonly idTokens: IdTokens;
  readonly captcha: Challenges;
  readonly heldOf: (userId: string) => HeldFunds;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface AccountOptions {
  readonly database: Database;
  readonly settings: Settings;
  readonly mailbox: Mailbox;
  readonly idTokens: IdTokens;
  readonly country: Country;
  readonly siteUrl: string;
  readonly tokenSeconds: number;
  /** Deposits of a user that were begun and may still be paid, in minor units. */
  readonly awaitedDeposits: (userId: string) => number;
  /** Draws the challenges. */
  readonly random: Random;
  readonly heldOf: (userId: string) => HeldFunds;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Everything of accounts over one store. */
export function createAccountServices(options: AccountOptions): AccountServices {
  const { database, settings, mailbox, idTokens, country, siteUrl, awaitedDeposits, random, now } =
    options;
  const users = createUsers(database);
  const exclusions = createExclusions(database, now);
  const store = createLimitStore(database, country, now);
  const sums = createPlaySums(database);
  const time = createPlayTime(database, now);
  const limits = createPlayLimits({ store, sums, time, awaitedDeposits, country, now });
  const restrictions = createRestrictions({ users, exclusions, limits });
  const pins = createPins(database, now);
  const links = createLinks(database, now);
  return {
    users,
    exclusions,
    sums,
    time,
    limits,
    restrictions,
    pins,
    links,
    tokens: createTokens({
      database,
      settings,
      lifeSeconds: options.tokenSeconds,
      statusOf: restrictions.standingOf,
      now,
    }),
    attempts: createLoginAttempts(database, now),
    mail: createAccountMail({ mailbox, pins, links, country, siteUrl }),
    answers: createAccountAnswers({ exclusions, restrictions }),
    idTokens,
    captcha: createChallenges({ now, random }),
    heldOf: options.heldOf,
    now,
  };
}
