import { describe, expect, it } from 'vitest';
import { failureOf, withServer } from '../../test/client.ts';
import { answerJson, type Answer } from '../../test/server.ts';
import { isAddressRequired } from './address-required.ts';
import {
  checkFullValidation,
  readHasFirstDeposit,
  type KnownValidation,
} from './full-validation.ts';
import { session } from '../../test/document-operator.ts';

const settings = { session };

/** Answers every question of validation with the same word. */
const allOf =
  (value: boolean): Answer =>
  (_, response) =>
    answerJson(response, {
      data: {
        addressRequired: value,
        hasFullValidation: value,
        hasRealFullValidation: value,
        hasFirstDeposit: value,
      },
    });

function knownAs(before: boolean | null): KnownValidation {
  let known = before;
  return {
    exchange(next) {
      const last = known;
      known = next;
      return Promise.resolve(last);
    },
  };
}

describe('proof of address', () => {
  it.each([
    ['BR', true, false, []],
    ['MX', false, true, []],
    ['PE', true, true, ['GET /main/api/UserDocument/AddressRequired']],
    ['CO', false, false, ['GET /main/api/UserDocument/AddressRequired']],
  ])('KYC-12 %s, with the operator saying %s, is %s', async (country, said, isRequired, asked) => {
    await withServer(allOf(said), async (client, requests) => {
      expect(await isAddressRequired(client, country, settings)).toBe(isRequired);
      expect(requests).toEqual(asked);
    });
  });

  it('KYC-12 is not decided when the operator fails', async () => {
    const refuse: Answer = (_, response) => answerJson(response, { error: 'NO' }, 400);
    await withServer(refuse, async (client) => {
      const failure = await failureOf(isAddressRequired(client, 'PE', settings));
      expect(failure).toMatchObject({ status: 400 });
    });
  });
});

describe('full validation', () => {
  it.each([
    ['BR', 'HasRealFullValidation'],
    ['MX', 'HasFullValidation'],
    ['EC', 'HasFullValidation'],
  ])('KYC-13 of %s is asked by %s', async (country, call) => {
    await withServer(allOf(true), async (client, requests) => {
      const options = { client, country, known: knownAs(true), onValidated: () => undefined };
      expect(await checkFullValidation(options, settings)).toBe(true);
      expect(requests).toEqual([`GET /main/api/Users/Validate/${call}`]);
    });
  });

  it.each([
    [false, true, 1],
    [false, false, 0],
    [true, true, 0],
    [true, false, 0],
    [null, true, 0],
  ])('KYC-13 from %s to %s is a conversion %i times', async (before, after, conversions) => {
    await withServer(allOf(after), async (client) => {
      let fired = 0;
      const options = {
        client,
        country: 'BR',
        known: knownAs(before),
        onValidated: () => void (fired += 1),
      };
      await Promise.all([
        checkFullValidation(options, settings),
        checkFullValidation(options, settings),
      ]);
      expect(await checkFullValidation(options, settings)).toBe(after);
      expect(fired).toBe(conversions);
    });
  });

  it('KYC-13 that could not be asked changes nothing of what is known', async () => {
    const fail: Answer = (_, response) => answerJson(response, { data: {} });
    await withServer(fail, async (client) => {
      const exchange = () => expect.fail('nothing was answered');
      const options = { client, country: 'BR', known: { exchange }, onValidated: exchange };
      const failure = await failureOf(checkFullValidation(options, settings));
      expect(failure).toMatchObject({ path: 'data.hasRealFullValidation' });
    });
  });

  it('KYC-13 comes with the first deposit', async () => {
    await withServer(allOf(true), async (client, requests) => {
      expect(await readHasFirstDeposit(client, settings)).toBe(true);
      expect(requests).toEqual(['GET /main/api/Users/Validate/HasFirstDeposit']);
    });
  });
});
