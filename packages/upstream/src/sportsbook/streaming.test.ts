import { expect, it } from 'vitest';
import { UpstreamStatusError } from '../base/errors.ts';
import { readStreaming, StreamingNotAvailable } from './streaming.ts';
import { createTestOperator, type OperatorAnswer } from '../test/catalogue-operator.ts';

const STREAMING = 'GET /frontBack/streaming/sr:match:1';

it('CAT-16 tells where the pictures of an event are', async () => {
  const url = 'https://pictures.example/1';
  const { client } = createTestOperator({ [STREAMING]: { json: { data: { url } } } });
  expect((await readStreaming(client, 'sr:match:1')).href).toBe(url);
});

it.each<[string, OperatorAnswer]>([
  ['no data', { json: {} }],
  ['null', { json: { data: null } }],
  ['404', { status: 404, json: { error: 'STREAMING_NOT_AVAILABLE' } }],
])('CAT-16 an answer of %s fails with "Streaming not available"', async (_, answer) => {
  const { client } = createTestOperator({ [STREAMING]: answer });
  const failure = await readStreaming(client, 'sr:match:1').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StreamingNotAvailable);
  expect(failure).toMatchObject({ message: 'Streaming not available', eventId: 'sr:match:1' });
});

it('names an outage as what it is', async () => {
  const { client } = createTestOperator({ [STREAMING]: { status: 403, json: {} } });
  await expect(readStreaming(client, 'sr:match:1')).rejects.toThrow(UpstreamStatusError);
});
