import type { HostAddresses } from '../base/address.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { closeSession, login } from '../contract/account/session.ts';
import { declaredEndpoints } from '../contract/declared-endpoints.ts';
import { accountInputs } from './account-inputs.ts';
import { catalogueInputs } from './catalogue-inputs.ts';
import { declaredRefusal, differencesOf } from './differences.ts';
import type { InputRule, InputSettings, NamedInput } from './input-rule.ts';
import { isStream, probe, type Reply } from './probe.ts';
import {
  countsOf,
  inReadingOrder,
  type CheckedCall,
  type Difference,
  type OperatorReport,
} from './report.ts';
import { collectAnswers, type CollectedAnswers } from './samples.ts';

/** A test account of the operator: its login, or a token that stands for one. */
export type TestAccount =
  { readonly username: string; readonly password: string } | { readonly token: string };

export interface CheckOptions {
  readonly hosts: HostAddresses;
  readonly brand: string;
  readonly language: InputSettings['language'];
  /** Null leaves out what needs a bearer token. */
  readonly account: TestAccount | null;
  /** Slower answers than this differ. */
  readonly slowMs: number;
  /** How long an answer is waited for. */
  readonly timeoutMs: number;
  readonly listenMs: number;
  /** Names of declared calls that the site does not make yet. */
  readonly unused: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Hears of each call as it is judged. */
  readonly onCall?: (call: CheckedCall) => void;
}

/** A call that another bettor's link, code or conversation is needed for; no check can make one up. */
const NEEDS_FROM_OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['users.readRestoreLink', 'it needs a link that was mailed'],
  ['replication.shared', 'it needs the code of a shared ticket'],
  ['supportChat.read', 'it needs a conversation'],
]);

/** Whether a check may send a call: it reads, or the contract says that it only asks. */
function isHarmless({ method, onlyAsks }: Endpoint): boolean {
  return method === 'GET' || onlyAsks === true;
}

function uncalled(
  { name, host, method, path, source, assumed = [] }: Endpoint,
  usedBySite: boolean,
): Omit<CheckedCall, 'outcome' | 'note'> {
  const nothing = { differences: [], status: null, milliseconds: null };
  return { name, host, method, path, source, assumed, usedBySite, ...nothing };
}

function labelled(differences: readonly Difference[], label = ''): readonly Difference[] {
  if (label === '') return differences;
  return differences.map((found) => ({
    ...found,
    place: found.place === '' ? label : `${label}: ${found.place}`,
  }));
}

