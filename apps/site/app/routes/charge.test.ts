import { pixTransaction } from '@vitrine/upstream/contract/deposits';
import { balance } from '@vitrine/upstream/contract/wallet';
import { UpstreamTimeout } from '@vitrine/upstream/errors';
import { describe, expect, it } from 'vitest';
import { readBalance } from '../services/balance.server.ts';
import { openBrowser } from '../services/test-browser.ts';
import { openTestSite } from '../services/test-context.ts';
import { statusError } from '../services/test-operator.ts';
import { loader } from './charge.tsx';

const PATH = '/deposit/t-1';

async function openCharge() {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.logIn();
  const pix = site.operator.at(pixTransaction);
  const visit = (path = PATH) => browser.visit(loader, path, { params: { transactionId: 't-1' } });
  const charged = (status: -6 | -4 | -3 | -2 | 0 | 1 | 2 | 5 | 6, lastsMs = 60_000) =>
    pix.reply(() => ({
      data: {
        transactionId: 't-1',
        amount: 1234.5,
        status,
        brCode: '000201',
        expiresAt: new Date(site.now() + lastsMs).toISOString(),
      },
    }));
  return { site, browser, pix, visit, charged };
}

describe('a Pix charge', () => {
  it.each([
    [0, 'waiting'],
    [1, 'waiting'],
    [2, 'waiting'],
    [6, 'paid'],
    [5, 'failed'],
    [-2, 'failed'],
    [-3, 'failed'],
    [-4, 'failed'],
    [-6, 'failed'],
  ] as const)('WAL-04 of status %i is %s', async (status, shown) => {
    const { visit, charged, pix } = await openCharge();
    charged(status);
    const path = status === 6 ? `${PATH}?paid` : PATH;
    expect((await visit(path)).data).toMatchObject({ charge: { status: shown } });
    expect(pix.calls()).toMatchObject([{ params: { id: 't-1' } }]);
  });

  it('WAL-04 has expired when its time is over and nothing was paid', async () => {
    const { visit, charged } = await openCharge();
    charged(1, 0);
    expect((await visit()).data).toMatchObject({ charge: { status: 'expired' } });
    charged(6, -1);
    expect((await visit(`${PATH}?paid`)).data).toMatchObject({ charge: { status: 'paid' } });
  });

  it('is written in the brand’s money, and its end in the bettor’s time', async () => {
    const { visit, charged } = await openCharge();
    charged(2, 30 * 60_000);
    expect((await visit()).data).toMatchObject({
      charge: {
        amount: 'R$\u00a01.234,50',
        expiry: 'Válido até 16:30',
        brCode: '000201',
        paymentUrl: null,
      },
    });
  });

  it('once paid is shown by a request of its own, whose frame has the new balance', async () => {
    const { visit, charged } = await openCharge();
    charged(6);
    expect((await visit()).location).toBe(`${PATH}?paid`);
  });

  it('WAL-10 once paid has the balance asked for anew', async () => {
    const { site, browser, visit, charged } = await openCharge();
    const read = async () => {
      const { visitor, context } = await browser.visitor();
      return readBalance(visitor, context);
    };
    await read();
    charged(2);
    await visit();
    await read();
    expect(site.operator.at(balance).calls()).toHaveLength(1);
    charged(6);
    await visit();
    await read();
    expect(site.operator.at(balance).calls()).toHaveLength(2);
  });

  it('is shown as unknown while the operator can’t be asked', async () => {
    const { visit, pix } = await openCharge();
    pix.reply(() => {
      throw new UpstreamTimeout(pixTransaction.name, 8000);
    });
    expect(await visit()).toMatchObject({ status: 200, data: { charge: null } });
  });

  it('that the operator doesn’t know is no page', async () => {
    const { visit, pix } = await openCharge();
    pix.reply(() => {
      throw statusError(pixTransaction, 404);
    });
    expect((await visit()).status).toBe(404);
  });

  it('is for who is logged in, who comes back to it', async () => {
    const { site } = await openCharge();
    const answer = await openBrowser(site).visit(loader, PATH);
    expect(answer.location).toBe('/login?returnTo=%2Fdeposit%2Ft-1');
  });
});
