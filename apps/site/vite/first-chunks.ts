import type { Rollup } from 'vite';

/** The frame of every page. */
const FRAME = [/\/app\/root\.tsx$/, /\/app\/entry\.client\.tsx$/, /vite\/preload-helper/];
/** The lists of the sportsbook. */
const SPORTS = [
  /\/app\/routes\/sportsbook\/(?:sports-layout|sports-texts|sportsbook-home|sport)\.tsx$/,
];
/** What a page of lists alone is made of: an event that is opened first does without it. */
const LIST_PAGE = /\/app\/(?:routes|features)\/sportsbook\/(sportsbook-home|sport)(?:-view)?\.tsx$/;
/** The page of a form that a first visit opens most. */
const FORMS = [/\/app\/routes\/account\/access\/login\.tsx$/];

/** Rules that no first visit needs: of the slip, which its views share, and of amounts, which more pages need. */
const SLIP_RULES = /\/packages\/betting\/src\/bet-slip\//;
const BASE_RULES = /\/packages\/betting\/src\/base\//;

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
    const listPage = LIST_PAGE.exec(id)?.[1];
    if (listPage) return `${listPage}-list`;
    chunkOf ??= chunkByModule([...getModuleIds()], getModuleInfo);
    return chunkOf(id);
  };
}

function chunkByModule(ids: readonly string[], getModuleInfo: Rollup.GetModuleInfo) {
  const [frame, sports, forms] = [FRAME, SPORTS, FORMS].map((roots) => needed(roots));

  /** The modules that some files need to run, and these files themselves. */
  function needed(roots: readonly RegExp[]): ReadonlySet<string> {
    const found = new Set(ids.filter((id) => roots.some((root) => root.test(id))));
    for (const id of found)
      getModuleInfo(id)?.importedIds.forEach((imported) => found.add(imported));
    return found;
  }

  return (id: string): string | undefined => {
    const isOfLists = sports?.has(id) ?? false;
    const isOfForms = forms?.has(id) ?? false;
    if (frame?.has(id) || (isOfLists && isOfForms)) return 'frame';
    if (isOfLists) return 'sports';
    if (isOfForms) return 'forms';
    if (BASE_RULES.test(id)) return 'base-rules';
    return SLIP_RULES.test(id) ? 'slip-rules' : undefined;
  };
}
