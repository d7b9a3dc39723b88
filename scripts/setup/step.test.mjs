import { describe, expect, it } from 'vitest';
import { step } from './step.mjs';

describe('step', () => {
  it('shows one line with the result and the seconds', async () => {
    const out = writer();
    const value = await step('Themes', async () => ({ said: 'done', value: 3 }), out);
    expect(value).toBe(3);
    expect(out.text).toMatch(/^Themes \.\.\. done \(\d+\.\d s\)\n$/);
  });

  it('ends its line when the work fails, and passes the failure on', async () => {
    const out = writer();
    const work = async () => {
      throw new Error('broken');
    };
    await expect(step('Themes', work, out)).rejects.toThrow('broken');
    expect(out.text).toMatch(/^Themes \.\.\. failed \(\d+\.\d s\)\n$/);
  });
});

function writer() {
  return {
    text: '',
    write(/** @type {string} */ text) {
      this.text += text;
    },
  };
}
