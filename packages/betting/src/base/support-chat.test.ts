import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterChatFailure,
  type ChatEvent,
  type ChatFailure,
  supportChat,
  type SupportFacts,
} from './support-chat.ts';

const OPEN = {
  isDisabled: false,
  isWidgetInMaintenance: false,
  isRestrictedBuild: false,
} as const;

const anyFacts: fc.Arbitrary<SupportFacts> = fc.record({
  isDisabled: fc.boolean(),
  isWidgetInMaintenance: fc.boolean(),
  isRestrictedBuild: fc.boolean(),
  visitor: fc.constantFrom('guest', 'bettor', 'selfExcluded', 'unknown'),
});

describe('the chat of a visitor', () => {
  it.each([
    ['a bettor the widget', { ...OPEN, visitor: 'bettor' }, 'widget'],
    [
      'a bettor the fallback while the widget is in maintenance',
      { ...OPEN, isWidgetInMaintenance: true, visitor: 'bettor' },
      'fallback',
    ],
    ['a guest the fallback', { ...OPEN, visitor: 'guest' }, 'fallback'],
    ['a restricted build a letter', { ...OPEN, isRestrictedBuild: true, visitor: 'guest' }, 'mail'],
    ['nobody any, when it is disabled', { ...OPEN, isDisabled: true, visitor: 'bettor' }, 'none'],
  ] as const)('CHAT-01 gives %s', (_, facts, chat) => {
    expect(supportChat(facts)).toBe(chat);
  });

  it('EXCL-06 CHAT-01 is none for the self-excluded and while it is disabled, whatever else is true', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(supportChat({ ...facts, visitor: 'selfExcluded' })).toBe('none');
        expect(supportChat({ ...facts, visitor: 'unknown' })).toBe('none');
        expect(supportChat({ ...facts, isDisabled: true })).toBe('none');
      }),
    );
  });

  it('CHAT-01 is the widget for no guest and no restricted build', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const chat = supportChat(facts);
        if (chat === 'widget') {
          expect(facts).toEqual({ ...OPEN, visitor: 'bettor' });
        }
        if (facts.isRestrictedBuild) expect(['mail', 'none']).toContain(chat);
      }),
    );
  });
});

describe('a chat that does not start', () => {
  it('CHAT-02 the widget is told of, loaded once more, and then reported', () => {
    expect(afterChatFailure('widget', 1, 'refused')).toEqual({
      event: 'widgetFailed',
      againAfterMs: 0,
    });
    expect(afterChatFailure('widget', 2, 'notDefined')).toEqual({
      event: 'widgetGivenUp',
      againAfterMs: null,
    });
  });

  it('CHAT-02 the fallback is tried three times in all, 3000 ms apart, and then told of', () => {
    const steps = [1, 2, 3].map((attempts) => afterChatFailure('fallback', attempts, 'notDefined'));
    expect(steps).toEqual([
      { event: null, againAfterMs: 3000 },
      { event: null, againAfterMs: 3000 },
      { event: 'fallbackGivenUp', againAfterMs: null },
    ]);
  });

  it('CHAT-02 a fallback that itself refuses is not tried again', () => {
    expect(afterChatFailure('fallback', 1, 'refused')).toEqual({
      event: 'fallbackGivenUp',
      againAfterMs: null,
    });
  });

  it('CHAT-02 ends after few attempts, and its last event says so', () => {
    const failures = fc.infiniteStream<ChatFailure>(fc.constantFrom('notDefined', 'refused'));
    fc.assert(
      fc.property(fc.constantFrom('widget', 'fallback'), failures, (chat, stream) => {
        const events: (ChatEvent | null)[] = [];
        for (const failure of stream) {
          const { event, againAfterMs } = afterChatFailure(chat, events.length + 1, failure);
          events.push(event);
          if (againAfterMs === null) break;
        }
        expect(events.length).toBeLessThanOrEqual(3);
        expect(events.at(-1)).toMatch(/GivenUp$/);
      }),
    );
  });
});
