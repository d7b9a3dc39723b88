import { geography } from '@vitrine/upstream/contract/account/geography';
import { updateUserInfo, userDetails } from '@vitrine/upstream/contract/account/users';
import {
  hasFirstDeposit,
  hasRealFullValidation,
} from '@vitrine/upstream/contract/account/validation';
import { describe, expect, it } from 'vitest';
import { bettorDetails } from '../../../test/bettor-details.ts';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { action, loader } from './profile-details.tsx';

const PAGE = '/complete-profile/user-details';
const TYPED = { cellPhone: '11987654321', address: 'Rua das Flores, 100' };
const IN_CAMPINAS = { nation: 'BR', state: 'SP', city: 'Campinas', region: '' };

async function openPage() {
  const site = openTestSite('arara');
  const { operator } = site;
  operator.at(hasRealFullValidation).reply(() => ({ data: { hasRealFullValidation: false } }));
  operator.at(hasFirstDeposit).reply(() => ({ data: { hasFirstDeposit: true } }));
  operator.at(geography.nations).reply(() => ({
    data: [
      { id: 'BR', name: 'Brasil' },
      { id: 'PT', name: 'Portugal' },
    ],
  }));
  const states = operator.at(geography.states);
  states.reply(() => ({ data: [{ id: 'SP', name: 'São Paulo' }] }));
  const cities = operator.at(geography.cities);
  cities.reply(() => ({ data: [{ id: 'Campinas', name: 'Campinas' }] }));
  const regions = operator.at(geography.regions);
  regions.reply(() => ({ data: [] }));
  const saved = operator.at(updateUserInfo);
  saved.reply(() => bettorDetails());
  const browser = openBrowser(site);
  await browser.logIn({ ...BETTOR, validationType: 2 });
  return { site, operator, states, cities, regions, saved, browser };
}

describe('the places of an address', () => {
  it('REG-10 are offered one below the other, with what was typed kept', async () => {
    const { browser, cities, regions, saved } = await openPage();
    const { data } = await browser.visit(loader, PAGE);
    expect(data).toMatchObject({ ownNation: 'BR', places: { cities: [], regions: [] } });
    expect(cities.calls()).toEqual([]);

    const chosen = { ...TYPED, nation: 'BR', state: 'SP', showPlaces: '1' };
    expect((await browser.submit(action, PAGE, chosen)).data).toMatchObject({
      values: TYPED,
      errors: {},
      places: { cities: [{ id: 'Campinas' }] },
    });
    expect(cities.calls().map(({ query }) => query)).toEqual([{ state: 'SP' }]);
    await browser.submit(action, PAGE, { ...chosen, city: 'Campinas' });
    expect(regions.calls().map(({ query }) => query)).toEqual([{ state: 'SP', city: 'Campinas' }]);
    expect(saved.calls()).toEqual([]);
  });

  it('REG-10 are saved by their names behind the street', async () => {
    const { browser, saved } = await openPage();
    const answer = await browser.submit(action, PAGE, { ...TYPED, ...IN_CAMPINAS });
    expect(answer.location).toBe('/complete-profile');
    expect(saved.calls().map(({ body }) => body)).toMatchObject([
      { address: 'Rua das Flores, 100, Campinas, São Paulo' },
    ]);
  });

  it('REG-10 are asked for where the operator offers them, by fields that it knows', async () => {
    const { browser, saved, regions } = await openPage();
    regions.reply(() => ({ data: [{ id: 'C', name: 'Centro' }] }));
    for (const [places, missing] of [
      [{ nation: 'BR' }, ['state']],
      [{ nation: 'BR', state: 'SP' }, ['city']],
      [{ nation: 'BR', state: 'SP', city: 'Elsewhere' }, ['city', 'region']],
      [IN_CAMPINAS, ['region']],
    ] as const) {
      const { status, data } = await browser.submit(action, PAGE, { ...TYPED, ...places });
      expect(status).toBe(400);
      expect(Object.keys((data as { errors: object }).errors)).toEqual(missing);
    }
    expect(saved.calls()).toEqual([]);
  });

  it('REG-10 of another nation have no lists below it', async () => {
    const { browser, saved } = await openPage();
    await browser.submit(action, PAGE, { ...TYPED, nation: 'PT' });
    expect(saved.calls().map(({ body }) => body)).toMatchObject([
      { address: 'Rua das Flores, 100, Portugal' },
    ]);
  });

  it('REG-10 stop nobody while the operator does not offer them', async () => {
    const { browser, states, saved } = await openPage();
    states.reply(() => {
      throw statusError(geography.states, 503);
    });
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ places: null });
    await browser.submit(action, PAGE, TYPED);
    expect(saved.calls().map(({ body }) => body)).toMatchObject([{ address: TYPED.address }]);
  });

  it('REG-10 take a state that the operator does not know for one without cities', async () => {
    const { browser, cities } = await openPage();
    cities.reply(() => {
      throw statusError(geography.cities, 404);
    });
    const { status, data } = await browser.submit(action, PAGE, {
      ...TYPED,
      nation: 'BR',
      state: 'XX',
    });
    expect(status).toBe(400);
    expect(data).toMatchObject({ errors: { state: 'Preencha este campo.' } });
  });

  it('REG-10 are not asked for again while the address stays as it was', async () => {
    const { browser, operator, saved } = await openPage();
    const address = 'Rua B, 2, Campinas, São Paulo';
    operator.at(userDetails).reply(() => {
      const details = bettorDetails();
      return { data: { ...details.data, userDetail: { cellPhone: '1', address } } };
    });
    await browser.submit(action, PAGE, { cellPhone: TYPED.cellPhone, address, nation: 'BR' });
    expect(saved.calls().map(({ body }) => body)).toMatchObject([{ address }]);
  });

  it('fit into what the operator keeps', async () => {
    const { browser, saved } = await openPage();
    const long = { ...TYPED, address: 'x'.repeat(190), ...IN_CAMPINAS };
    const { status, data } = await browser.submit(action, PAGE, long);
    expect(status).toBe(400);
    expect(data).toMatchObject({ errors: { address: 'Use no máximo 200 caracteres.' } });
    expect(saved.calls()).toEqual([]);
  });
});

describe('the details of an identity check', () => {
  it('ask a session that went on for a while for the password before the phone is changed', async () => {
    const { site, browser, saved } = await openPage();
    site.pass(5 * 60_000);
    const page = await browser.visit(loader, PAGE);
    expect(page.data).toMatchObject({ confirm: { by: 'password' } });
    const { status, data } = await browser.submit(action, PAGE, { ...TYPED, ...IN_CAMPINAS });
    expect([status, data]).toMatchObject([
      400,
      { values: TYPED, errors: { password: expect.any(String) as string }, places: {} },
    ]);
    expect(saved.calls()).toEqual([]);
  });
});
