/**
 * @typedef {object} Districts
 * @property {readonly string[]} ground What every district of the folder may import, from the bottom
 *   up: each imports those before it.
 * @property {Readonly<Record<string, readonly string[]>>} arrows Who may import which district beyond
 *   the ground. No two arrows make a circle.
 */

/**
 * The folders that are divided into districts. CONTRIBUTING.md has the same table in words.
 *
 * @type {Readonly<Record<string, Districts>>}
 */
export const districts = {
  'packages/betting/src': {
    ground: ['base'],
    arrows: {
      // A selection is made on a market of an event, and a free bet pays for types of bets.
      'bet-slip': ['sportsbook', 'bets'],
      // The feed tells what became of a bet.
      sportsbook: ['bets'],
    },
  },
  'packages/upstream/src': {
    ground: ['base', 'contract', 'mappers'],
    arrows: {
      // Maintenance closes payment methods.
      shell: ['wallet'],
      // A reward can be a free bet.
      promotions: ['bet-slip'],
      // A deposit is refused for what the account may not do.
      wallet: ['account'],
    },
  },
  'packages/ui/src': {
    ground: ['base', 'forms', 'feedback', 'art'],
    arrows: {
      // Free spins are shown with the picture of their game.
      promotions: ['casino'],
    },
  },
  'apps/site/app/services': {
    // The visitor and the session are in base: every district asks who sends the request.
    ground: ['base', 'forms', 'money'],
    arrows: {
      // What the refusal of a deposit says of the account is kept with it.
      wallet: ['account'],
      // A bet is paid from the balance, and what its refusal says of the account is kept with it.
      'bet-slip': ['account', 'wallet'],
      // The frame of every page shows the balance, the slip and the cashback; a log-in keeps the slip and
      // the stars, and the guard asks whether the visitor comes from a sign-in elsewhere.
      shell: ['account', 'bet-slip', 'casino', 'promotions', 'sportsbook', 'wallet'],
    },
  },
  // A route shares through services and features, never with another route.
  'apps/site/app/routes': { ground: [], arrows: {} },
};

/**
 * Why a file of one district may not import a file of another, or undefined when it may, or when they
 * are not of the same folder. Paths are relative to the root.
 *
 * @param {string} from
 * @param {string} target
 * @returns {string | undefined}
 */
export function districtObjection(from, target) {
  if (/\.(test|stories)\.tsx?$|\/(test|stories)\//.test(from)) return undefined;
  for (const [folder, { ground, arrows }] of Object.entries(districts)) {
    const own = districtOf(from, folder);
    const other = districtOf(target, folder);
    if (own === undefined || other === undefined || own === other) continue;
    const level = ground.indexOf(own);
    const below = level === -1 ? ground : ground.slice(0, level);
    if (below.includes(other) || arrows[own]?.includes(other)) return undefined;
    return `The district "${own}" must not import "${other}": scripts/lint/districts.mjs names no such arrow.`;
  }
  return undefined;
}

/**
 * The first folder below the divided one; undefined for a file that stands in none.
 *
 * @param {string} file
 * @param {string} folder
 */
function districtOf(file, folder) {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [district, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? district : undefined;
}
