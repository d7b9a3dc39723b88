import { newPerson } from '../../e2e/support/people.ts';
import type { SiteVisitor } from '../../e2e/support/site-visitor.ts';
import { type Scene, standing } from './scene.ts';

type Fields = Readonly<Record<string, string>>;

/** A form as it is sent, by somebody who has opened its page. */
export interface ReadyPost {
  readonly visitor: SiteVisitor;
  readonly path: string;
  readonly fields: Fields;
}

/** A form of the site whose post has the operator change something. */
export interface PostRow {
  /** The route it is posted to. */
  readonly route: string;
  /** Which of several forms of that route. */
  readonly form?: string;
  /** Typed fields that stand in the form again when it could not be taken. */
  readonly kept?: readonly string[];
  /** Its page does not show the form while it can't read what stands there so far. */
  readonly isHiddenUnread?: true;
  /** What its page says, whether it was done or that nobody knows: of one of these it is one. */
  readonly says: RegExp;
  ready(scene: Scene): Promise<ReadyPost>;
}

const DOCUMENT = 'document';
const PASSWORD = 'Vitrine!2024';
const NEW_PASSWORD = { password: 'Segredo2025', confirmPassword: 'Segredo2025' };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/phone',
  expirationTime: null,
  keys: { p256dh: 'BPublic', auth: 'secret' },
};

/** A form of a bettor of which nothing is read before. */
function typed(route: string, fields: Fields, more: Omit<PostRow, 'route' | 'ready'>): PostRow {
  return {
    route,
    ...more,
    async ready(scene) {
      const { visitor } = await scene.registered();
      return { visitor, path: route, fields };
    },
  };
}

/** The spin of a promotion, given for today. */
function spin(promotion: string): PostRow {
  const route = `/promotions/${promotion}`;
  return {
    route,
    says: /Saiu:|Não foi possível ver a sua participação/,
    async ready(scene) {
      const { visitor, person } = await scene.bettor();
      await scene.platform.order('promotions/spins', {
        email: person.email,
        promotionType: promotion,
        reward: 'money',
        value: 5,
      });
      const form = await standing(visitor, route, ['giftId', 'attempt']);
      return { visitor, path: route, fields: { ...form, gift: 'spin' } };
    },
  };
}

/** Forms of guests. */
const OF_GUESTS: readonly PostRow[] = [
  {
    route: '/login',
    says: /Não conseguimos falar com a plataforma/,
    kept: ['username'],
    async ready(scene) {
      const { person } = await scene.registered();
      const fields = { username: person.email, password: person.password };
      return { visitor: scene.guest(), path: '/login', fields };
    },
  },
  {
    route: '/login/reactivation',
    says: /não confirmou a reativação/,
    async ready(scene) {
      const { visitor, person } = await scene.registered();
      const { email, password } = person;
      await scene.platform.order('accounts/deactivate', { email });
      await visitor.post('/logout', {});
      await visitor.post('/login', { username: email, password });
      return { visitor, path: '/login/reactivation', fields: {} };
    },
  },
  {
    route: '/register',
    says: /Sua conta pode já existir/,
    kept: ['fullName', 'document', 'cellPhone', 'email'],
    async ready(scene) {
      const { cpf, ...person } = newPerson();
      const fields = {
        ...person,
        document: cpf,
        confirmPassword: person.password,
        acceptTerms: 'on',
      };
      return { visitor: scene.guest(), path: '/register', fields };
    },
  },
  {
    route: '/forgot-my-password',
    says: /Não conseguimos falar com a plataforma|Confira seu e-mail/,
    kept: ['email'],
    async ready(scene) {
      const { person } = await scene.registered();
      const fields = { email: person.email };
      return { visitor: scene.guest(), path: '/forgot-my-password', fields };
    },
  },
  {
    route: '/RestorePassword',
    says: /Não conseguimos conferir o link|A senha pode já ter mudado|Senha alterada/,
    async ready(scene) {
      const { person } = await scene.registered();
      const visitor = scene.guest();
      await visitor.post('/forgot-my-password', { email: person.email });
      const path = await scene.platform.mailedLink(person.email);
      return { visitor, path, fields: NEW_PASSWORD };
    },
  },
  {
    route: '/attempt-limit',
    says: /Não conseguimos liberar a conta agora|Conta liberada/,
    async ready(scene) {
      const { person } = await scene.registered();
      await scene.platform.order('accounts/lock-out', { email: person.email });
      const path = await scene.platform.mailedLink(person.email);
      return { visitor: scene.guest(), path, fields: {} };
    },
  },
];

