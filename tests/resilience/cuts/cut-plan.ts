/** What is cut, one after the other. */
export type CutKind =
  'feed gate' | 'site process' | 'Redis' | 'network, refused' | 'network, silent';

export interface Cut {
  readonly kind: CutKind;
  readonly seconds: number;
}

/** How long each is cut in every run of the tests, and in the whole form. */
const SECONDS: Readonly<Record<CutKind, readonly number[]>> = {
  'feed gate': [5],
  'site process': [1],
  Redis: [2],
  'network, refused': [3],
  'network, silent': [6],
};
const WHOLE_SECONDS = [1, 5, 15, 30, 60];

/** The cuts of this run: a few short ones, or with CUTS_SIZE=whole those of 1 to 60 s of each kind. */
export function cutsOf(hasRedis: boolean): readonly Cut[] {
  const isWhole = process.env['CUTS_SIZE'] === 'whole';
  const kinds = (Object.keys(SECONDS) as CutKind[]).filter((kind) => hasRedis || kind !== 'Redis');
  return kinds.flatMap((kind) =>
    (isWhole ? WHOLE_SECONDS : SECONDS[kind]).map((seconds) => ({ kind, seconds })),
  );
}
