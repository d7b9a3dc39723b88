import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import { openTestBettor, selectionOf, single, type TestBettor } from '../../test/bettor.ts';

// Moving the world on computes every match on the way.
vi.setConfig({ testTimeout: 30_000 });

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

interface PageForm {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
}

const read = async (query = '') => (await bettor.call('GET', `/sandbox${query}`)).text;

/** The forms of the page with the values they are sent with when nothing is changed. */
function formsOf(page: string): readonly PageForm[] {
  return [...page.matchAll(/<form\s+method="post"[\s\S]*?<\/form>/g)].map(([markup]) => {
    const values: Record<string, string> = {};
    for (const [input] of markup.matchAll(/<input[\s\S]*?\/>/g)) {
      values[attribute(input, 'name')] = attribute(input, 'value');
    }
    for (const [select] of markup.matchAll(/<select[\s\S]*?<\/select>/g)) {
      const options = [...select.matchAll(/<option[\s\S]*?>/g)].map(([option]) => option);
      const chosen = options.find((option) => /\sselected/.test(option)) ?? options[0] ?? '';
      values[attribute(select, 'name')] = attribute(chosen, 'value');
    }
    return { action: attribute(markup, 'action').replace('/sandbox/page/', ''), values };
  });
}

function attribute(markup: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(markup)?.[1] ?? '';
}

async function send(
  action: string,
  changes: Readonly<Record<string, string>> = {},
  query = '',
): Promise<{ status: number; location: string; text: string }> {
  const form = formsOf(await read(query)).find((candidate) => candidate.action === action);
  const answer = await bettor.test.platform.app.request(`/sandbox/page/${action}`, {
    method: 'POST',
    body: new URLSearchParams({ ...form?.values, ...changes }),
  });
  const location = answer.headers.get('location') ?? '';
  return { status: answer.status, location, text: await answer.text() };
}

async function beginDeposit(): Promise<void> {
  const body = { amount: 20, providerId: 1 };
  await bettor.call('POST', '/payments/api/pix/beginDeposit', body);
}

