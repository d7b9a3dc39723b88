import { beforeEach, describe, expect, it } from 'vitest';
import { COUNTRIES } from '../country.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import { statesOf } from './geography/geography.ts';

let test: TestPlatform;
beforeEach(async () => {
  test = await openTestPlatform();
});

interface Named {
  readonly id: string;
  readonly name: string;
}

async function places(path: string): Promise<readonly Named[]> {
  const { json } = await test.call('GET', `/main/api/Geography/${path}`);
  return (json as { data: readonly Named[] }).data;
}

function check(version: '' | 'V2', place?: string) {
  const headers = place === undefined ? {} : { 'x-sandbox-place': place };
  return test.call('GET', `/main/api/RegionCheck/Validate${version}`, { headers });
}

describe('geography', () => {
  it.each([
    ['arara', 27],
    ['vicuna', 26],
    ['cafetal', 33],
    ['galapago', 24],
    ['quetzal', 22],
    ['axolote', 32],
  ])('REG-10 of %s is that of its country, with %i states', async (brand, count) => {
    test = await openTestPlatform({ BRAND: brand });
    const states = await places('States');
    expect(new Set(states.map(({ id }) => id)).size).toBe(count);
    expect(states).toHaveLength(count);
    const [first] = states;
    const cities = await places(`Cities?state=${first?.id}`);
    expect(cities.length).toBeGreaterThan(1);
  });

  it('REG-10 goes from state to city to region', async () => {
    expect(await places('States')).toContainEqual({ id: 'SP', name: 'São Paulo' });
    const cities = await places('Cities?state=SP');
    expect(cities).toContainEqual({ id: 'São Paulo', name: 'São Paulo' });
    expect(cities).toContainEqual({ id: "Santa Bárbara d'Oeste", name: "Santa Bárbara d'Oeste" });
    const city = encodeURIComponent('São Paulo');
    expect(await places(`Regions?state=SP&city=${city}`)).toContainEqual({
      id: 'Sé',
      name: 'Sé',
    });
    expect(await places('Regions?state=SP&city=Campinas')).toEqual([]);
  });

  it('REG-10 refuses a place that is not in the country', async () => {
    const statusOf = async (path: string) =>
      (await test.call('GET', `/main/api/Geography/${path}`)).status;
    expect(await statusOf('Cities?state=CMX')).toBe(404);
    expect(await statusOf('Cities')).toBe(400);
    expect(await statusOf('Regions?state=RJ&city=Campinas')).toBe(404);
  });

  it('REG-10 names every nation in the language of the country', async () => {
    const nations = await places('Nations');
    expect(nations.length).toBeGreaterThan(190);
    expect(nations).toContainEqual({ id: 'DE', name: 'Alemanha' });
    test = await openTestPlatform({ BRAND: 'axolote' });
    expect(await places('Nations')).toContainEqual({ id: 'DE', name: 'Alemania' });
  });

  it.each(Object.values(COUNTRIES))('has each place of $code once, with a name', (country) => {
    for (const { name, cities } of statesOf(country)) {
      expect(name).not.toBe('');
      const names = cities.map((city) => city.name);
      expect(names, name).toEqual([...new Set(names)]);
      for (const { regions } of cities) expect(regions).toEqual([...new Set(regions)]);
    }
  });

  it.each(['arara', 'vicuna', 'cafetal', 'galapago', 'quetzal', 'axolote'])(
    'holds the place where the clients of %s are at home',
    async (brand) => {
      test = await openTestPlatform({ BRAND: brand });
      const home = (await check('')).json as { region: string; city: string };
      const state = (await places('States')).find(({ name }) => name === home.region);
      expect(await places(`Cities?state=${state?.id}`)).toContainEqual({
        id: home.city,
        name: home.city,
      });
    },
  );
});

describe('the region check', () => {
  it('REG-12 finds clients at home, or where the call says', async () => {
    const home = { isoCountry: 'BR', region: 'São Paulo', city: 'São Paulo' };
    expect(await check('V2')).toMatchObject({ status: 200, json: home });
    expect(await check('', 'AR/C%C3%B3rdoba/R%C3%ADo%20Cuarto')).toMatchObject({
      status: 200,
      json: { isoCountry: 'AR', region: 'Córdoba', city: 'Río Cuarto' },
    });
    expect((await check('', 'Brasil')).status).toBe(400);
  });

  it.each([
    ['US/Nevada/Reno', 451, 451],
    ['GB/England/Leeds', 451, 451],
    ['CA/Ontario/Ottawa', 200, 451],
    ['CA/Quebec/Laval', 200, 200],
  ])('REG-12 answers %s with %i, and with %i by region too', async (place, first, second) => {
    expect((await check('', place)).status).toBe(first);
    expect((await check('V2', place)).status).toBe(second);
  });

  it('REG-12 names the place that it refuses, wherever a tester puts everybody', async () => {
    const place = { isoCountry: 'US', region: 'Nevada', city: 'Reno' };
    const put = (body: unknown) => test.call('POST', '/sandbox/place', { body });
    expect((await put({ place })).status).toBe(204);
    expect(await check('')).toMatchObject({
      status: 451,
      json: { error: 'RESTRICTED_REGION', context: place },
    });
    expect((await check('', 'BR/Acre/Xapuri')).status).toBe(200);
    expect((await put({ place: { ...place, isoCountry: 'USA' } })).status).toBe(400);
    await put({ place: null });
    expect((await check('')).status).toBe(200);
  });
});

describe('the lookup of an address', () => {
  it('NET-04 answers the address that forwarded the call, or the connection', async () => {
    const look = async (headers: Readonly<Record<string, string>>) =>
      (await test.call('GET', '/ip-lookup/?format=json', { headers })).json;
    expect(await look({ 'x-forwarded-for': '203.0.113.7, 10.0.0.1' })).toEqual({
      ip: '203.0.113.7',
    });
    expect(await look({ 'x-forwarded-for': 'somebody' })).toEqual({ ip: '127.0.0.1' });
    expect(await look({})).toEqual({ ip: '127.0.0.1' });
  });
});