/** Forms of an account. */
const OF_ACCOUNTS: readonly PostRow[] = [
  {
    route: '/verify-email',
    form: 'PIN',
    says: /Não conseguimos conferir o código agora|Seu e-mail está confirmado/,
    async ready(scene) {
      const { visitor, person } = await scene.registered();
      const pin = await scene.platform.mailedPin(person.email);
      return { visitor, path: '/verify-email', fields: { pin, step: 'check' } };
    },
  },
  typed(
    '/verify-email',
    { step: 'resend' },
    {
      form: 'another PIN',
      says: /Não conseguimos enviar um código|Enviamos outro código/,
    },
  ),
  typed(
    '/account/details',
    { cellPhone: '11987650000', address: 'Rua das Araras, 12' },
    { says: /Não conseguimos falar com a plataforma/, kept: ['cellPhone', 'address'] },
  ),
  typed(
    '/account/settings',
    { setting: 'notifications', email: 'on' },
    { says: /Sua escolha não foi salva/ },
  ),
  {
    route: '/account/close',
    says: /A plataforma não confirmou|sua conta já deve estar encerrada/,
    async ready(scene) {
      const { visitor, person } = await scene.registered();
      const fields = { password: person.password, reason: 'noUse' };
      return { visitor, path: '/account/close', fields };
    },
  },
  typed(
    '/account/notices',
    { token: JSON.stringify(SUBSCRIPTION) },
    { says: /Não foi possível salvar agora|Avisos ligados/ },
  ),
  {
    route: '/account-migration',
    says: /Mudança feita|ainda não foi confirmada/,
    async ready(scene) {
      const { person } = await scene.registered();
      const { email, password } = person;
      await scene.platform.order('accounts/migration', { email, mustMigrate: true });
      await scene.platform.order('accounts/step', { email, step: 2 });
      const visitor = scene.guest();
      const { location } = await visitor.post('/login', { username: email, password });
      if (location === null) throw new Error('The log-in did not succeed');
      return { visitor, path: '/account-migration', fields: { decision: 'accept' } };
    },
  },
  typed(
    '/complete-profile/user-details',
    { cellPhone: '11987650000', address: 'Rua das Araras, 12', nation: 'PT' },
    { says: /Não conseguimos falar com a plataforma/, kept: ['cellPhone', 'address'] },
  ),
  {
    route: '/logout',
    says: /Você saiu da sua conta/,
    async ready(scene) {
      const { visitor } = await scene.registered();
      return { visitor, path: '/logout', fields: {} };
    },
  },
  {
    route: '/account/sessions',
    says: /Sessão encerrada/,
    async ready(scene) {
      const { visitor, person } = await scene.registered();
      await scene.guest().logIn(person.email, person.password);
      return { visitor, path: '/account/sessions', fields: { end: 'all' } };
    },
  },
  typed(
    '/reality-check',
    { answer: 'stop', returnTo: '/esportes' },
    { says: /Você saiu da sua conta/ },
  ),
  typed(
    '/responsable-game',
    {
      kind: 'deposit',
      ...Object.fromEntries(
        ['daily', 'weekly', 'monthly'].map((period) => [`shown-deposit-${period}`, '']),
      ),
      'deposit-daily': '200,00',
      'deposit-weekly': '',
      'deposit-monthly': '',
    },
    {
      form: 'limits',
      says: /Não foi possível confirmar a mudança/,
      kept: ['deposit-daily'],
      isHiddenUnread: true,
    },
  ),
  typed(
    '/responsable-game',
    { interval: '15' },
    { form: 'reality check', says: /Não foi possível confirmar o aviso/ },
  ),
  typed(
    '/responsable-game/pause',
    { period: '24' },
    { says: /Não foi possível confirmar o pedido/ },
  ),
  typed(
    '/responsable-game/self-exclusion',
    {
      period: '3',
      understood: 'on',
      confirmed: '1',
    },
    { says: /Não foi possível confirmar o pedido/ },
  ),
  typed(
    '/user-identification/documents',
    { do: 'announce', [DOCUMENT]: 'front', name: 'a.jpg', hash: 'a'.repeat(64) },
    { says: /refused|again/ },
  ),
];

/** Forms about money. */
const OF_WALLETS: readonly PostRow[] = [
  {
    route: '/deposit',
    says: /Não conseguimos iniciar o depósito|Preparando seu depósito|Aguardando o pagamento/,
    async ready(scene) {
      const { visitor } = await scene.registered();
      return { visitor, path: '/deposit', fields: await visitor.depositForm('25,00') };
    },
  },
  {
    route: '/withdrawal',
    says: /Não conseguimos pedir o saque agora|Enviando seu pedido de saque|Saque pedido/,
    async ready(scene) {
      const { visitor, person } = await scene.bettor();
      const { email, cpf } = person;
      for (const documentType of ['front', 'back']) {
        await scene.platform.order('documents/decide', { email, documentType, status: 'unique' });
      }
      await visitor.post('/bank-accounts', { keyType: 'cpf', key: cpf });
      const { html } = await visitor.get('/withdrawal');
      const [, account = ''] =
        /name="account"[^>]*value="([^"]+)"|<option value="([^"]+)"/.exec(html) ?? [];
      const asked = `/withdrawal?${new URLSearchParams({ amount: '30,00', account }).toString()}`;
      const fields = await standing(visitor, asked, ['intentId', 'amount', 'account']);
      return { visitor, path: '/withdrawal', fields };
    },
  },
  typed(
    '/bank-accounts',
    { keyType: 'email', key: 'ana@exemplo.com.br' },
    { says: /Não sabemos se a conta foi salva/, kept: ['key'] },
  ),
];

