import type { Rollup } from 'vite';

/** The frame of every page. */
const FRAME = [/\/app\/root\.tsx$/, /\/app\/entry\.client\.tsx$/, /vite\/preload-helper/];
/** The columns of the sportsbook, and what pages of lists and of an event share. */
const SPORTS = [
  /\/app\/routes\/sportsbook\/(?:sports-layout|sports-texts)\.tsx$/,
  /\/app\/features\/sportsbook\/event\/late-unreadable-event\.tsx$/,
];
/** Its pages of lists: an event that is opened first does without what they alone need. */
const HOME = [/\/app\/routes\/sportsbook\/sportsbook-home\.tsx$/];
const SPORT = [/\/app\/routes\/sportsbook\/sport\.tsx$/];
const EVENT = [/\/app\/routes\/sportsbook\/event\.tsx$/];
/** The page of a form that a first visit opens most. */
const FORMS = [/\/app\/routes\/account\/access\/login\.tsx$/];

/** Rules that no first visit needs: of the slip, which its views share, and of amounts, which more pages need. */
const SLIP_RULES = /\/packages\/betting\/src\/(?:bet-slip\/|base\/combined-odds\.ts$)/;
const BASE_RULES = /\/packages\/betting\/src\/base\//;

/** What many pages note and where they tell of it: with the lists, each page would load those. */
const TRACKING =
  /\/app\/tracking\/(?:crm-identity|page-layer|queue-event|tracked-event|tracking-paths|use-track)\.ts$/;

/** Changes with a new version alone, so that a browser keeps it longer than the rest. */
const LIBRARIES =
  /\/node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run)\//;

/** Loaded when a board changes its structure; small chunks of first visits must not join it. */
const IDIOMORPH = /\/idiomorph\//;

/**
 * For Rollup's `manualChunks`. What many pages load first comes in few files, because small files
 * compress badly: the libraries, what every page needs, and what the lists of the sportsbook or a form
 * need besides. The rules of the slip stand apart from its views. Undefined where Rollup decides.
 */
export function firstChunks(): Rollup.GetManualChunk {
  let chunkOf: ((id: string) => string | undefined) | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    if (IDIOMORPH.test(id)) return 'idiomorph';
    if (LIBRARIES.test(id)) return 'react';
    chunkOf ??= chunkByModule([...getModuleIds()], getModuleInfo);
    return chunkOf(id);
  };
}

function chunkByModule(ids: readonly string[], getModuleInfo: Rollup.GetModuleInfo) {
  const frame = needed(FRAME);
  const sports = needed(SPORTS);
  const event = needed(EVENT);
  const home = needed(HOME);
  const sport = needed(SPORT);
  const forms = needed(FORMS);

  /** The modules that some files need to run, and these files themselves. */
  function needed(roots: readonly RegExp[]): ReadonlySet<string> {
    const found = new Set(ids.filter((id) => roots.some((root) => root.test(id))));
    for (const id of found)
      getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
    return found;
  }

  return (id: string): string | undefined => {
    const isOfLists = home.has(id) || sport.has(id);
    if (frame.has(id) || ((sports.has(id) || isOfLists) && forms.has(id))) return 'frame';
    if (sports.has(id) || (isOfLists && event.has(id))) return 'sports';
    if (home.has(id) && sport.has(id)) return 'lists';
    if (isOfLists) return home.has(id) ? 'home-list' : 'sport-list';
    if (forms.has(id)) return 'forms';
    if (SLIP_RULES.test(id)) return 'slip-rules';
    if (BASE_RULES.test(id)) return 'base-rules';
    return TRACKING.test(id) ? 'tracking' : undefined;
  };
}
