import { describe, expect, it } from 'vitest';
import {
  BROWSERS,
  DEVICES,
  instructionAt,
  instructionPath,
  INSTRUCTIONS,
  INSTRUCTION_SYSTEMS,
} from './instructions.ts';

function at(path: string) {
  const { pathname, searchParams: query } = new URL(path, 'http://site.example');
  const [, , idInstruction = '', idOs] = pathname.split('/').map(decodeURIComponent);
  return instructionAt({ idInstruction, idOs, query });
}

describe('the address of instructions', () => {
  it('SHELL-10 leads from the start by system and device to the settings', () => {
    expect(at('/instructions/localização')).toEqual({
      instruction: 'location',
      place: { step: 'initial' },
    });
    expect(at('/instructions/notificação?sistema=dispositivos')?.place).toEqual({ step: 'os' });
    expect(at('/instructions/notificação/android')?.place.step).toBe('device');
    expect(at('/instructions/localização/android?dispositivo=xiaomi')?.place).toEqual({
      step: 'configuration',
      system: 'android',
      device: 'xiaomi',
      browser: 'chrome',
    });
    expect(at('/instructions/localização/ios')?.place).toMatchObject({ browser: 'safari' });
  });

  it.each([
    '/instructions/outra',
    '/instructions/localizacao',
    '/instructions/localização/windows',
    '/instructions/localização/android?dispositivo=nokia',
    '/instructions/localização/android?dispositivo=samsung&sistema=opera',
    '/instructions/localização/android?dispositivo=samsung&sistema=safari',
    '/instructions/localização/ios?dispositivo=samsung',
    '/instructions/localização?dispositivo=samsung',
    '/instructions/localização?sistema=safari',
  ])('SHELL-10 knows no page at %s', (path) => {
    expect(at(path)).toBeNull();
  });

  it('is the one that each of its places leads to', () => {
    let found = 0;
    for (const word of Object.values(INSTRUCTIONS)) {
      for (const system of ['', ...INSTRUCTION_SYSTEMS.map((name) => `/${name}`)]) {
        for (const device of ['', ...DEVICES.map((name) => `dispositivo=${name}`)]) {
          for (const browser of ['', ...BROWSERS.map((name) => `&sistema=${name}`)]) {
            const place = at(`/instructions/${word}${system}?${device}${browser}`);
            if (!place) continue;
            found += 1;
            expect(at(instructionPath(place.instruction, place.place))).toEqual(place);
          }
        }
      }
    }
    expect(found).toBeGreaterThan(30);
  });
});