/** Forms about bets and gifts, and the rest. */
const OF_PLAY: readonly PostRow[] = [
  {
    route: '/bet-slip',
    says: /Confirmando sua aposta|Aposta aceita|As odds ao vivo estão paradas/,
    async ready(scene) {
      const { visitor } = await scene.bettor();
      const match = await scene.platform.matchToCome();
      await visitor.addFirstPrice(`/esportes/futebol/evento/${match.id}`);
      return { visitor, path: '/bet-slip', fields: await visitor.placementForm('10,00') };
    },
  },
  {
    route: '/bet-history/:betNumber/cash-out',
    says: /Encerrando sua aposta|Aposta encerrada|Estamos conferindo|Não foi possível/,
    async ready(scene) {
      const { visitor, betNumber } = await scene.withBet();
      const path = `/bet-history/${betNumber}/cash-out`;
      const names = ['attempt', 'type', 'offer', 'value', 'expiresAt'];
      const form = await standing(visitor, path, names);
      return { visitor, path, fields: { ...form, 'cash-out': 'confirm' } };
    },
  },
  {
    route: '/bet-history/:betNumber/share',
    says: /Não foi possível/,
    async ready(scene) {
      const { visitor, betNumber } = await scene.withBet();
      return { visitor, path: `/bet-history/${betNumber}/share`, fields: {} };
    },
  },
  {
    route: '/promotions/cashback',
    says: /A caixa não respondeu|Não foi possível ver a sua caixa/,
    async ready(scene) {
      const { visitor, person } = await scene.bettor();
      await scene.platform.order('promotions/cashback', { email: person.email, amount: 5 });
      await visitor.get('/promotions/cashback');
      return { visitor, path: '/promotions/cashback', fields: {} };
    },
  },
  {
    route: '/promotions/overlay',
    says: /Promoções|Giramania/,
    async ready(scene) {
      const { visitor, person } = await scene.bettor();
      await scene.platform.order('promotions/cashback', { email: person.email, amount: 5 });
      return { visitor, path: '/promotions/overlay', fields: { fechar: 'banner' } };
    },
  },
  {
    route: '/promotions/prizes',
    says: /Seu saldo não mudou|Prêmio resgatado|Estamos confirmando o seu resgate/,
    async ready(scene) {
      const { visitor, person } = await scene.bettor();
      const { email } = person;
      await scene.platform.order('promotions/free-bet', { email, stake: 5, isOffered: true });
      const form = await standing(visitor, '/promotions/prizes', ['giftId', 'attempt']);
      return { visitor, path: '/promotions/prizes', fields: { ...form, gift: 'freeBet' } };
    },
  },
  spin('giramania'),
  {
    route: '/referral',
    says: /O resgate não foi feito|Você recebeu|Estamos confirmando o resgate/,
    async ready(scene) {
      const { visitor, person } = await scene.bettor();
      await scene.platform.order('promotions/referral', { email: person.email, amount: 20 });
      const form = await standing(visitor, '/referral', ['claimId', 'amount']);
      return { visitor, path: '/referral', fields: form };
    },
  },
  typed(
    '/chat',
    { message: 'Onde está o meu saque?' },
    { says: /O atendimento não respondeu/, kept: ['message'] },
  ),
  {
    route: '/admin-mode',
    says: /A plataforma não respondeu|foi ocultado|não existe|Não encontramos/,
    async ready(scene) {
      const visitor = scene.guest();
      await visitor.logIn('admin@vitrine.example', PASSWORD);
      await visitor.post('/admin-mode', { admin: 'on' });
      const { html } = await visitor.get('/admin-mode');
      if (!html.includes('está ativo neste')) throw new Error('The admin mode is not on');
      const { id } = await scene.platform.matchToCome();
      return { visitor, path: '/admin-mode', fields: { admin: 'hide', eventId: id } };
    },
  },
];

export const POSTS: readonly PostRow[] = [...OF_GUESTS, ...OF_ACCOUNTS, ...OF_WALLETS, ...OF_PLAY];
