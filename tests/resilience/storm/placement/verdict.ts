import type { Account } from '../operator.ts';
import type { Attempt, PlacingBettor, Told } from './placing-bettor.ts';
import type { WishedBet } from './wish.ts';

type Ticket = Account['tickets'][number];

const ACCEPTED = 2;
const PENDING = 0;

/** What the bettor's pages show once all is over. */
export interface LastLook {
  /** The numbers of the bets in the history. */
  readonly history: readonly string[];
  /** What the page of each attempt says, by the attempt's id. */
  readonly pages: ReadonlyMap<string, string>;
}

/** How the storm went for one bettor, told by the operator's books. The lists name what went wrong. */
export interface Verdict {
  readonly accepted: number;
  readonly refused: number;
  readonly doubled: readonly string[];
  readonly lost: readonly string[];
  readonly toldWrong: readonly string[];
  /** Bets that neither were accepted nor were ever said to be refused. */
  readonly unclear: readonly string[];
}

/** Holds what a bettor was told, and what the pages show in the end, against the operator's books. */
export function judge(
  {
    attempts,
    told,
    answers,
    email,
  }: Pick<PlacingBettor, 'attempts' | 'told' | 'answers' | 'email'>,
  { history, pages }: LastLook,
  { tickets }: Pick<Account, 'tickets'>,
): Verdict {
  const bets = [...new Set(attempts.flatMap((attempt) => attempt.bets))];
  const ofBet = (bet: WishedBet) => tickets.filter(({ stake }) => stake === bet.stake);
  const ticketsOf = (attempt: Attempt | null) =>
    attempt ? tickets.filter((ticket) => attemptOf(ticket, attempts) === attempt) : [];
  const named = (bet: WishedBet) => `${email} stake ${bet.stake}`;

  const isTaken = ({ status }: Ticket) => status === ACCEPTED || status === PENDING;
  const accepted = bets.filter((bet) => ofBet(bet).some(isTaken));
  const doubled = bets.filter((bet) => ofBet(bet).filter(isTaken).length > 1);
  const lost = tickets
    .filter(({ status }) => status === ACCEPTED)
    .filter((ticket) => !history.includes(ticket.id) || !isShownAtLast(ticket, attempts, told));
  const others = bets.filter((bet) => !accepted.includes(bet));
  const isClear = (bet: WishedBet) =>
    told.some((statement) => statement.bet === bet && statement.said === 'refused');
  return {
    accepted: accepted.length,
    refused: others.filter(isClear).length,
    doubled: doubled.map((bet) => `${named(bet)}: ${JSON.stringify(ofBet(bet).filter(isTaken))}`),
    lost: lost.map(
      (ticket) =>
        `${email} ${JSON.stringify(ticket)}, its page: “${pages.get(attemptOf(ticket, attempts)?.id ?? '')}”, in the history: ${history.includes(ticket.id)}`,
    ),
    toldWrong: told
      .filter((statement) => !isTrue(statement, tickets, ticketsOf(statement.attempt)))
      .map(
        ({ attempt, bet, said, words, path, at }) =>
          `${email} ${said} at ${at} on ${path} of ${attempt?.id}, stake ${bet?.stake}: “${words}”, its tickets: ${JSON.stringify(ticketsOf(attempt))}, in the end “${pages.get(attempt?.id ?? '')}”`,
      ),
    unclear: others
      .filter((bet) => !isClear(bet))
      .map((bet) => {
        const of = attempts.filter((attempt) => attempt.bets.includes(bet));
        const words = of.map(({ id }) => `“${answers.get(id)}”, in the end “${pages.get(id)}”`);
        return `${named(bet)}, told ${words.join(', ')}`;
      }),
  };
}

/** Whether the last page of its attempt says of a ticket that it is accepted. */
function isShownAtLast(
  ticket: Ticket,
  attempts: readonly Attempt[],
  told: readonly Told[],
): boolean {
  const attempt = attemptOf(ticket, attempts);
  const last = told.findLast(
    (statement) => statement.attempt === attempt && statement.bet?.stake === ticket.stake,
  );
  return last?.said === 'accepted';
}

/** The attempt that a ticket came of: the last one under its id that had begun. */
function attemptOf(ticket: Ticket, attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.findLast(
    ({ id, bets, begunAt }) =>
      isOf(ticket, id) &&
      begunAt <= ticket.createdAt &&
      bets.some(({ stake }) => stake === ticket.stake),
  );
}

function isOf({ connectionId }: Ticket, attemptId: string): boolean {
  return connectionId === attemptId || connectionId.startsWith(`${attemptId}.`);
}

/** Whether what was said was so when it was said; `own` are the tickets of the attempt it was said of. */
function isTrue(
  { said, bet, ticketId, at }: Told,
  tickets: readonly Ticket[],
  own: readonly Ticket[],
): boolean {
  const meant =
    ticketId === null
      ? own.filter(({ stake }) => stake === bet?.stake)
      : tickets.filter(({ id }) => id === ticketId);
  const wasDecided = ({ decidedAt }: Ticket) => decidedAt !== null && decidedAt <= at;
  return said === 'accepted'
    ? meant.some((ticket) => ticket.status === ACCEPTED && wasDecided(ticket))
    : meant.every((ticket) => ticket.status !== ACCEPTED && wasDecided(ticket));
}