describe('the control page', () => {
  it.each([
    ['Hoje', 'Manutenção às 3h', true],
    ['', 'Manutenção às 3h', true],
    ['Hoje', '', true],
    ['', '', false],
  ])('announces the title "%s" with the text "%s": %s', async (title, description, isActive) => {
    await send('announcement', { title, description });
    const { json } = await bettor.call('GET', '/main/api/MaintenanceMessage/GetActiveMessage');
    expect(json).toEqual({ isActive, title, description });
  });

  it('labels every field, names every part once and needs no script', async () => {
    await beginDeposit();
    const page = await read();
    expect(page).not.toContain('<script');
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(80);
    expect(ids).toEqual([...new Set(ids)]);
    const labelled = new Set([...page.matchAll(/<label\s+for="([^"]+)"/g)].map(([, id]) => id));
    const fields = [...page.matchAll(/<(?:input|select)\s[^>]*?>/g)]
      .map(([field]) => field)
      .filter((field) => !field.includes('type="hidden"'));
    expect(fields.length).toBeGreaterThan(30);
    for (const field of fields) expect(labelled).toContain(attribute(field, 'id'));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('does what each form says when it is sent as it stands', async () => {
    await beginDeposit();
    const actions = formsOf(await read()).map(({ action }) => action);
    expect(actions.length).toBeGreaterThan(25);
    for (const action of actions) {
      const { status, location } = await send(action);
      expect([action, status]).toEqual([action, 303]);
      const page = await bettor.call('GET', location);
      expect([action, page.text]).toEqual([action, expect.stringContaining('role="status"')]);
    }
  });

  it('says why something cannot be done, and keeps what was entered', async () => {
    const { status, text } = await send('free-bet', { stake: '-3' });
    expect(status).toBe(422);
    expect(text).toContain('role="alert"');
    expect(text).toContain('expected a stake above zero');
    const form = formsOf(text).find(({ action }) => action === 'free-bet');
    expect(form?.values['stake']).toBe('-3');
  });

  it('knows no other form, and writes what was entered as text', async () => {
    expect((await send('no-such')).status).toBe(404);
    const page = await read(`?bettor=${encodeURIComponent('<b onclick="x">')}`);
    expect(page).not.toContain('<b onclick');
    expect(page).toContain('Nobody has the e-mail');
    expect(await read('?done=no-such')).not.toContain('role="status"');
  });
});

describe('what it makes happen', () => {
  it('scores a goal in a live match', async () => {
    const live = async () => {
      const { json } = await bettor.call('GET', '/front-back/live-matches');
      const { data } = json as {
        data: readonly { id: string; sportId: string; homeScore: number }[];
      };
      return data.filter(({ sportId }) => sportId === 'sr:sport:1');
    };
    const [match] = await live();
    const { status } = await send('goal', { side: 'home' }, `?match=${match?.id}`);
    expect(status).toBe(303);
    const after = (await live()).find(({ id }) => id === match?.id);
    expect(after?.homeScore).toBe((match?.homeScore ?? 0) + 1);
  });

  it('suspends a market of the chosen match', async () => {
    const match = await bettor.nextMatch();
    const { marketId } = selectionOf(match);
    await send('suspend', { marketId }, `?match=${match.id}`);
    const { invalidTickets } = await bettor.placeSingles('c1', single(selectionOf(match), 5));
    expect(invalidTickets[0]?.error).toBe('EVENT_MARKET_NOT_ACTIVED');
  });

  it('excludes a bettor in mid-session', async () => {
    const selection = selectionOf(await bettor.nextMatch());
    await send('exclude', { months: '24' });
    const placed = await bettor.place('MultiSingle', 'c1', [single(selection, 5)]);
    expect(placed).toMatchObject({ status: 403, json: { error: 'SELF_EXCLUDED' } });
    expect(await read()).toContain('24 months');
    await send('lift');
    expect((await bettor.place('MultiSingle', 'c2', [single(selection, 5)])).status).toBe(200);
  });

  it('approves the documents of the chosen bettor, and pays the deposit', async () => {
    const email = 'sem-documentos@vitrine.example';
    await bettor.login(email);
    await send('approve-documents', {}, `?bettor=${email}`);
    const { json } = await bettor.call('GET', '/main/api/Users/Validate/HasFullValidation');
    expect(json).toEqual({ data: { hasFullValidation: true } });
    const before = await bettor.balance();
    await beginDeposit();
    await send('deposit', { call: 'pay' }, `?bettor=${email}`);
    expect(await bettor.balance()).toBe(before + 20);
  });

  it('makes a host fail at a rate until it is cleared', async () => {
    await send('fail', { host: 'payments', percent: '100' });
    expect(await read()).toContain('100 of 100 calls');
    const path = '/payments/api/Wallet/Total/Amount/ByAccountType';
    expect((await bettor.call('GET', path)).status).toBe(503);
    await send('works');
    expect((await bettor.call('GET', path)).status).toBe(200);
  });

  it('switches a flag and a maintenance, and cuts the feed', async () => {
    await send('flag', { name: 'show-casino', value: 'false' });
    expect((await bettor.call('GET', '/flags/show-casino.json')).json).toEqual({ value: false });
    await send('maintenance', { name: 'casino', value: 'true' });
    await send('feed');
    const page = await read();
    expect(page).toContain('Restore the feed');
    expect(page).toContain('show-casino: false');
    expect(page).toContain('casino: on');
  });

  it('shows mails with their PIN, every kind of user and every magic value', async () => {
    await bettor.order('accounts/lock-out', { email: DEMO.username });
    const page = await read();
    expect(page).toMatch(/href="\/mailbox\/\d+"/);
    expect(page).toContain('autoexclusao-1216-sem-data@vitrine.example');
    expect(page).toContain(DEMO.password);
    expect(page).toContain('<code>1003.66</code>');
  });
});
