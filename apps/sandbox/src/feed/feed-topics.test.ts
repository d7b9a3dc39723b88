import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestFeed, type TestFeed } from '../test/feed.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 60_000 });

let feed: TestFeed;
beforeEach(async () => {
  feed = await openTestFeed();
});
afterEach(() => feed.stop());

/** The race that is live when the world begins, and a season that is played. */
const RACE = 'sr:stage:1001083';
const SEASON = 'sr:season:100000';

describe('topics', () => {
  it.each([
    ['/home', 'matchState'],
    ['/sport/sr:sport:1', 'liveTime'],
    ['/sport/sr:sport:40', 'stageState'],
    ['/sport/sr:sport:1/prematch', 'seasonState'],
    [`/match/${RACE}`, 'stageState'],
    [`/season/${SEASON}`, 'seasonState'],
    ['/tournament/sr:tournament:325', 'seasonState'],
  ])('FEED-01 %s opens and speaks', async (topic, name) => {
    const stream = await feed.listen(topic);
    expect(stream.status).toBe(200);
    await stream.until((message) => message.name === 'feedStatus' && message.data.up === true);
    await stream.until((message) => message.name === name);
    await stream.until((message) => message.name === 'oddsChange');
  });

  it('FEED-01 several matches are followed on one topic, their ids joined by &', async () => {
    const [one, other, third] = await feed.listed('/live-matches');
    const stream = await feed.listen(`/matches/${one?.id}&${other?.id}`);
    for (const match of [one, other]) {
      await stream.until(({ name, data }) => name === 'oddsChange' && data.eventId === match?.id);
    }
    expect(stream.heard.some(({ data }) => data.eventId === third?.id)).toBe(false);
  });

  it('FEED-01 what is counted in a match is told on its own topic alone', async () => {
    const live = await feed.listed('/live-matches');
    const match = live.find((each) => each.sportId === 'sr:sport:1');
    const [own, list] = [await feed.listen(`/match/${match?.id}`), await feed.listen('/home')];
    await own.until(({ name, data }) => name === 'matchState' && Boolean(data.statistics?.corners));
    await list.until(({ name }) => name === 'matchState');
    expect(list.heard.some(({ data }) => data.statistics)).toBe(false);
  });

  it('FEED-01 the topic of a bettor opens to that bettor alone and tells of their bets', async () => {
    const { token, userId } = await feed.logIn();
    const stream = await feed.listen(`/betwon/${userId}`, token);
    await placeBet(token);
    await stream.until(({ name }) => name === 'betHistoryUpdate');
  });
});

/** Places a single on the last football match to come. */
async function placeBet(token: string): Promise<void> {
  const match = (await feed.listed('/prematch/sr:sport:1')).at(-1);
  const [market] = match?.markets ?? [];
  const [outcome] = market?.outcomes ?? [];
  const answer = await feed.post(
    '/betting/api/Ticket/v1/PlaceBet/MultiSingle',
    {
      connectionId: 'c1',
      ticketRequest: [
        {
          eventId: match?.id,
          stake: 5,
          producerId: match?.producerId,
          sportId: match?.sportId,
          oddsChangeType: 1,
          ticketBetSelection: {
            marketId: market?.id,
            marketName: market?.name,
            specifiers: '',
            outcomeId: outcome?.outcomeId,
            outcomeName: outcome?.name,
            outcomeValueAmerican: 0,
            outcomeValueDecimal: outcome?.odds,
          },
        },
      ],
    },
    token,
  );
  expect(answer.status).toBe(200);
}
