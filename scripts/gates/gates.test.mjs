import { describe, expect, it } from 'vitest';
import { chosenGates, gates } from './gates.mjs';

/** @param {readonly string[]} args */
function names(...args) {
  return chosenGates(args).map(({ name }) => name);
}

describe('chosenGates', () => {
  it('are all of them without a choice', () => {
    expect(chosenGates([])).toBe(gates);
  });

  it('are those named, in the order of the whole', () => {
    expect(names('--only', 'unit,lint')).toEqual(['lint', 'unit']);
    expect(names('--only=types')).toEqual(['types']);
  });

  it('bring the gate that they cannot do without', () => {
    expect(names('--only', 'journey')).toEqual(['build', 'journey']);
  });

  it('refuse a name that is none', () => {
    expect(() => names('--only', 'unit,speed')).toThrow('There is no gate called "speed".');
  });

  it.each([[['unit']], [['--only']], [['--only', 'unit', 'lint']]])('refuse %j', (args) => {
    expect(() => chosenGates(args)).toThrow('is not understood');
  });
});
