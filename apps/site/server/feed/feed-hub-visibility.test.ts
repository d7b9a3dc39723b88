import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMatchOf,
  wireSport,
  wireUpcomingOf,
  type FakeOperator,
} from '../../test/fake-operator.ts';
import { openTestHub, type TestHub, until } from '../../test/hub.ts';

const LIVE = 'sr:match:1';
const OTHER_LIVE = 'sr:match:2';
const UPCOMING = 'sr:match:3';
const OTHER_UPCOMING = 'sr:match:4';
const MINUTE_MS = 60_000;

describe('what the feed hub shows', () => {
  let operator: FakeOperator;
  let test: TestHub;
  let logged = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.headbar.push(wireSport('sr:sport:1'));
    for (const id of [LIVE, OTHER_LIVE]) operator.live.set(id, wireMatchOf(id));
    for (const id of [UPCOMING, OTHER_UPCOMING]) operator.upcoming.set(id, wireUpcomingOf(id));
  });
  afterEach(async () => {
    test.hub.close();
    await operator.close();
  });

  async function start(options: Parameters<typeof openTestHub>[1] = {}): Promise<void> {
    logged = '';
    test = openTestHub(operator, { log: pino({ level: 'warn' }, stream), ...options });
    await test.hub.started;
    await until(() => {
      expect(test.hub.feedUp()).toBe(true);
      expect(operator.streams('/sport/sr:sport:1/prematch')).toBe(1);
      expect(operator.asked).toContain('/front-back/prematch/sr:sport:1/hidden');
    });
    await until(() => expect(upcoming()).not.toEqual([]));
  }

  const live = () =>
    test.hub
      .liveEvents()
      .map(({ id }) => id)
      .sort();
  const upcoming = () =>
    test.hub
      .upcomingEvents('sr:sport:1')
      .map(({ id }) => id)
      .sort();
  const isOffered = (eventId: string) => test.hub.outcome(`${eventId}:1:1`)?.isEventShown ?? null;

  it('CAT-24 neither lists, opens nor offers an upcoming event of the hidden list', async () => {
    operator.hidden.add(UPCOMING);
    await start();
    expect(upcoming()).toEqual([OTHER_UPCOMING]);
    expect(await test.hub.event(UPCOMING)).toEqual({ kind: 'unknown' });
    expect(isOffered(UPCOMING)).toBe(false);
    expect(isOffered(OTHER_UPCOMING)).toBe(true);
  });

  it('CAT-23 neither lists, opens nor offers a live event whose visibility is Hidden', async () => {
    operator.blocked.add(LIVE);
    await start();
    expect(live()).toEqual([OTHER_LIVE]);
    expect(await test.hub.event(LIVE)).toEqual({ kind: 'unknown' });
    expect(isOffered(LIVE)).toBe(false);
    expect(isOffered(OTHER_LIVE)).toBe(true);
  });

  it('CAT-23 blocks a live event of a sport that only the brand names', async () => {
    operator.live.set(LIVE, wireMatchOf(LIVE, { sportId: 'sr:sport:5' }));
    operator.blocked.add(LIVE);
    await start({ visibilitySportIds: ['sr:sport:5'] });
    expect(live()).toEqual([OTHER_LIVE]);
    expect(isOffered(LIVE)).toBe(false);
  });

  it('CAT-23 asks for no visibility in a sport that nobody names', async () => {
    operator.live.set(LIVE, wireMatchOf(LIVE, { sportId: 'sr:sport:5' }));
    operator.blocked.add(LIVE);
    await start();
    expect(live()).toEqual([LIVE, OTHER_LIVE]);
    expect(operator.asked).not.toContain(`/front-back/visibility/${LIVE}`);
  });

  it('CAT-23 hides nothing when neither hidden lists nor visibility can be read', async () => {
    operator.hidden.add(UPCOMING);
    operator.blocked.add(LIVE);
    operator.broken.add('/hidden').add('/visibility/');
    await start();
    expect(live()).toEqual([LIVE, OTHER_LIVE]);
    expect(upcoming()).toEqual([UPCOMING, OTHER_UPCOMING]);
    expect(await test.hub.event(LIVE)).toMatchObject({ kind: 'whole', event: { id: LIVE } });
  });

  it('CAT-23 lists what it has when nobody answers what is hidden', async () => {
    operator.silent.add('/hidden').add('/visibility/').add('/providerswitch');
    test = openTestHub(operator);
    await until(() => expect(operator.asked).toContain(`/front-back/visibility/${LIVE}`));
    expect(live()).toEqual([]);
    await test.schedule.pass(2_000);
    await until(() => expect(live()).toEqual([LIVE, OTHER_LIVE]));
  });

  it('CAT-24 takes an event that becomes hidden off lists, open pages and offers', async () => {
    await start();
    expect(await test.hub.event(UPCOMING)).toMatchObject({
      kind: 'whole',
      event: { id: UPCOMING },
    });
    await test.hub.event(LIVE);
    const page = test.listen(`match:${UPCOMING},match:${LIVE}`);
    operator.hidden.add(UPCOMING);
    operator.blocked.add(LIVE);
    await test.schedule.pass(MINUTE_MS);
    await until(() => {
      expect(page.frames.flatMap(({ x }) => x ?? []).sort()).toEqual([LIVE, UPCOMING]);
    });
    expect(live()).toEqual([OTHER_LIVE]);
    expect(upcoming()).toEqual([OTHER_UPCOMING]);
    expect(await test.hub.event(UPCOMING)).toEqual({ kind: 'unknown' });
    expect([isOffered(UPCOMING), isOffered(LIVE)]).toEqual([false, false]);

    const heard = page.frames.length;
    const market = {
      id: `${LIVE}:1`,
      status: 1 as const,
      outcomes: [{ id: `${LIVE}:1:1`, odds: 9, active: 1 }],
    };
    const news = { eventId: LIVE, timestamp: Date.now(), markets: [market] };
    operator.send(`/match/${LIVE}`, 'oddsChange', news);
    operator.blocked.delete(LIVE);
    await test.schedule.pass(MINUTE_MS);
    await until(() => expect(live()).toEqual([LIVE, OTHER_LIVE]));
    const later = page.frames.slice(heard);
    expect(later.filter(({ o }) => o).every(({ x }) => x?.includes(LIVE))).toBe(true);
  });

  it('CAT-28 reads the provider switch every 60 s and shows what stands in for an event', async () => {
    operator.live.set('bg:match:1', wireMatchOf('bg:match:1', { providerId: 2 }));
    await start();
    expect(live()).toEqual([LIVE, OTHER_LIVE]);
    operator.providerSwitch.set(LIVE, { show: false, replace: 'bg:match:1' });
    await test.schedule.pass(MINUTE_MS);
    await until(() => expect(live()).toEqual(['bg:match:1', OTHER_LIVE]));
    expect(await test.hub.event(LIVE)).toEqual({ kind: 'unknown' });
    expect(await test.hub.event('bg:match:1')).toMatchObject({
      kind: 'whole',
      event: { provider: 'two' },
    });
  });

  it('CAT-28 does not show a replacement that the switch itself takes off', async () => {
    operator.live.set('bg:match:1', wireMatchOf('bg:match:1', { providerId: 2 }));
    operator.providerSwitch.set(LIVE, { show: false, replace: 'bg:match:1' });
    operator.providerSwitch.set('bg:match:1', { show: false, replace: null });
    await start();
    expect(live()).toEqual([OTHER_LIVE]);
  });

  it('CAT-28 exchanges an event when the feed says so, and gives it back', async () => {
    await start();
    operator.live.set('bg:match:1', wireMatchOf('bg:match:1', { providerId: 2 }));
    const say = (show: boolean, replace: string | null) =>
      operator.send('/home', 'switchEvent', {
        eventId: LIVE,
        timestamp: Date.now(),
        show,
        replace,
      });
    say(false, 'bg:match:1');
    await until(() => expect(live()).toEqual(['bg:match:1', OTHER_LIVE]));
    say(true, null);
    await until(() => expect(live()).toEqual([LIVE, OTHER_LIVE]));
  });

  it('CAT-28 rejects a provider switch that is a string, and keeps what it said before', async () => {
    operator.providerSwitch.set(LIVE, { show: false, replace: null });
    await start();
    expect(live()).toEqual([OTHER_LIVE]);
    operator.switchText = '{"sr:match:2":{"show":false}}';
    await test.schedule.pass(MINUTE_MS);
    await until(() => expect(logged).toContain('ProviderSwitchInvalidJson'));
    expect(logged).toContain('answered invalid JSON');
    expect(live()).toEqual([OTHER_LIVE]);
    operator.switchText = null;
    operator.providerSwitch.clear();
    await test.schedule.pass(MINUTE_MS);
    await until(() => expect(live()).toEqual([LIVE, OTHER_LIVE]));
  });

  it('CAT-39 is turned off by the provider switch in soccer, basketball and baseball alone', async () => {
    const sports = ['sr:sport:1', 'sr:sport:2', 'sr:sport:3', 'sr:sport:5', 'sr:sport:23'];
    operator.live.clear();
    for (const [index, sportId] of sports.entries()) {
      const id = `sr:match:2${index}`;
      operator.live.set(id, wireMatchOf(id, { sportId }));
      operator.providerSwitch.set(id, { show: false, replace: null });
    }
    await start();
    const shown = test.hub.liveEvents().map(({ sportId }) => sportId);
    expect(shown.toSorted()).toEqual(['sr:sport:23', 'sr:sport:5']);
  });

  it('CAT-24 shows provider two before the start in an enabled tournament', async () => {
    operator.upcoming.set('bg:match:5', wireUpcomingOf('bg:match:5', { tournamentId: 'bg:t:1' }));
    operator.upcoming.set('bg:match:6', wireUpcomingOf('bg:match:6', { tournamentId: 'bg:t:2' }));
    operator.providerTwoTournaments.push('bg:t:1');
    await start();
    await until(() => expect(upcoming()).toEqual(['bg:match:5', UPCOMING, OTHER_UPCOMING]));
    expect(await test.hub.event('bg:match:6')).toEqual({ kind: 'unknown' });
  });

  it('FEED-09 asks for the enabled matches of the unifier switch every 10 s', async () => {
    operator.live.set('bg:match:1', wireMatchOf('bg:match:1', { providerId: 2 }));
    await start();
    operator.unifier.replacements[LIVE] = 'bg:match:1';
    await test.schedule.pass(10_000);
    await until(() => expect(live()).toEqual(['bg:match:1', OTHER_LIVE]));
  });

  it('FEED-09 keeps what the unifier switch said while it can’t be read', async () => {
    operator.live.set('bg:match:1', wireMatchOf('bg:match:1', { providerId: 2 }));
    operator.unifier.replacements[LIVE] = 'bg:match:1';
    await start();
    await until(() => expect(live()).toEqual(['bg:match:1', OTHER_LIVE]));
    operator.broken.add('/enabled-events');
    await test.schedule.pass(10_000);
    await until(() => expect(logged).toContain('frontBack.enabledEvents'));
    expect(live()).toEqual(['bg:match:1', OTHER_LIVE]);
  });

  it('CAT-32 takes an upcoming event off its list at its start', async () => {
    const scheduleTime = new Date(Date.now() + 10 * MINUTE_MS).toISOString();
    operator.upcoming.set(UPCOMING, wireUpcomingOf(UPCOMING, { scheduleTime }));
    await start();
    test.pass(9 * MINUTE_MS);
    expect(upcoming()).toEqual([UPCOMING, OTHER_UPCOMING]);
    test.pass(MINUTE_MS);
    expect(upcoming()).toEqual([OTHER_UPCOMING]);
  });

  it('hides at once what the feed says is switched off', async () => {
    await start();
    await test.hub.event(LIVE);
    const page = test.listen(`match:${LIVE}`);
    await until(() => expect(operator.streams(`/match/${LIVE}`)).toBe(1));
    operator.send('/home', 'switchEvent', {
      eventId: LIVE,
      timestamp: Date.now(),
      show: false,
      replace: null,
    });
    await until(() => expect(page.merged().x).toEqual([LIVE]));
    expect(live()).toEqual([OTHER_LIVE]);
    expect(await test.hub.event(LIVE)).toEqual({ kind: 'unknown' });
  });

  it('CAT-28 shows again what the feed says is switched on', async () => {
    await start();
    await test.hub.event(LIVE);
    await until(() => expect(operator.streams(`/match/${LIVE}`)).toBe(1));
    const say = (show: boolean) => {
      const message = { eventId: LIVE, timestamp: Date.now(), show, replace: null };
      for (const path of ['/home', `/match/${LIVE}`]) operator.send(path, 'switchEvent', message);
    };
    say(false);
    await until(async () => expect(await test.hub.event(LIVE)).toEqual({ kind: 'unknown' }));
    expect(live()).toEqual([OTHER_LIVE]);
    say(true);
    await until(() => expect(live()).toEqual([LIVE, OTHER_LIVE]));
    await until(async () => expect(await test.hub.event(LIVE)).toMatchObject({ kind: 'whole' }));
  });

  it('CAT-28 shows again what the switch no longer names, at its next reading', async () => {
    await start();
    const message = { eventId: LIVE, timestamp: Date.now(), show: false, replace: null };
    operator.send('/home', 'switchEvent', message);
    await until(() => expect(live()).toEqual([OTHER_LIVE]));
    await test.schedule.pass(MINUTE_MS);
    await until(() => expect(live()).toEqual([LIVE, OTHER_LIVE]));
  });

  it('takes an event off for good that the operator withdraws', async () => {
    await start();
    const removed = { eventId: LIVE, timestamp: Date.now(), reason: 'removed' as const };
    operator.send('/home', 'fixtureChange', removed);
    await until(() => expect(live()).toEqual([OTHER_LIVE]));
    await test.schedule.pass(MINUTE_MS);
    expect(live()).toEqual([OTHER_LIVE]);
  });

  it('CAT-21 leaves out youth tournaments and those of the list', async () => {
    operator.live.set(LIVE, wireMatchOf(LIVE, { tournamentName: 'Brasileiro Sub-20' }));
    operator.upcoming.set(UPCOMING, wireUpcomingOf(UPCOMING, { tournamentId: 'sr:tournament:9' }));
    await start();
    expect(live()).toEqual([OTHER_LIVE]);
    expect(upcoming()).toEqual([OTHER_UPCOMING]);
    expect(await test.hub.event(LIVE)).toEqual({ kind: 'unknown' });
  });

  it('does not list an event that joins the live list before its visibility is known', async () => {
    await start();
    operator.blocked.add('sr:match:9');
    const { frames } = test.listen('home');
    operator.send('/home', 'fixtureChange', {
      eventId: 'sr:match:9',
      timestamp: Date.now(),
      reason: 'added',
      match: wireMatchOf('sr:match:9'),
    });
    operator.send('/home', 'fixtureChange', {
      eventId: 'sr:match:10',
      timestamp: Date.now(),
      reason: 'added',
      match: wireMatchOf('sr:match:10'),
    });
    await until(() => expect(live()).toEqual([LIVE, 'sr:match:10', OTHER_LIVE]));
    await until(() => expect(frames.flatMap(({ x }) => x ?? [])).toEqual(['sr:match:10']));
  });
});
