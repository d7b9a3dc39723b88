import { FLAG_NAMES, flag } from '@vitrine/upstream/contract/shell/flags';
import { describe, expect, it } from 'vitest';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { isSwitchedOn } from './flags.server.ts';

describe('the flags of the site', () => {
  it.each(FLAG_NAMES)(
    'FLAG-01 asks for %s by its name, and reads the field value',
    async (name) => {
      const { operator, context, pass } = openTestSite();
      const asked = operator.at(flag);
      asked.reply(() => ({ value: false }));
      expect(await isSwitchedOn(name, context())).toBe(false);
      expect(asked.calls().map(({ params }) => params)).toEqual([{ name }]);
      // Kept for half a minute, then asked again.
      asked.reply(() => ({ value: true }));
      expect(await isSwitchedOn(name, context())).toBe(false);
      pass(30_001);
      expect(await isSwitchedOn(name, context())).toBe(true);
    },
  );

  it('FLAG-01 keeps the last answer, and opens what it never heard of, while the service fails', async () => {
    const { operator, context, pass } = openTestSite();
    const asked = operator.at(flag);
    asked.reply(() => ({ value: false }));
    await isSwitchedOn('show-casino', context());
    asked.reply(() => {
      throw statusError(flag, 503);
    });
    pass(30_001);
    expect(await isSwitchedOn('show-casino', context())).toBe(false);
    expect(await isSwitchedOn('show-sportsbook', context())).toBe(true);
  });
});
