import { FIXTURE_GRID } from '../competitions/fixture-draw.ts';
import type { Fixture, Fixtures } from '../competitions/fixtures.ts';
import type { HandMoves } from '../match/hand-moves.ts';
import { isOnOffer, type MatchNow } from '../match/match-now.ts';
import type { MatchViews } from '../match/match-views.ts';
import type { OfferChoices } from './offer-choices.ts';

/** The matches on offer at the world's present moment, kept up to date by looking at few of them. */
export interface OfferList {
  /** In order of start. */
  offered(): readonly MatchNow[];
  /** By id, what became of each match since this was asked last; null for one that left the offer. */
  takeChanges(): ReadonlyMap<string, MatchNow | null>;
  /** Looks at every match anew next time. */
  renew(): void;
}

export interface OfferListOptions {
  readonly fixtures: Fixtures;
  readonly views: MatchViews;
  readonly choices: OfferChoices;
  readonly hand: HandMoves;
  /** World seconds of the present moment. */
  readonly time: () => number;
}

/** A match as its first provider lists it, and what is offered of it. */
interface Slot {
  readonly first: Fixture;
  match: MatchNow | null;
}

export function createOfferList(options: OfferListOptions): OfferList {
  const { fixtures, views, choices, hand, time } = options;
  const changes = new Map<string, MatchNow | null>();
  let slots: readonly Slot[] = [];
  /** Until when each slot surely stays as it is: numbers side by side, to be read by the thousand. */
  let until = new Float64Array(0);
  let offered: readonly MatchNow[] = [];
  let seen = { at: Number.NaN, cell: Number.NaN, version: '' };

  function refresh(): void {
    const at = time();
    const cell = Math.floor(at / FIXTURE_GRID);
    const version = `${hand.version()}/${choices.version()}`;
    const isSame = seen.version === version;
    if (isSame && seen.at === at) return;
    if (seen.cell !== cell) takeSlots(at);
    if (!isSame || !(seen.at <= at)) until.fill(-Infinity);
    seen = { at, cell, version };
    let isOther = false;
    for (let index = 0; index < slots.length; index += 1) {
      if (at < (until[index] ?? 0)) continue;
      isOther = look(index) || isOther;
    }
    if (isOther) offered = onOffer(slots);
  }

  /** Matches come and go on a grid of time only. */
  function takeSlots(at: number): void {
    const before = new Map(slots.map((slot, index) => [slot.first, index]));
    const old = slots;
    const oldUntil = until;
    const around = fixtures.around(at);
    until = new Float64Array(around.length);
    slots = around.map((first, index) => {
      const place = before.get(first);
      before.delete(first);
      until[index] = place === undefined ? -Infinity : (oldUntil[place] ?? -Infinity);
      return (place === undefined ? undefined : old[place]) ?? { first, match: null };
    });
    for (const index of before.values()) leave(old[index]?.match ?? null);
    offered = onOffer(slots);
  }

  /** Whether something else is offered in a slot than before. */
  function look(index: number): boolean {
    const slot = slots[index];
    if (!slot) return false;
    const provider = choices.providerOf(slot.first);
    const fixture = provider && fixtures.ofProvider(slot.first, provider);
    const { match, until: holds } = fixture ? views.look(fixture) : NOTHING;
    until[index] = holds;
    const offer = match && isOnOffer(match) ? match : null;
    if (offer === slot.match) return false;
    if (slot.match && slot.match.id !== offer?.id) leave(slot.match);
    if (offer) changes.set(offer.id, offer);
    slot.match = offer;
    return true;
  }

  function leave(match: MatchNow | null): void {
    if (match) changes.set(match.id, null);
  }

  return {
    offered() {
      refresh();
      return offered;
    },
    takeChanges() {
      refresh();
      const taken = new Map(changes);
      changes.clear();
      return taken;
    },
    renew() {
      seen = { at: Number.NaN, cell: Number.NaN, version: '' };
    },
  };
}

const NOTHING = { match: null, until: Infinity };

function onOffer(slots: readonly Slot[]): readonly MatchNow[] {
  const matches: MatchNow[] = [];
  for (const { match } of slots) if (match) matches.push(match);
  return matches;
}
