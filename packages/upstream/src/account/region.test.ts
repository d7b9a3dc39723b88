import { describe, expect, it } from 'vitest';
import { failureOf, withServer } from '../test/client.ts';
import { answerJson, type Answer } from '../test/server.ts';
import { readPlaces, type GeographyQuestion } from './geography.ts';
import { checkRegion, isEntryBlocked } from './region-check.ts';

const place = { isoCountry: 'PT', region: 'Lisboa', city: 'Lisboa' };
const allow: Answer = (_, response) => answerJson(response, place);
const restrict: Answer = (_, response) =>
  answerJson(response, { error: 'RESTRICTED_REGION', message: 'no', context: place }, 451);

describe('the region check', () => {
  it.each([
    ['v1', 'GET /main/api/RegionCheck/Validate'],
    ['v2', 'GET /main/api/RegionCheck/ValidateV2'],
  ] as const)('REG-12 by %s asks for the place of the client', async (version, request) => {
    let forwarded: unknown;
    const answer: Answer = ({ headers }, response) => {
      forwarded = headers['x-forwarded-for'];
      answerJson(response, place);
    };
    await withServer(answer, async (client, requests) => {
      const settings = { clientAddress: '203.0.113.7' };
      const verdict = await checkRegion(client, { version, exemptCountry: null }, settings);
      expect(verdict).toEqual({ kind: 'allowed', place });
      expect(isEntryBlocked(verdict)).toBe(false);
      expect(requests).toEqual([request]);
      expect(forwarded).toBe('203.0.113.7');
    });
  });

  it.each([
    [null, 'restricted', true],
    ['BR', 'restricted', true],
    ['PT', 'exempt', false],
  ])(
    'REG-12 in a restricted region, with %s exempt, is %s',
    async (exemptCountry, kind, blocks) => {
      await withServer(restrict, async (client) => {
        const verdict = await checkRegion(client, { version: 'v2', exemptCountry }, {});
        expect(verdict).toEqual({ kind, place });
        expect(isEntryBlocked(verdict)).toBe(blocks);
      });
    },
  );

  it('REG-12 exempts nobody when the refusal does not name the place', async () => {
    const bare: Answer = (_, response) => answerJson(response, '', 451);
    await withServer(bare, async (client) => {
      const verdict = await checkRegion(client, { version: 'v1', exemptCountry: 'PT' }, {});
      expect(verdict).toEqual({ kind: 'restricted', place: null });
    });
  });

  it.each([
    ['a failure', 400, {}],
    ['a wrong shape', 200, { isoCountry: 'PRT' }],
  ])('REG-12 with %s of the check leaves the decision to the operator', async (_, status, body) => {
    const fail: Answer = (_request, response) => answerJson(response, body, status);
    await withServer(fail, async (client) => {
      const verdict = await checkRegion(client, { version: 'v1', exemptCountry: null }, {});
      expect(verdict).toEqual({ kind: 'unknown' });
      expect(isEntryBlocked(verdict)).toBe(false);
    });
  });

  it('ends with the signal', async () => {
    await withServer(allow, async (client) => {
      const reason = new Error('left');
      const settings = { signal: AbortSignal.abort(reason) };
      const check = checkRegion(client, { version: 'v1', exemptCountry: null }, settings);
      expect(await failureOf(check)).toBe(reason);
    });
  });
});

describe('the places of an address', () => {
  const questions: readonly [GeographyQuestion, string][] = [
    [{ level: 'nations' }, '/Nations'],
    [{ level: 'states' }, '/States'],
    [{ level: 'cities', state: 'SP' }, '/Cities?state=SP'],
    [{ level: 'regions', state: 'SP', city: 'São Paulo' }, '/Regions?state=SP&city=S%C3%A3o+Paulo'],
  ];

  it.each(questions)('REG-10 %j is asked by %s', async (question, path) => {
    const data = [{ id: 'x', name: 'Xis' }];
    const answer: Answer = (_, response) => answerJson(response, { data });
    await withServer(answer, async (client, requests) => {
      expect(await readPlaces(client, question, {})).toEqual(data);
      expect(requests).toEqual([`GET /main/api/Geography${path}`]);
    });
  });

  it('REG-10 names the field of a place that has no name', async () => {
    const answer: Answer = (_, response) => answerJson(response, { data: [{ id: 'x' }] });
    await withServer(answer, async (client) => {
      const failure = await failureOf(readPlaces(client, { level: 'states' }, {}));
      expect(failure).toMatchObject({ path: 'data[0].name' });
    });
  });
});