/** Calls the hosts of an operator by the contract, one call after the other, and compares the answers. */
export async function checkOperator(options: CheckOptions): Promise<OperatorReport> {
  const { hosts, brand, language, account, slowMs, timeoutMs, listenMs, now, onCall } = options;
  const bare = (endpoint: Endpoint) => uncalled(endpoint, !options.unused.has(endpoint.name));
  const answers = collectAnswers();
  const rules = new Map<string, InputRule>(
    [...catalogueInputs({ language, now: now() }), ...accountInputs({ language, now: now() })].map(
      ([{ name }, rule]) => [name, rule],
    ),
  );
  const calls: CheckedCall[] = [];
  const add = (call: CheckedCall) => {
    calls.push(call);
    onCall?.(call);
  };
  let token = account !== null && 'token' in account ? account.token : null;

  function notCalled(endpoint: Endpoint, note: string): void {
    add({ ...bare(endpoint), outcome: 'notCalled', note });
  }

  /** A slow answer is asked for once more, since one slow call may be chance. */
  async function replyTo(endpoint: Endpoint, input: NamedInput): Promise<Reply> {
    const ask = () => probe(endpoint, input, { hosts, token, timeoutMs, listenMs });
    const first = await ask();
    const isSlow = first.kind === 'answer' && first.milliseconds > slowMs;
    return isSlow && isHarmless(endpoint) ? ask() : first;
  }

  async function call(endpoint: Endpoint, inputs: readonly NamedInput[]): Promise<Reply | null> {
    const differences: Difference[] = [];
    const refusals: string[] = [];
    let last: Reply | null = null;
    let slowest: number | null = null;
    for (const input of inputs) {
      last = await replyTo(endpoint, input);
      differences.push(...labelled(differencesOf(endpoint, last, slowMs), input.label));
      if (last.kind !== 'answer') continue;
      slowest = Math.max(slowest ?? 0, last.milliseconds);
      const refusal = declaredRefusal(endpoint, last);
      if (refusal) refusals.push(`refused as declared: ${last.status} ${refusal}`);
      if (isStream(endpoint)) refusals.push(`${last.messages.length} messages were read`);
      answers.keep(endpoint, last.text);
    }
    add({
      ...bare(endpoint),
      outcome: differences.length > 0 ? 'differs' : 'fits',
      differences,
      note: refusals.join('; '),
      status: last?.kind === 'answer' ? last.status : null,
      milliseconds: slowest,
    });
    return last;
  }

  if (account !== null && 'username' in account) {
    const { username, password } = account;
    const body = { username, password, extendedSession: false, tokenCaptcha: 'operator-check' };
    await call(login, [{ body }]);
    token = answers.of(login)?.data.token ?? null;
  }
  const hasLoggedIn = token !== null && account !== null && 'username' in account;

  const waiting: Endpoint[] = [];
  for (const { endpoint } of declaredEndpoints) {
    if (calls.some(({ name }) => name === endpoint.name)) continue;
    if (hasLoggedIn && endpoint.name === closeSession.name) continue;
    const reason = reasonNotToCall(endpoint, { hosts, token, account });
    if (reason === null) waiting.push(endpoint);
    else notCalled(endpoint, reason);
  }
  await callInTurn(waiting, { rules, answers, call });
  for (const endpoint of waiting) {
    if (calls.some(({ name }) => name === endpoint.name)) continue;
    notCalled(endpoint, `no answer gave ${rules.get(endpoint.name)?.needs ?? 'what it needs'}`);
  }
  // Leaves nothing behind: the check's own session ends, as at a bettor's log-out.
  if (hasLoggedIn) await call(closeSession, [{}]);

  return {
    checkedAt: new Date(now()).toISOString(),
    brand,
    slowMs,
    hasAccount: token !== null,
    hosts: Object.fromEntries(Object.entries(hosts)),
    counts: countsOf(calls),
    calls: inReadingOrder(calls),
  };
}

/** Why a check leaves a call out; null when it makes it. */
function reasonNotToCall(
  endpoint: Endpoint,
  known: {
    readonly hosts: HostAddresses;
    readonly token: string | null;
    readonly account: TestAccount | null;
  },
): string | null {
  if (known.hosts[endpoint.host] === undefined) return 'its host has no address';
  if (!isHarmless(endpoint)) return 'it may move money or change an account: check it by hand';
  if (endpoint.auth === 'bearer' && known.token === null) {
    return known.account === null
      ? 'it needs a test account'
      : 'it needs the session of the test account, whose login differs';
  }
  return NEEDS_FROM_OUTSIDE.get(endpoint.name) ?? null;
}

/** Calls whatever has what it needs, again and again, until no answer makes a further call possible. */
async function callInTurn(
  endpoints: readonly Endpoint[],
  {
    rules,
    answers,
    call,
  }: {
    readonly rules: ReadonlyMap<string, InputRule>;
    readonly answers: CollectedAnswers;
    readonly call: (endpoint: Endpoint, inputs: readonly NamedInput[]) => Promise<unknown>;
  },
): Promise<void> {
  let left = endpoints;
  for (;;) {
    const later: Endpoint[] = [];
    for (const endpoint of left) {
      const rule = rules.get(endpoint.name);
      const inputs = rule ? rule.inputs(answers) : withoutInput(endpoint);
      if (inputs) await call(endpoint, inputs);
      else later.push(endpoint);
    }
    if (later.length === left.length || later.length === 0) return;
    left = later;
  }
}

/** A call that takes nothing is made with nothing; one that takes something needs a rule. */
function withoutInput({ name, params, query, body }: Endpoint): readonly NamedInput[] {
  if (params || query || body) throw new Error(`No input is known for ${name}`);
  return [{}];
}
