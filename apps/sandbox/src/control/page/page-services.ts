import type { Exclusions } from '../../accounts/exclusions.ts';
import type { Restrictions } from '../../accounts/restrictions.ts';
import type { User, Users } from '../../accounts/users.ts';
import type { Country } from '../../country.ts';
import type { Documents } from '../../documents/documents.ts';
import type { FeedGate } from '../../feed/feed-gate.ts';
import type { Flags } from '../../flags/flags.ts';
import type { Maintenance } from '../../flags/maintenance.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Mailbox } from '../../mailbox/mailbox.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Promotions } from '../../promotions/promotions.ts';
import type { MatchNow } from '../../world/match/match-now.ts';
import type { ReceivedList } from '../../tracking/received.ts';
import type { World } from '../../world/world.ts';
import type { HostFailures } from '../host-failures.ts';

/** What the control page looks at. It changes nothing itself: its forms become control calls. */
export interface PageServices {
  readonly world: World;
  readonly gate: FeedGate;
  readonly users: Users;
  readonly exclusions: Exclusions;
  readonly restrictions: Restrictions;
  readonly documents: Documents;
  readonly ledger: Ledger;
  readonly payments: Payments;
  readonly promotions: Promotions;
  readonly flags: Flags;
  readonly maintenance: Maintenance;
  readonly failures: HostFailures;
  readonly mailbox: Mailbox;
  readonly received: ReceivedList;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The bettor and the subject of the page at present. */
export interface Chosen {
  /** Null where nobody has the e-mail. */
  readonly bettor: User | null;
  /** As it was entered. */
  readonly email: string;
  /** Null where nothing is on offer. */
  readonly match: MatchNow | null;
}
