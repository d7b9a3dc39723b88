import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../packages/ui/src/base/button/button.tsx';
import buttonStories from '../../packages/ui/src/base/button/button.stories.tsx';
import confirmStories from '../../packages/ui/src/feedback/confirm-dialog/confirm-dialog.stories.tsx';
import { Link } from '../../packages/ui/src/base/link/link.tsx';
import linkStories from '../../packages/ui/src/base/link/link.stories.tsx';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryTexts } from '../story-brand.tsx';
import { Do, DoAndDont, Dont, UsagePage } from './usage-page.tsx';

function ChoosingAnAction() {
  const t = useStoryTexts('common');
  const shell = useStoryTexts('shell');
  return (
    <UsagePage
      title="Choosing an action"
      intro="A screen asks for one thing. The colour of action says which, so it is there once."
      components={[buttonStories, linkStories, confirmStories]}
    >
      <BookSection title="One action colour on a screen">
        <DoAndDont>
          <Do text="One button has the colour of action. What else can be done is quiet or a link.">
            <div className="flex flex-wrap gap-2">
              <Button>{t.save}</Button>
              <Button intent="quiet">{t.cancel}</Button>
            </div>
          </Do>
          <Dont text="Three loud buttons leave the choice to chance.">
            <div className="flex flex-wrap gap-2">
              <Button>{t.save}</Button>
              <Button>{t.cancel}</Button>
              <Button>{t.edit}</Button>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection
        title="A button does, a link leads"
        text="What has an address is a link: it opens in a new tab, and it works before scripts do."
      >
        <DoAndDont>
          <Do text="Text that leads on is a link. Use the look of a button for a link only where it is the action of the screen.">
            <div>
              <p>{t.infoText}</p>
              <p className="mt-2">
                <Link href="#details">{t.details}</Link>
              </p>
            </div>
          </Do>
          <Dont text="A button after every line of text makes a page a control panel.">
            <div>
              <p>{t.infoText}</p>
              <p className="mt-2">
                <Button fullWidth>{t.details}</Button>
              </p>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection
        title="Named after what it does"
        text="Who reads the buttons alone knows what will happen."
      >
        <DoAndDont>
          <Do text="A verb and its thing, also on the way back. Danger is for what can’t be undone.">
            <div className="flex flex-col gap-3">
              <p className="font-bold">{t.leaveTitle}</p>
              <div className="flex flex-wrap gap-2">
                <Button intent="danger">{t.leaveConfirm}</Button>
                <Button intent="quiet">{t.leaveStay}</Button>
              </div>
            </div>
          </Do>
          <Dont text="Yes and No send the reader back to the question.">
            <div className="flex flex-col gap-3">
              <p className="font-bold">{t.leaveTitle}</p>
              <div className="flex flex-wrap gap-2">
                <Button intent="danger">{t.yes}</Button>
                <Button intent="quiet">{t.no}</Button>
              </div>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="On its way">
        <DoAndDont>
          <Do text="A click that waits for its answer keeps width and name, and takes no second click.">
            <div>
              <Button pending>{shell.deposit}</Button>
            </div>
          </Do>
          <Dont text="A label that changes moves what stands beside it.">
            <div className="flex flex-wrap gap-2">
              <Button>{t.sending}…</Button>
              <Button intent="quiet">{t.cancel}</Button>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Choosing an action',
  component: ChoosingAnAction,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof ChoosingAnAction>;

export default meta;

export const Actions: StoryObj<typeof meta> = { name: 'Choosing an action' };
