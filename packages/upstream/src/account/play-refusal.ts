import type { StatusKind } from '../base/errors.ts';

/** Why an account may neither bet nor deposit. Source: 1§4, 1§6, 1§8. */
export type PlayRefusal =
  | 'selfExclusion'
  | 'internallyBlocked'
  | 'deactivated'
  | 'pause'
  | 'selfBlocked'
  | 'blocked'
  | 'restrictedRegion';

const BY_CODE: ReadonlyMap<string, PlayRefusal> = new Map([
  ['SELF_EXCLUDED', 'selfExclusion'],
  ['INTERNAL_BLOCKED', 'internallyBlocked'],
  ['DEACTIVATED', 'deactivated'],
  ['RESPONSABLE_GAME_BREAK_TIME', 'pause'],
]);

/** What a status says where the operator names no code, or one that is not known here. */
const BY_KIND: ReadonlyMap<string, PlayRefusal> = new Map<StatusKind, PlayRefusal>([
  ['selfExclusion', 'selfExclusion'],
  ['selfBlocked', 'selfBlocked'],
  ['blocked', 'blocked'],
  ['restrictedRegion', 'restrictedRegion'],
]);

/**
 * Why the operator doesn't let the account play, by the code and the kind of a refusal; null when the
 * refusal says something else.
 */
export function playRefusal(code: string | null, kind: string): PlayRefusal | null {
  return BY_CODE.get(code ?? '') ?? BY_KIND.get(kind) ?? null;
}
