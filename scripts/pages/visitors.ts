import type { BrandFacts } from '../../packages/brand-themes/src/brand-facts.ts';
import type { Platform } from '../../tests/e2e/support/platform.ts';
import type { Servers } from '../../tests/e2e/support/servers.ts';
import { SiteVisitor } from '../../tests/e2e/support/site-visitor.ts';
import { codeOfApp } from '../../tests/e2e/support/totp.ts';
import {
  askWithdrawal,
  beginDeposit,
  keepSlip,
  newestMovement,
  payDeposit,
  placeAndShare,
  readyWithdrawal,
} from './bettor-steps.ts';
import type { Standing } from './site-pages.ts';

/** Where visitors are prepared. */
export interface Place {
  readonly servers: Servers;
  readonly platform: Platform;
  readonly facts: BrandFacts;
}

/** Somebody with cookies, and the addresses that only what they did or are leads to. */
export interface PreparedVisitor {
  readonly cookies: SiteVisitor['cookies'];
  readonly addresses: readonly string[];
}

/** Somebody who looks at pages. */
export interface PageVisitor {
  readonly name: string;
  readonly standing: Standing;
  /** Opens every page that is open to them; the others open their own addresses alone. */
  readonly opensAll?: true;
  readonly prepare: (place: Place) => Promise<PreparedVisitor>;
}

const PASSWORD = 'Vitrine!2024';

export const PAGE_VISITORS: readonly PageVisitor[] = [
  { name: 'guest', standing: 'guest', opensAll: true, prepare: guest },
  { name: 'bettor', standing: 'bettor', opensAll: true, prepare: bettor },
  { name: 'second-factor', standing: 'guest', prepare: beforeSecondFactor },
  { name: 'before-reactivation', standing: 'guest', prepare: beforeReactivation },
  { name: 'from-google', standing: 'guest', prepare: fromGoogle },
  { name: 'authorized', standing: 'guest', prepare: authorized },
  user('unverified', 'pin', ['/verify-email', '/deposit']),
  user('newcomer', 'recente', [
    ...['/verify-deposit', '/withdrawal', '/transactions', '/bet-history', '/casino-history'],
    ...['/promotions/welcomeBonus', '/rewards', '/account/notices'],
  ]),
  user('without-documents', 'validacao-1', [
    ...['/user-identification', '/user-identification/identity-card'],
    ...['/user-identification/address', '/complete-profile', '/complete-profile/user-details'],
  ]),
  user('face-check', 'validacao-4', ['/user-identification']),
  user('rejected', 'documentos-rejeitados', ['/user-identification']),
  user('excluded', 'autoexclusao-24', ['/account-stopped', '/withdrawal']),
  user('blocked', 'bloqueio-interno', ['/account-stopped', '/withdrawal']),
  user('migrating', 'migracao', ['/account-migration']),
  user('administrator', 'admin', ['/admin-mode']),
  { name: 'store-app', standing: 'bettor', prepare: inStoreApp },
  { name: 'authorized-bettor', standing: 'bettor', prepare: authorizedBettor },
  { name: 'withdrawing', standing: 'bettor', prepare: withdrawing },
  { name: 'paid-out', standing: 'bettor', prepare: paidOut },
  { name: 'waiting', standing: 'bettor', prepare: waiting },
];

/** One of the users that the platform is seeded with, at some addresses. */
function user(name: string, username: string, addresses: readonly string[]): PageVisitor {
  return {
    name,
    standing: 'bettor',
    async prepare({ servers }) {
      const visitor = await loggedIn(servers, emailOf(username));
      return { cookies: visitor.cookies, addresses };
    },
  };
}

function emailOf(username: string): string {
  return `${username}@vitrine.example`;
}

async function loggedIn(servers: Servers, username: string): Promise<SiteVisitor> {
  const visitor = new SiteVisitor(servers);
  const { status, location } = await visitor.post('/login', { username, password: PASSWORD });
  if (status !== 302) throw new Error(`The log-in of ${username} answered ${status} ${location}`);
  return visitor;
}

/** The first event of the sportsbook's home. */
export async function firstEvent(visitor: SiteVisitor): Promise<string> {
  const { html } = await visitor.get('/esportes');
  const path = /href="(\/esportes\/[^/"]+\/evento\/[^/"?]+)/.exec(html)?.[1];
  if (path === undefined) throw new Error('The sportsbook shows no event');
  return path;
}

/** A football match to come, of which custom bets are made. */
async function comingEvent(platform: Platform): Promise<string> {
  const { id } = await platform.matchToCome();
  return `/esportes/futebol/evento/${id}`;
}

/** With a slip of two bets, one that was kept, and what mails and others lead to. */
async function guest({ servers, platform }: Place): Promise<PreparedVisitor> {
  const email = emailOf('outra');
  const coming = await comingEvent(platform);
  const friend = await loggedIn(servers, email);
  await payDeposit(friend, platform);
  const { shared } = await placeAndShare(friend, email, coming, platform);

  const visitor = new SiteVisitor(servers);
  const first = await firstEvent(visitor);
  await keepSlip(visitor, first);
  await visitor.addFirstPrice(first);
  await visitor.addFirstPrice(coming);
  await visitor.post('/forgot-my-password', { email });
  const restore = await platform.mailedLink(email);
  const lockedOut = emailOf('documentos-em-analise');
  await platform.order('accounts/lock-out', { email: lockedOut });
  const release = await platform.mailedLink(lockedOut);
  return {
    cookies: visitor.cookies,
    addresses: [restore, release, shared, first, coming, `${coming}/criar-aposta`, ...STEADY],
  };
}

