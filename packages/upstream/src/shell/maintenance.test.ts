import { describe, expect, it } from 'vitest';
import { FLAG_NAMES, flag } from '../contract/shell/flags.ts';
import { failureOf, withServer } from '../test/client.ts';
import { answerJson, type Answer } from '../test/server.ts';
import { readAnnouncement } from './announcement.ts';
import { readMaintenance } from './maintenance.ts';

describe('flags', () => {
  it.each(FLAG_NAMES.map((name, index) => [name, [true, 500, { limit: 3 }][index % 3]] as const))(
    'FLAG-01 reads %s by its name, field value: %j',
    async (name, value) => {
      await withServer(
        (_, response) => answerJson(response, { value }),
        async (client, requests) => {
          expect(await client.call(flag, { params: { name } })).toEqual({ value });
          expect(requests).toEqual([`GET /flags/${name}.json`]);
        },
      );
    },
  );

  it('FLAG-01 knows seventeen of them, each once', () => {
    expect(new Set(FLAG_NAMES).size).toBe(17);
    expect(FLAG_NAMES).toHaveLength(17);
  });

  it('FLAG-01 takes no flag without a value for one', async () => {
    await withServer(
      (_, response) => answerJson(response, { enabled: true }),
      async (client) => {
        const failure = await failureOf(client.call(flag, { params: { name: 'show-casino' } }));
        expect(failure).toMatchObject({ name: 'UpstreamShapeError', path: 'value' });
      },
    );
  });
});

describe('the announcement', () => {
  it('FLAG-09 is read with its title and description', async () => {
    const message = { isActive: true, title: 'Manutenção', description: 'Às 3h' };
    await withServer(
      (_, response) => answerJson(response, { ...message, id: 7 }),
      async (client, requests) => {
        expect(await readAnnouncement(client, {})).toEqual(message);
        expect(requests).toEqual(['GET /main/api/MaintenanceMessage/GetActiveMessage']);
      },
    );
  });

  it('FLAG-09 that lacks a field is none', async () => {
    await withServer(
      (_, response) => answerJson(response, { isActive: true, title: 'x' }),
      async (client) => {
        const failure = await failureOf(readAnnouncement(client, {}));
        expect(failure).toMatchObject({ path: 'description' });
      },
    );
  });
});

describe('maintenance', () => {
  const documents: Readonly<Record<string, unknown>> = {
    '/flags/maintenance.json': { global: false, sportsbook: true, casino: false },
    '/flags/support-maintenance.json': { freeChat: true, chatDisabled: false },
    '/flags/giveaway-maintenance.json': true,
    '/flags/register-maintenance.json': false,
    '/flags/payment-maintenance.json': { pix: true, 'pix-efi-deposits': true, boleto: true },
  };
  const answer: Answer = ({ url = '' }, response) =>
    answerJson(response, { value: documents[url] });

  it('FLAG-04 is read whole: general, support, giveaway, registration, payment methods', async () => {
    await withServer(answer, async (client, requests) => {
      expect(await readMaintenance(client, {})).toEqual({
        general: { global: false, sportsbook: true, casino: false },
        support: { freeChat: true, chatDisabled: false },
        giveaway: true,
        registration: false,
        payments: new Set(['pix']),
      });
      expect([...requests].sort()).toEqual(
        Object.keys(documents)
          .map((path) => `GET ${path}`)
          .sort(),
      );
    });
  });

  it('FLAG-04 of which a document fails leaves only that part unknown', async () => {
    const broken: Answer = (request, response, body) =>
      /^\/flags\/(maintenance|payment)/.test(request.url ?? '')
        ? answerJson(response, '<html></html>')
        : answer(request, response, body);
    await withServer(broken, async (client) => {
      expect(await readMaintenance(client, {})).toEqual({
        general: null,
        support: { freeChat: true, chatDisabled: false },
        giveaway: true,
        registration: false,
        payments: null,
      });
    });
  });

  it.each([
    [{ 'pix-trio-deposits': true, 'pix-efi-deposits': true }, []],
    [
      {
        'pix-trio-deposits': true,
        'pix-astropay-deposits': true,
        'pix-pay4fun-deposits': true,
        'pix-efi-deposits': true,
      },
      ['pix'],
    ],
    [{ conekta: true, 'pago-efectivo': true }, ['oxxo', 'pagoEfectivo']],
  ])('FLAG-04 closes the methods that %j stands for', async (value, closed) => {
    const only: Answer = ({ url }, response) =>
      answerJson(response, { value: url === '/flags/payment-maintenance.json' ? value : false });
    await withServer(only, async (client) => {
      expect((await readMaintenance(client, {})).payments).toEqual(new Set(closed));
    });
  });

  it('ends with the signal', async () => {
    await withServer(answer, async (client) => {
      const reason = new Error('left');
      const settings = { signal: AbortSignal.abort(reason) };
      expect(await failureOf(readMaintenance(client, settings))).toBe(reason);
    });
  });
});
