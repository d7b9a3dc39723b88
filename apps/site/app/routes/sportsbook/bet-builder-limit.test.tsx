import { expect, it, vi } from 'vitest';
import { builderOf, EVENT_ID, openBetBuilder, wireMarket } from '../../../test/bet-builder.ts';
import { pageHtml } from '../../../test/page-html.tsx';
import { action as slipAction } from '../bet-slip/bet-slip.tsx';
import BetBuilder, { action, loader } from './bet-builder.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const TOO_MANY = 'Não é possível fazer mais de 10 seleções.';

const ids = Array.from({ length: 12 }, (_, n) => `m${n}/1`);
const textOf = (count: number) => ids.slice(0, count).join(' ');

/** The page of an event of twelve outcomes, all of which go together. */
function openTwelve() {
  const builder = openBetBuilder({ slipAction, loader, action });
  builder.available.reply(() => ({
    data: { markets: ids.map((id) => wireMarket(id.replace('/1', ''), ['1'])) },
  }));
  builder.filter.reply(({ body }) => {
    const { marketPunterSelections: chosen } = body as {
      marketPunterSelections: readonly { readonly marketId: string }[];
    };
    const left = ids
      .map((id) => id.replace('/1', ''))
      .filter((id) => chosen.every(({ marketId }) => marketId !== id));
    return {
      data: {
        marketPunterSelections: left.map((marketId) => ({
          marketId,
          specifiers: '',
          outcomeId: '1',
        })),
      },
    };
  });
  return builder;
}

/** The page with the first `count` outcomes picked, as the browser gets it. */
async function pageWith(count: number): Promise<string> {
  const { path, at } = builderOf(EVENT_ID);
  const { browser, site } = openTwelve();
  const address = `${path}?${new URLSearchParams({ p: textOf(count) }).toString()}`;
  const { data } = await browser.visit(loader, address, at);
  return pageHtml({ brand: site.brand, address, data, Page: BetBuilder });
}

/** The outcomes whose buttons say that there can be no more. */
function refusedIn(html: string): readonly string[] {
  const buttons = html.match(/<button[^>]*>.*?<\/button>/g) ?? [];
  return buttons
    .filter((button) => button.includes(TOO_MANY))
    .flatMap((button) => /value="([^"]*)"/.exec(button)?.[1] ?? []);
}

it('CUST-02 says of each outcome beyond ten that there can be no more, and not before', async () => {
  expect(refusedIn(await pageWith(9))).toEqual([]);
  expect(refusedIn(await pageWith(10))).toEqual(['m10/1', 'm11/1']);
  // An address with more picks is read up to the tenth.
  expect(refusedIn(await pageWith(11))).toEqual(['m10/1', 'm11/1']);
});

it('CUST-02 picks a tenth outcome and no eleventh, whatever a form sends', async () => {
  const { build, slip } = openTwelve();
  const led = async (fields: Readonly<Record<string, string>>) => {
    const { location } = await build(fields);
    return new URL(location ?? '', 'https://site.example').searchParams.get('p');
  };
  expect(await led({ p: textOf(9), pick: 'm9/1' })).toBe(textOf(10));
  expect(await led({ p: textOf(10), pick: 'm10/1' })).toBe(textOf(10));
  await build({ p: textOf(11), add: '1' });
  expect((await slip()).selections).toMatchObject([{ picks: { length: 10 } }]);
});
