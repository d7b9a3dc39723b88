import type { Operator } from '../operator.ts';
import type { SitePlan } from './plan.ts';

/** What happens to a call that goes wrong: each as likely, before and after its effect. */
const FAULTS = [
  { status: 500 },
  { status: 503, when: 'after' },
  { drop: 'before' },
  { drop: 'after' },
  { delayMs: 1_500, when: 'before' },
  { delayMs: 400 },
  // Longer than a page waits for the status of a ticket.
  { delayMs: 6_000 },
  { twice: true },
];

/** From now on every call of the site, whichever it is, may go wrong. */
export async function beginFaults(operator: Operator, { seed, faults }: SitePlan): Promise<void> {
  const order = { endpoint: '*', failure: FAULTS, rate: faults, seed };
  if (!(await operator.order('failures', order))) throw new Error('The faults were not taken');
}

/** Ends all faults, and tells how many calls went wrong. */
export async function endFaults(operator: Operator): Promise<number> {
  await operator.order('failures/clear', {});
  return faultsDealt(operator);
}

/** How many calls went wrong until now. */
export async function faultsDealt(operator: Operator): Promise<number> {
  const { json } = await operator.call('GET', '/sandbox/failures');
  const { dealt } = json as { dealt: readonly { readonly count: number }[] };
  return dealt.reduce((sum, { count }) => sum + count, 0);
}
