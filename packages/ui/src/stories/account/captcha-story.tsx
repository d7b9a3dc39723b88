import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { CaptchaChallenge } from '../../account/captcha-challenge/captcha-challenge.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 72"><path fill="#fff" d="M0 0h216v72H0z"/><path fill="none" stroke="#161a22" stroke-width="4" d="M20 54V18l20 36V18M62 18v36M84 18L62 36l22 18M104 18l22 36M126 18l-22 36M146 18v36h20M186 18l12 18v18M210 18l-12 18"/></svg>',
  );
/** A file of sound without a sample. */
const SOUND = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

/** A challenge in the words of the brand. */
export function CaptchaStory({ problem }: { readonly problem?: 'wrong' | 'used' | 'late' }) {
  return (
    <Texts of="access">
      {(t) => (
        <CaptchaChallenge
          className="mx-auto max-w-form"
          picture={PICTURE}
          sound={SOUND}
          pictureText={t['captcha.picture']}
          soundText={t['captcha.sound']}
          fileText={t['captcha.soundFile']}
          answer={
            <TextField
              id="answer"
              name="answer"
              label={t['captcha.answer']}
              hint={t['captcha.hint']}
              error={problem && t[`captcha.${problem}`]}
            />
          }
        />
      )}
    </Texts>
  );
}
