import type { Servers } from '../e2e/support/servers.ts';
import { SiteVisitor, newBettor } from '../e2e/support/site-visitor.ts';
import { newPerson, type Person } from '../e2e/support/people.ts';
import type { KnownMatch, Platform } from '../e2e/support/platform.ts';
import { matchPath } from '../e2e/support/slip.ts';
import type { Visitor } from './visitor.ts';

/** What a journey may use: the browser's visitor, and the operator's side. */
export interface Scene {
  readonly visitor: Visitor;
  readonly platform: Platform;
  readonly servers: Servers;
}

/** One journey. `scripts` says in which ways it is gone. */
export interface Journey {
  readonly title: string;
  readonly scripts: 'both' | 'with';
  go(scene: Scene): Promise<void>;
}

const VALIDATED = { username: 'validada@vitrine.example', password: 'Vitrine!2024' };

export const JOURNEYS: readonly Journey[] = [
  { title: 'a guest finds a live event and its prices', scripts: 'both', go: findLiveEvent },
  { title: 'live prices move', scripts: 'with', go: seePricesMove },
  { title: 'somebody registers, logs out and logs in', scripts: 'both', go: registerAndLogIn },
  { title: 'a deposit by Pix is paid', scripts: 'both', go: deposit },
  { title: 'a single is placed and stands in the history', scripts: 'both', go: placeSingle },
  { title: 'a bet is cashed out', scripts: 'both', go: cashOut },
  { title: 'the withdrawal form answers and asks once more', scripts: 'both', go: fillWithdrawal },
  { title: 'the casino lobby leads to a game', scripts: 'both', go: lookAtCasino },
];

async function findLiveEvent({ visitor }: Scene): Promise<void> {
  await visitor.open('/');
  await visitor.sees({ role: 'heading', name: 'Ao vivo' });
  await visitor.click({ css: 'main a[href*="/evento/"]' });
  await visitor.sees({ css: 'main details [data-outcome]' });
}

async function seePricesMove({ visitor, platform }: Scene): Promise<void> {
  await visitor.open('/esportes/futebol/ao-vivo');
  const live = { css: 'main button[data-outcome]:not([data-suspended])' };
  const outcomeId = await visitor.attribute(live, 'data-outcome');
  const odds = { css: `main [data-outcome="${outcomeId}"] [data-live-odds]` };
  // The stream is open once the page says so; the first change could be told before.
  const seen = await visitor.textOf(odds);
  for (const factor of [1.3, 1.5, 1.2]) {
    const before = await visitor.textOf(odds);
    await platform.order('world/odds', { outcomeId, factor });
    await visitor.until(`for ${before} to change`, async () => {
      return (await visitor.textOf(odds)) !== before;
    });
  }
  await platform.order('world/odds', { outcomeId, factor: 1 });
  await visitor.until(`for ${seen} to return`, async () => (await visitor.textOf(odds)) === seen);
}

async function registerAndLogIn({ visitor, platform }: Scene): Promise<void> {
  const person = newPerson();
  await visitor.open('/esportes');
  await visitor.click({ role: 'link', name: 'Criar conta' });
  await visitor.fill({ label: 'Nome completo' }, person.fullName);
  await visitor.fill({ label: '/^CPF/' }, person.cpf);
  const [year = '', month = '', day = ''] = person.birthDate.split('-');
  await visitor.fill({ label: 'Dia' }, day);
  await visitor.fill({ label: 'Mês' }, month);
  await visitor.fill({ label: 'Ano' }, year);
  await visitor.fill({ label: '/^Celular/' }, person.cellPhone);
  await visitor.fill({ label: 'E-mail' }, person.email);
  await visitor.fill({ label: 'Senha' }, person.password);
  await visitor.fill({ label: 'Confirme a senha' }, person.password);
  await visitor.click({ role: 'checkbox', name: '/Tenho 18 anos ou mais/' });
  await visitor.click({ role: 'button', name: 'Criar conta', within: 'main' });
  await visitor.sees({ label: '/^Código de 6 números/' });
  const pin = await platform.mailedPin(person.email);
  await visitor.fill({ label: '/^Código de 6 números/' }, pin);
  await visitor.click({ role: 'button', name: 'Confirmar o e-mail' });
  await visitor.sees({ role: 'link', name: 'Fazer um depósito' });

  await visitor.open('/account');
  await visitor.click({ role: 'button', name: 'Sair' });
  await visitor.sees({ text: 'Você saiu da sua conta.' });
  await logIn(visitor, person.email, person.password);
}

/** On the page of the log-in, which stands open. */
async function logIn(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.fill({ label: 'E-mail' }, email);
  await visitor.fill({ label: 'Senha' }, password);
  await visitor.click({ role: 'button', name: 'Entrar', within: 'main' });
  await visitor.sees({ role: 'link', name: '/^Saldo/' });
}

