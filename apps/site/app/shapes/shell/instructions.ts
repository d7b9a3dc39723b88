/** What a page of instructions helps with, as its address names it. Source: 1§2. */
export const INSTRUCTIONS = { location: 'localização', notification: 'notificação' } as const;
export type Instruction = keyof typeof INSTRUCTIONS;

/** The systems of phones, as the address names them. Source: 1§2. */
export const INSTRUCTION_SYSTEMS = ['ios', 'android'] as const;
export type InstructionSystem = (typeof INSTRUCTION_SYSTEMS)[number];

/** Query keys of the page, with the values that each takes. Source: 1§2. */
export const DEVICE = 'dispositivo';
export const DEVICES = ['samsung', 'xiaomi', 'motorola', 'outro'] as const;
export type InstructionDevice = (typeof DEVICES)[number];

export const BROWSER = 'sistema';
export const BROWSERS = [
  'safari',
  'chrome',
  'samsung-internet',
  'my-browser',
  'dispositivos',
] as const;
export type InstructionBrowser = (typeof BROWSERS)[number];

/** Where the bettor is on the way: at the start, choosing a system or a device, or at its settings. */
export type InstructionPlace =
  | { readonly step: 'initial' | 'os' }
  | { readonly step: 'device'; readonly system: 'android' }
  | {
      readonly step: 'configuration';
      readonly system: InstructionSystem;
      /** Null on iOS, where every device has the same settings. */
      readonly device: InstructionDevice | null;
      readonly browser: Exclude<InstructionBrowser, 'dispositivos'>;
    };

/** The browsers of each system, the usual one first. */
export const SYSTEM_BROWSERS = {
  ios: ['safari', 'chrome', 'my-browser'],
  android: ['chrome', 'samsung-internet', 'my-browser'],
} as const satisfies Readonly<
  Record<InstructionSystem, readonly Exclude<InstructionBrowser, 'dispositivos'>[]>
>;

/** The address of a place on the way. */
export function instructionPath(instruction: Instruction, place: InstructionPlace): string {
  const path = `/instructions/${encodeURIComponent(INSTRUCTIONS[instruction])}`;
  switch (place.step) {
    case 'initial':
      return path;
    case 'os':
      return `${path}?${BROWSER}=dispositivos`;
    case 'device':
      return `${path}/${place.system}`;
    case 'configuration': {
      const { system, device, browser } = place;
      const query = new URLSearchParams(device === null ? {} : { [DEVICE]: device });
      query.set(BROWSER, browser);
      return `${path}/${system}?${query.toString()}`;
    }
  }
}

interface InstructionAddress {
  readonly idInstruction: string;
  readonly idOs: string | undefined;
  readonly query: URLSearchParams;
}

export interface FoundInstruction {
  readonly instruction: Instruction;
  readonly place: InstructionPlace;
}

/** What an address asks for; null for a word or a combination that is none. Source: 1§2. */
export function instructionAt(address: InstructionAddress): FoundInstruction | null {
  const { idInstruction, idOs, query } = address;
  const names = Object.keys(INSTRUCTIONS) as readonly Instruction[];
  const instruction = names.find((name) => INSTRUCTIONS[name] === idInstruction);
  const place = placeAt(idOs, query);
  return instruction && place ? { instruction, place } : null;
}

function placeAt(idOs: string | undefined, query: URLSearchParams): InstructionPlace | null {
  const device = oneOf(DEVICES, query.get(DEVICE));
  const browser = oneOf(BROWSERS, query.get(BROWSER));
  if (device === 'unknown' || browser === 'unknown') return null;
  if (idOs === undefined) {
    if (device !== null) return null;
    if (browser === null) return { step: 'initial' };
    return browser === 'dispositivos' ? { step: 'os' } : null;
  }
  const system = oneOf(INSTRUCTION_SYSTEMS, idOs);
  if (system === 'unknown' || system === null || browser === 'dispositivos') return null;
  const known: readonly string[] = SYSTEM_BROWSERS[system];
  if (browser !== null && !known.includes(browser)) return null;
  if (system === 'ios') {
    if (device !== null) return null;
    return { step: 'configuration', system, device, browser: browser ?? 'safari' };
  }
  if (device === null) return browser === null ? { step: 'device', system } : null;
  return { step: 'configuration', system, device, browser: browser ?? 'chrome' };
}

/** One of the values; null for none, `unknown` for another. */
function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | 'unknown' | null {
  if (given === null) return null;
  return values.find((value) => value === given) ?? 'unknown';
}
