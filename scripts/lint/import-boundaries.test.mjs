import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { circlesIn } from '../reach/import-circles.ts';
import { root } from '../setup/places.mjs';
import { districts } from './districts.mjs';

/** @type {ESLint} */
let eslint;

beforeAll(() => {
  // The files of this test exist in no project, so the rules that need types cannot see them.
  eslint = new ESLint({ cwd: root, overrideConfig: [tseslint.configs.disableTypeChecked] });
});

/**
 * @param {string} file
 * @param {string} code
 */
async function complaints(file, code) {
  const [result] = await eslint.lintText(code, { filePath: `${root}/${file}` });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId !== 'import-x/no-duplicates')
    .map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

/** @param {string} specifier */
function importOf(specifier) {
  return `import { it } from '${specifier}';\n\nit();\n`;
}

const wallet = 'apps/site/app/features/wallet/deposit-view.tsx';

describe('imports that the table allows', () => {
  it.each([
    ['packages/betting/src/slip.ts', './money.ts'],
    ['packages/betting/src/slip.test.ts', 'fast-check'],
    ['packages/upstream/src/client.ts', '@vitrine/betting/money'],
    ['packages/upstream/src/client.ts', 'zod'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.tsx', '@vitrine/betting/odds'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.tsx', '../icon/icon.tsx'],
    [
      'packages/ui/src/sportsbook/odds-button/odds-button.stories.tsx',
      '@vitrine/messages/catalogue',
    ],
    ['packages/ui/src/stories/words.ts', '@vitrine/messages/texts'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.stories.tsx', '../../stories/words.ts'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.test.tsx', '../../stories/words.ts'],
    ['apps/sandbox/src/bets.ts', '@vitrine/upstream/contract/bets'],
    ['apps/site/app/routes/wallet.tsx', '../features/wallet/deposit-view.tsx'],
    ['apps/site/app/routes/wallet.tsx', '../services/session.server.ts'],
    [wallet, './deposit-schema.ts'],
    [wallet, '../../paths.ts'],
    [wallet, '@vitrine/ui/button'],
    [wallet.replace('.tsx', '.stories.tsx'), '@vitrine/messages/catalogue'],
    [wallet.replace('.tsx', '.stories.tsx'), '../../stories/words.ts'],
    ['apps/site/app/stories/words.ts', '../../../../.storybook/story-brand.tsx'],
    ['apps/site/app/services/bets.server.ts', '@vitrine/upstream/client'],
    ['apps/site/app/routes/account/access/login.tsx', '@vitrine/upstream/account/log-in'],
    [
      'apps/site/app/routes/account/access/login.test.ts',
      '@vitrine/upstream/contract/account/session',
    ],
    ['apps/site/test/operator.ts', '@vitrine/upstream/contract/account/session'],
    ['tests/e2e/wallet.spec.ts', './fixtures/site.ts'],
    ['tests/e2e/support/brand.ts', '../../../packages/messages/src/texts.ts'],
    ['tests/e2e/support/brand.ts', '../../../packages/brand-themes/src/brands.ts'],
    ['tests/contract/sandbox.test.ts', '../../packages/upstream/src/contract/bets.ts'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await complaints(file, importOf(specifier))).toEqual([]);
  });
});