async function deposit({ visitor, platform, servers }: Scene): Promise<void> {
  const bettor = await asNewBettor({ visitor, servers });
  await visitor.open('/deposit');
  await visitor.fill({ label: '/^Valor do depósito/' }, '50,00');
  await visitor.click({ role: 'button', name: 'Gerar Pix' });
  await visitor.sees({ text: 'Aguardando o pagamento' });
  const charge = (await visitor.path()).replace('/deposit/', '');
  // The bank's page is the platform's own: what is tried here is the site.
  await fetch(`${servers.sandbox.url}/bank/pix/${charge}/pay`, {
    method: 'POST',
    redirect: 'manual',
  });
  await visitor.seesInTime({ text: 'Depósito confirmado' });
  const { balance } = await platform.books(bettor.email);
  if (balance !== 150_00) throw new Error(`The balance is ${balance}`);
}

async function placeSingle(scene: Scene): Promise<void> {
  const bettor = await asNewBettor(scene);
  const match = await placeWinner(scene);
  const { visitor, platform } = scene;
  await visitor.open('/bet-history');
  await visitor.sees({ text: `/${match.winner}/`, within: 'article' });
  await visitor.sees({ text: 'Em aberto', within: 'article' });
  const { balance, tickets } = await platform.books(bettor.email);
  if (balance !== 90_00 || tickets.length !== 1) {
    throw new Error(`${tickets.length} tickets, and a balance of ${balance}`);
  }
}

async function cashOut(scene: Scene): Promise<void> {
  const bettor = await asNewBettor(scene);
  await placeWinner(scene);
  const { visitor, platform } = scene;
  await visitor.open('/bet-history');
  await visitor.click({ role: 'link', name: '/^Encerrar (antes|por)/' });
  await visitor.click({ role: 'button', name: '/^Confirmar R\\$/' });
  await visitor.seesInTime({ text: '/^Aposta encerrada/' });
  const { movements } = await platform.books(bettor.email);
  const paid = movements.filter(({ kind }) => kind === 'cashOut').length;
  if (paid !== 1) throw new Error(`It was paid ${paid} times`);
}

async function fillWithdrawal({ visitor, servers }: Scene): Promise<void> {
  const validated = new SiteVisitor(servers);
  await validated.logIn(VALIDATED.username, VALIDATED.password);
  await visitor.open('/login');
  await logIn(visitor, VALIDATED.username, VALIDATED.password);
  await visitor.open('/withdrawal');
  if (!(await hasAccount(validated))) {
    await visitor.click({ role: 'link', name: 'Cadastrar conta', within: 'main' });
    await visitor.click({ role: 'radio', name: 'E-mail' });
    await visitor.fill({ label: '/^Chave Pix/' }, VALIDATED.username);
    await visitor.click({ role: 'button', name: 'Salvar conta' });
    await visitor.click({ role: 'link', name: 'Ir para o saque', within: 'main' });
  }
  await visitor.fill({ label: '/^Valor do saque/' }, '0,50');
  await visitor.click({ role: 'button', name: 'Continuar' });
  await visitor.sees({ text: '/^O saque mínimo é R\\$\\s1,00\\.$/', within: 'main' });
  await visitor.fill({ label: '/^Valor do saque/' }, '30,00');
  await visitor.click({ role: 'button', name: 'Continuar' });
  await visitor.sees({ role: 'heading', name: 'Confira seu saque' });
  await visitor.sees({ role: 'button', name: '/^Confirmar saque de R\\$\\s30,00$/' });
}

async function hasAccount(validated: SiteVisitor): Promise<boolean> {
  return !(await validated.get('/withdrawal')).html.includes('Cadastre uma conta para receber');
}

async function lookAtCasino({ visitor }: Scene): Promise<void> {
  await visitor.open('/casino');
  await visitor.sees({ role: 'heading', name: 'Cassino' });
  await visitor.fill({ role: 'searchbox', name: 'Jogo ou provedor' }, 'tesouro rio');
  await visitor.click({ role: 'button', name: 'Buscar', within: 'main' });
  // The lobby may show the same game: the answer has to be there.
  await visitor.sees({ role: 'heading', name: 'Buscar no cassino' });
  await visitor.click({ role: 'link', name: '/Tesouro do Rio/' });
  await visitor.sees({ label: 'Senha' });
}

/** Somebody with a balance of 100, logged in. */
async function asNewBettor({ visitor, servers }: Omit<Scene, 'platform'>): Promise<Person> {
  const { person } = await newBettor(servers);
  await visitor.open('/login');
  await logIn(visitor, person.email, person.password);
  return person;
}

/** Bets 10 on the side that will win the next match. */
async function placeWinner({ visitor, platform }: Scene): Promise<KnownMatch> {
  const match = await platform.matchToCome();
  await visitor.open(matchPath(match));
  const price = { role: 'button', name: `/^${match.winner}, Resultado Final,/`, within: 'main' };
  await visitor.click(price);
  await visitor.until('for the tap to be on the slip', async () => {
    if ((await visitor.path()) === '/bet-slip') return true;
    return (await visitor.attribute(price, 'aria-pressed')) === 'true';
  });
  // The button is pressed at once, and the tap may still be on its way.
  const stake = { label: '/^Valor da aposta/' };
  await visitor.until('for the slip to have the tap', async () => {
    await visitor.open('/bet-slip');
    return visitor.shows(stake);
  });
  await visitor.fill(stake, '10,00');
  await visitor.click({ role: 'button', name: '/^Confirmar aposta/' });
  await visitor.seesInTime({ text: '/^Aposta aceita/' });
  return match;
}
