import { updateUserInfo, userDetails } from '@vitrine/upstream/contract/account/users';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { bettorDetails } from '../../../test/bettor-details.ts';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import type { FormState } from '../../forms/form-state.ts';
import { action, loader } from './account-details.tsx';

const PATH = '/account/details';

async function openDetails(brand = 'arara') {
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  await browser.logIn();
  const update = site.operator.at(updateUserInfo);
  update.reply(({ body }) => {
    const { cellPhone, address } = body as { cellPhone: string; address: string | null };
    return bettorDetails({ userDetail: { cellPhone, address } });
  });
  const save = (form: Readonly<Record<string, string>>) => browser.submit(action, PATH, form);
  return { site, browser, update, save };
}

describe('/account/details', () => {
  it('SESS-12 shows what the operator knows, and keeps the contact that is changed', async () => {
    const { browser, update, save } = await openDetails();
    expect((await browser.visit(loader, PATH)).data).toMatchObject({
      details: { fullName: 'Ana Souza', email: 'ana@example.com', cellPhone: '11912345678' },
    });
    const { location } = await save({ cellPhone: '(21) 98765-4321', address: ' Rua A, 1 ' });
    expect(location).toBe(`${PATH}?salvo=1`);
    expect(update.calls()).toMatchObject([
      {
        token: 'token-1',
        body: { fullname: 'Ana Souza', cellPhone: '21987654321', address: 'Rua A, 1' },
      },
    ]);
    const { visitor } = await browser.visitor();
    expect(visitor.session?.user.cellPhone).toBe('21987654321');
  });

  it('sends nothing but phone and address, whatever else is posted, and the name as it stands', async () => {
    const { update, save } = await openDetails();
    await save({
      cellPhone: '21987654321',
      fullName: 'Bia Lima',
      fullname: 'Bia Lima',
      email: 'bia@example.com',
      status: 'Active',
    });
    expect(update.calls().map(({ body }) => body)).toEqual([
      { fullname: 'Ana Souza', cellPhone: '21987654321', address: null },
    ]);
  });

  it('an address that is emptied is none', async () => {
    const { update, save } = await openDetails();
    await save({ cellPhone: '21987654321', address: '' });
    expect(update.calls()).toMatchObject([{ body: { address: null } }]);
  });

  it.each([
    ['arara', { cellPhone: '' }, 'cellPhone'],
    ['arara', { cellPhone: '1234567' }, 'cellPhone'],
    ['axolote', { cellPhone: '55-1234-56789-0123' }, 'cellPhone'],
    ['arara', { cellPhone: '21987654321', address: 'x'.repeat(201) }, 'address'],
  ])('on %s %j is refused at its field', async (brand, form, field) => {
    const { update, save } = await openDetails(brand);
    const { status, data } = await save(form);
    expect([status, Object.keys((data as FormState).errors)]).toEqual([400, [field]]);
    expect(update.calls()).toEqual([]);
  });

  it('an operator that fails leaves what was typed, with words', async () => {
    const { update, save } = await openDetails();
    update.reply(() => {
      throw statusError(updateUserInfo, 503);
    });
    const { status, data } = await save({ cellPhone: '21987654321' });
    expect([status, data]).toMatchObject([502, { values: { cellPhone: '21987654321' } }]);
    expect((data as FormState).formError).toMatch(/plataforma/);
  });

  it('shows no form over what can’t be read', async () => {
    const { site, browser } = await openDetails();
    site.operator.at(userDetails).reply(() => {
      throw statusError(userDetails, 503);
    });
    expect((await browser.visit(loader, PATH)).data).toMatchObject({ details: null });
  });

  it('SESS-08 leads to the log-in page when the session ends on the way', async () => {
    const { update, save } = await openDetails();
    update.reply(() => {
      throw new SessionEnded('refreshRefused', 'over');
    });
    const { location } = await save({ cellPhone: '21987654321' });
    expect(location?.replace(/%3Fkept%3D[\w-]{36}/, '')).toBe(
      `/login?returnTo=${encodeURIComponent(PATH)}&reason=ended`,
    );
  });
});
