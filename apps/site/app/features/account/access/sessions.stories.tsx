import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { formatDateTime } from '../../../format/date-time.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { askedPassword } from '../../../stories/asked-password.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { STORY_NOW, type StoryFacts } from '../../../stories/story-facts.ts';
import { BETTOR } from '../../../stories/story-shell.ts';
import { END_FIELD, SessionsView, type ShownSession } from './sessions-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Sessions' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const HOUR = 3_600_000;
const DEVICES = ['Chrome, Android', 'Safari, macOS', 'Firefox, Windows'];

function listed(count: number, { texts, brand }: StoryFacts): readonly ShownSession[] {
  const at = (hours: number) => ({ time: formatDateTime(STORY_NOW - hours * HOUR, brand) });
  return DEVICES.slice(0, count).map((device, index) => ({
    handle: `session-${index}`,
    device,
    since: formatText(texts.access['sessions.since'], at(index * 30 + 2)),
    seen: formatText(texts.access['sessions.seen'], at(index * 7)),
    isThis: index === 0,
  }));
}

interface SessionsState {
  readonly done?: 'sessions.ended' | 'sessions.endedAll';
  readonly isStale?: boolean;
  /** Names the session that is to be ended. */
  readonly ending?: string;
}

function sessions(count: number, { done, isStale = false, ending }: SessionsState = {}): Story {
  return pageStory({
    at: accountPaths.sessions,
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts.access,
      sessions: listed(count, facts),
      done: done ? facts.texts.access[done] : null,
      form: isStale
        ? { values: {}, errors: {}, formError: facts.texts.shell.staleForm }
        : ending
          ? {
              values: { [END_FIELD]: ending },
              errors: {},
              formError: null,
              confirm: askedPassword(facts.texts.account),
            }
          : undefined,
    }),
    view: (data) => <SessionsView {...data} />,
  });
}

export const Several: Story = {
  ...sessions(3),
  name: 'Each other session is ended by a button that names its device',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    const end = canvas.getAllByRole('button', { name: new RegExp(`^${t['sessions.end']}: `) });
    await expect(end).toHaveLength(2);
    await expect(end[0]).toHaveAccessibleName(/Safari, macOS/);
  },
};
export const OnlyThisOne: Story = sessions(1);
export const OneEnded: Story = sessions(2, { done: 'sessions.ended' });
export const AllOthersEnded: Story = sessions(1, { done: 'sessions.endedAll' });
export const AsksForThePassword: Story = {
  ...sessions(3, { ending: 'session-1' }),
  name: 'Before a session is ended, the password is asked for, with the device',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    await expect(
      canvas.getByRole('heading', { name: new RegExp(`^${t['sessions.end']}: Safari, macOS`) }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t['sessions.confirm'] })).toBeVisible();
  },
};
export const StaleForm: Story = sessions(3, { isStale: true });
