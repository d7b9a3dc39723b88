import { SetupFailure } from '../setup/failure.mjs';

/**
 * One start of a program: the tests of some files in a Vitest project, or a script of ours.
 *
 * @typedef {object} Trial
 * @property {string} [project]
 * @property {readonly string[]} [files]
 * @property {string} [script]
 * @property {readonly string[]} [args]
 * @property {Readonly<Record<string, string>>} [env] How large it is; what the caller has set stands above it.
 */

/**
 * @typedef {object} Promised
 * @property {string} id
 * @property {string} asked
 * @property {readonly Trial[]} trials
 * @property {number} [wishes] How many a storm of it makes. It takes hours: it runs only when it is named, and can be
 *   tried in parts.
 */

const WHOLE = { PROMISES: 'whole' };
const TWO_SITES = { STORM_SITES: '2', STORM_REDIS_KILLS: '1' };

/**
 * @param {string} id
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Trial}
 */
function ofTwoSites(id, env = {}) {
  // The blank keeps R1 from R11.
  const args = ['--testNamePattern', `${id} `];
  return { project: 'resilience', files: ['promises.test'], args, env: { ...WHOLE, ...env } };
}

/**
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {Trial}
 */
function storm(name, env = {}) {
  return { project: 'storm', files: [`${name}-storm`], env: { STORM_SIZE: 'whole', ...env } };
}

/** What is promised with a figure, at the size that is promised: decision 0238. @type {readonly Promised[]} */
export const PROMISES = [
  {
    id: 'R1',
    asked:
      '100,000 bets placed over 2 sites while they are killed and 3 of 10 calls fail: 0 doubled, lost or told wrong',
    trials: [storm('placement', TWO_SITES)],
    wishes: 100_000,
  },
  {
    id: 'R2',
    asked:
      '10,000 deposits, withdrawals, cash outs and free bets each, while the site is killed and 3 of 10 calls fail: the same, and the ledger sums to 0',
    trials: ['deposit', 'withdrawal', 'cash-out', 'free-bet'].map((name) => storm(name)),
    wishes: 10_000,
  },
  {
    id: 'R3',
    asked:
      '1,000 times 200 requests meet an expired token over 2 processes: one renewal each, 0 not answered',
    trials: [ofTwoSites('R3', { PROMISE_RENEWALS: '1000' })],
  },
  {
    id: 'R4',
    asked: 'tokens and passwords in what browsers, logs, traces and the store hold: 0',
    trials: [ofTwoSites('R4')],
  },
  {
    id: 'R5',
    asked: 'every route that takes forms x four kinds of forged forms: 0 taken',
    trials: [{ project: 'unit', files: ['forged-forms'] }],
  },
  {
    id: 'R6',
    asked: 'every page of the site, with a game and the chats: 0 refused by its content policy',
    trials: [{ script: 'scripts/pages-check.ts', args: ['arara', '--schemes', 'light'] }],
  },
  {
    id: 'R7',
    asked:
      'each sick host x the pages: all have a page with a way on, those that do not ask the host within 1 s, at most 1.1 x the calls of pages that keep nothing yet',
    trials: [ofTwoSites('R7')],
  },
  {
    id: 'R8',
    asked:
      'three times what a site can for a minute: at least 80 % of what it can, as before within 5 s, 0 pages about money refused',
    trials: [{ project: 'resilience', files: ['overload'], env: WHOLE }],
  },
  {
    id: 'R9',
    asked:
      '20 restarts of a site under 5,000 streams and betting bettors: 0 failed requests, broken streams or lost bets',
    trials: [
      {
        project: 'resilience',
        files: ['rolling-restart'],
        env: { ROLL_ROUNDS: '10', ROLL_STREAMS: '5000', ROLL_PLAYERS: '10' },
      },
    ],
  },
  {
    id: 'R10',
    asked:
      '5 % of the feed lost, 5 % twice, 5 % out of order: the page is as the world, 0 suspended prices open',
    trials: [{ project: 'resilience', files: ['feed-faults'], env: WHOLE }],
  },
  {
    id: 'R11',
    asked:
      '100,000 streams opened and broken off: 0 listeners left, heaps as before within 5 % or 5 MiB',
    trials: [ofTwoSites('R11', { PROMISE_CYCLES: '100000' })],
  },
  {
    id: 'R12',
    asked: '10,000 generated forms at every action: 0 answers of 5xx',
    trials: [{ project: 'unit', files: ['hostile-requests'], env: { PROMISE_INPUTS: '10000' } }],
  },
];

/**
 * The promises that were named, in the order of the list; without names all that do not take hours. Throws
 * SetupFailure for a name that is none.
 *
 * @param {readonly string[]} names
 */
export function chosenPromises(names) {
  const unknown = names.filter((name) => !PROMISES.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new SetupFailure(
      `There is no promise ${unknown.join(', ')}.`,
      `Name some of ${PROMISES.map(({ id }) => id).join(', ')}, or none for all that do not take hours.`,
    );
  }
  return PROMISES.filter(({ id, wishes }) =>
    names.length === 0 ? wishes === undefined : names.includes(id),
  );
}

/**
 * Promises with storms of one of so many parts. Throws SetupFailure for a promise without a storm, and for what is
 * no number of parts.
 *
 * @param {readonly Promised[]} promises
 * @param {string} parts
 * @returns {readonly Promised[]}
 */
export function partsOf(promises, parts) {
  return promises.map((promise) => {
    const { id, wishes, trials } = promise;
    if (wishes === undefined) {
      throw new SetupFailure(
        `${id} can't be tried in parts.`,
        'Name R1 or R2, or leave --parts out.',
      );
    }
    if (!/^[1-9]\d*$/.test(parts) || wishes % Number(parts) !== 0) {
      throw new SetupFailure(
        `${wishes} can't be divided into ${parts} parts.`,
        'Name a number that divides them, such as 5.',
      );
    }
    return {
      ...promise,
      trials: trials.map((each) => ({ ...each, env: { ...each.env, STORM_PARTS: parts } })),
    };
  });
}