describe('imports that the table forbids', () => {
  it.each([
    ['packages/betting/src/slip.ts', '@vitrine/upstream/client'],
    ['packages/betting/src/slip.ts', 'node:fs'],
    ['packages/betting/src/slip.ts', 'zod'],
    ['packages/betting/src/slip.ts', '../../../apps/site/app/paths.ts'],
    ['packages/messages/src/catalogue.ts', '@vitrine/betting/money'],
    ['packages/brand-themes/src/build.ts', '@vitrine/messages/catalogue'],
    ['packages/upstream/src/client.ts', '@vitrine/ui/button'],
    ['packages/upstream/src/client.ts', '../../betting/src/money.ts'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.tsx', '@vitrine/messages/catalogue'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.tsx', '@vitrine/brand-themes/brands'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.tsx', './odds.server.ts'],
    ['packages/ui/src/sportsbook/odds-button/odds-button.tsx', '../../stories/words.ts'],
    ['apps/sandbox/src/bets.ts', '@vitrine/ui/button'],
    ['apps/sandbox/src/bets.ts', '../../site/app/paths.ts'],
    ['apps/site/app/routes/wallet.tsx', '@vitrine/sandbox/world'],
    [wallet, '../bet-slip/slip-view.tsx'],
    [wallet, '~/features/bet-slip/slip-view.tsx'],
    [wallet, '../../stories/words.ts'],
    [wallet, '../../routes/wallet.tsx'],
    [wallet, '../../services/session.server.ts'],
    [wallet, '../../services/session.server'],
    [wallet, '../../../server/feed-hub.ts'],
    ['apps/site/app/features/wallet/cards/card.tsx', '../../bet-slip/slip-view.tsx'],
    ['apps/site/app/services/bets.server.ts', '../features/bet-slip/slip-view.tsx'],
    ['apps/site/app/routes/account/access/login.tsx', '@vitrine/upstream/contract/account/session'],
    ['apps/site/app/services/bets/bet-history.server.ts', '@vitrine/upstream/mappers/bet'],
    ['apps/site/server/feed/topic-source.ts', '@vitrine/upstream/contract/sportsbook/feed'],
    ['tests/e2e/wallet.spec.ts', '../../apps/site/app/paths.ts'],
    ['tests/e2e/wallet.spec.ts', '../../packages/betting/src/money.ts'],
    ['tests/e2e/wallet.spec.ts', '@vitrine/betting/money'],
    ['tests/contract/sandbox.test.ts', '../../apps/sandbox/src/world.ts'],
  ])('%s must not import %s', async (file, specifier) => {
    expect(await complaints(file, importOf(specifier))).not.toEqual([]);
  });

  it.each([
    ['an import that runs later', `await import('../bet-slip/slip-view.tsx');\n`],
    ['a name passed on', `export { it } from '../bet-slip/slip-view.tsx';\n`],
    ['a type', `import type { It } from '../bet-slip/slip-view.tsx';\n\nexport type T = It;\n`],
  ])('counts %s', async (_, code) => {
    expect(await complaints(wallet, code)).toHaveLength(1);
  });
});

describe('districts', () => {
  it.each([
    ['packages/ui/src/wallet/charge-panel/charge-panel.tsx', '../../base/button/button.tsx'],
    ['packages/ui/src/wallet/charge-panel/charge-panel.tsx', '../../feedback/alert/alert.tsx'],
    ['packages/ui/src/feedback/toast/toast.tsx', '../../base/timer/use-timer.ts'],
    [
      'packages/ui/src/promotions/mystery-box/mystery-box.tsx',
      '../../casino/game-art/game-art.tsx',
    ],
    ['packages/betting/src/bet-slip/selection.ts', '../sportsbook/event.ts'],
    ['packages/upstream/src/wallet/deposit-refusal.ts', '../account/play-refusal.ts'],
    ['packages/upstream/src/wallet/wallet.ts', '../contract/wallet/wallet.ts'],
    ['packages/upstream/src/contract/wallet/wallet.ts', '../../base/endpoint.ts'],
    ['packages/upstream/src/mappers/mappers.test.ts', '../bets/bet.ts'],
    ['packages/upstream/src/test/client.ts', '../bets/bet.ts'],
    ['apps/site/app/services/forms/csrf.server.ts', '../base/visitor.server.ts'],
    ['apps/site/app/services/bet-slip/placement.server.ts', '../wallet/balance.server.ts'],
    ['apps/site/app/services/shell/shell.server.ts', '../bet-slip/bet-slip-store.server.ts'],
    ['apps/site/app/services/base/session/session.server.test.ts', '../shell/guard.server.ts'],
  ])('let %s import %s', async (file, specifier) => {
    expect(await complaints(file, importOf(specifier))).toEqual([]);
  });

  it.each([
    ['packages/ui/src/base/button/button.tsx', '../../feedback/spinner/spinner.tsx'],
    ['packages/ui/src/forms/select/select.tsx', '../../feedback/alert/alert.tsx'],
    ['packages/ui/src/casino/game-tile/game-tile.tsx', '../../promotions/spin-window/wheel.tsx'],
    ['packages/betting/src/base/money.ts', '../bets/bet.ts'],
    ['packages/betting/src/bets/bet.ts', '../bet-slip/bet-slip.ts'],
    ['packages/upstream/src/base/client.ts', '../contract/account/session.ts'],
    ['packages/upstream/src/contract/bets/bets.ts', '../../mappers/odds.ts'],
    ['packages/upstream/src/mappers/status.ts', '../bets/bet.ts'],
    ['packages/upstream/src/account/log-in.ts', '../wallet/pix-key.ts'],
    ['apps/site/app/services/base/pages/load-context.ts', '../../sportsbook/catalogue-reader.ts'],
    ['apps/site/app/services/forms/csrf.server.ts', '../account/account-details.server.ts'],
    ['apps/site/app/services/account/account-page.server.ts', '../bet-slip/bet-slip.server.ts'],
    ['apps/site/app/services/wallet/deposit.server.ts', '../bet-slip/placement.server.ts'],
    ['apps/site/app/routes/wallet/charge.tsx', '../account/login.tsx'],
  ])('keep %s from importing %s', async (file, specifier) => {
    expect(await complaints(file, importOf(specifier))).toHaveLength(1);
  });

  it.each(Object.entries(districts))('of %s lead to one another in no circle', (_, table) => {
    const edges = new Map(Object.entries(table.arrows));
    table.ground.forEach((name, level) => edges.set(name, table.ground.slice(0, level)));
    expect(circlesIn(edges)).toEqual([]);
  });
});

describe('the rules of betting', () => {
  it.each([
    ['a clock', 'export const now = Date.now();\n'],
    ['a fresh date', 'export const now = new Date();\n'],
    ['a die', 'export const die = Math.random();\n'],
    ['the network', `export const answer = fetch('/');\n`],
  ])('are refused %s', async (_, code) => {
    expect(await complaints('packages/betting/src/slip.ts', code)).toHaveLength(1);
  });

  it('may read a date that they are given', async () => {
    const code = 'export const at = (time: number) => new Date(time).getUTCDay();\n';
    expect(await complaints('packages/betting/src/slip.ts', code)).toEqual([]);
  });
});

describe('barrel files', () => {
  it('are refused', async () => {
    const code = `export * from './button.tsx';\n`;
    expect(await complaints('packages/ui/src/button/all.ts', code)).toHaveLength(1);
  });
});
