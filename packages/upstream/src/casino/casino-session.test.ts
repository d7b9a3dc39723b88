import { expect, it } from 'vitest';
import { beginRounds, leaveGame } from './casino-session.ts';
import { UpstreamStatusError } from '../base/errors.ts';
import { SESSION, withAnswers } from '../test/answers.ts';

const settings = { session: SESSION };

it('CAS-08 asks for the rounds of a bettor by id, and closes the session of the game', async () => {
  const answers = {
    'POST /api/Giveaway/Rounds': { body: { data: { rounds: 7 } } },
    'POST /api/Giveaway/CloseGameSession': { status: 204 },
  };
  await withAnswers(answers, async (client, asked) => {
    expect(await beginRounds(client, 'user-1', settings)).toBe(7);
    await leaveGame(client, settings);
    expect(asked).toEqual([
      { call: 'POST /api/Giveaway/Rounds', body: { userid: 'user-1' } },
      { call: 'POST /api/Giveaway/CloseGameSession', body: null },
    ]);
  });
});

it('CAS-08 throws the refusal of a bettor who may not play', async () => {
  const refused = { status: 406, body: { error: 'RESPONSABLE_GAME_BREAK_TIME' } };
  await withAnswers({ 'POST /api/Giveaway/Rounds': refused }, async (client) => {
    await expect(beginRounds(client, 'user-1', settings)).rejects.toThrow(UpstreamStatusError);
  });
});