/** Addresses that are the same in every brand, of pages whose places of parameters are words. */
const STEADY = [
  '/search-bar/casino',
  '/casino/crash',
  '/casino/live/blackjack',
  '/rules-sports/global',
  '/promotions/sport/soccer',
  `/instructions/${encodeURIComponent('notificação')}`,
  `/instructions/${encodeURIComponent('localização')}/android`,
];

/** With a bet, a deposit that waits for its payment, a slip and a kept one. */
async function bettor({ servers, platform }: Place): Promise<PreparedVisitor> {
  const email = emailOf('demo');
  const visitor = await loggedIn(servers, email);
  const coming = await comingEvent(platform);
  await payDeposit(visitor, platform);
  await keepSlip(visitor, coming);
  const { number, ticket, shared } = await placeAndShare(visitor, email, coming, platform);
  const charge = await beginDeposit(visitor);
  const movement = await newestMovement(visitor);
  await visitor.addFirstPrice(coming);
  const bet = `/bet-history/${number}`;
  return {
    cookies: visitor.cookies,
    addresses: [
      ...[ticket, bet, `${bet}/cash-out`, `${bet}/repeat`, shared, charge, movement],
      ...[coming, `${coming}/criar-aposta`, '/request-withdrawal/1', ...STEADY],
    ],
  };
}

/** Has entered the password of an account with a second factor, and not its code yet. */
async function beforeSecondFactor({ servers }: Place): Promise<PreparedVisitor> {
  const email = emailOf('validada-sem-deposito');
  const owner = await loggedIn(servers, email);
  const { html } = await owner.get('/account/two-factor');
  const [, secret] = /<code[^>]*>([^<]+)<\/code>/.exec(html) ?? [];
  if (secret === undefined) throw new Error('The page of the second factor shows no secret');
  await owner.post('/account/two-factor', { code: codeOfApp(secret) });
  const visitor = await loggedIn(servers, email);
  return { cookies: visitor.cookies, addresses: ['/login/two-factor'] };
}

/** Has entered the password of an account that is deactivated. */
async function beforeReactivation({ servers }: Place): Promise<PreparedVisitor> {
  const visitor = await loggedIn(servers, emailOf('desativada'));
  return { cookies: visitor.cookies, addresses: ['/login/reactivation'] };
}

/** Has picked an account at Google that the operator does not know, where one registers so. */
async function fromGoogle({ servers, facts }: Place): Promise<PreparedVisitor> {
  const visitor = new SiteVisitor(servers);
  if (!facts.registerOptions) return { cookies: visitor.cookies, addresses: [] };
  const { location } = await visitor.get('/login/google');
  const asked = new URL(location ?? '');
  const picked = new URLSearchParams(asked.searchParams);
  picked.set('name', 'Luana Prado');
  picked.set('email', 'google-nova@vitrine.example');
  const answer = await fetch(asked.origin + asked.pathname, {
    method: 'POST',
    body: picked,
    redirect: 'manual',
  });
  const { pathname, search } = new URL(answer.headers.get('Location') ?? '');
  await visitor.get(pathname + search);
  return { cookies: visitor.cookies, addresses: ['/register-with-google'] };
}

/** Was let in by the gate in front of the site. */
function authorized({ servers }: Place): Promise<PreparedVisitor> {
  return Promise.resolve(letIn(new SiteVisitor(servers)));
}

async function authorizedBettor({ servers }: Place): Promise<PreparedVisitor> {
  return letIn(await loggedIn(servers, emailOf('outra')));
}

function letIn(visitor: SiteVisitor): PreparedVisitor {
  visitor.keep('authorized', '1');
  return { cookies: visitor.cookies, addresses: ['/authorize'] };
}

/** Came in the app of the store, which asks for the location. */
async function inStoreApp({ servers }: Place): Promise<PreparedVisitor> {
  const visitor = await loggedIn(servers, 'equipe@staff.vitrine.example');
  await visitor.get('/esportes?appSource=TWA_STORE');
  return {
    cookies: visitor.cookies,
    addresses: ['/enable-location', '/steps-location', '/esportes'],
  };
}

/** Has an account that takes withdrawals, and stands before the first one. */
async function withdrawing({ servers, platform, facts }: Place): Promise<PreparedVisitor> {
  const email = emailOf('validada');
  const visitor = await loggedIn(servers, email);
  await payDeposit(visitor, platform);
  const check = await readyWithdrawal(visitor, email, facts);
  const accounts = facts.country === 'BR' ? '/bank-accounts' : '/withdrawal/accounts';
  return { cookies: visitor.cookies, addresses: ['/withdrawal', check, accounts] };
}

/** The same, who has asked for the withdrawal and may cancel it. */
async function paidOut(place: Place): Promise<PreparedVisitor> {
  const email = emailOf('validada');
  const visitor = await loggedIn(place.servers, email);
  const check = await readyWithdrawal(visitor, email, place.facts);
  const request = await askWithdrawal(visitor, check);
  const [cancel = ''] = /\/withdrawal\/cancel\/\w+/.exec((await visitor.get(request)).html) ?? [];
  return { cookies: visitor.cookies, addresses: [request, '/withdrawal', cancel] };
}

/** Has begun a deposit that the operator gave no answer to, and gives none until the platform is told. */
async function waiting({ servers, platform }: Place): Promise<PreparedVisitor> {
  const visitor = await loggedIn(servers, emailOf('outra'));
  for (const endpoint of ['*.beginDeposit', 'wallet.lastDepositDetail']) {
    await platform.order('failures', { endpoint, failure: { status: 503 }, rate: 1 });
  }
  return { cookies: visitor.cookies, addresses: [await beginDeposit(visitor)] };
}
