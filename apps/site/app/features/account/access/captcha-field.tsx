import { CaptchaChallenge } from '@vitrine/ui/account/captcha-challenge';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Fieldset } from '@vitrine/ui/forms/fieldset';
import { TextField } from '@vitrine/ui/forms/text-field';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../frame/use-hydrated.ts';
import { captchaPartPath } from '../../../paths/captcha-paths.ts';
import { CAPTCHA_FIELDS, type CaptchaQuestion } from '../../../shapes/account/captcha.ts';
import { showWidget } from './show-widget.ts';

export interface CaptchaFieldProps {
  readonly question: CaptchaQuestion;
  /** Why the last answer was not taken. */
  readonly error: string | undefined;
}

/**
 * Asks whether a person sends the form: by the provider's script, or by the operator's picture and sound where
 * there is no provider, no script, or the script does not come. Source: 1§5.
 */
export default function CaptchaField({ question, error }: CaptchaFieldProps) {
  const [way, setWay] = useState<'script' | 'chosen' | 'failed'>('script');
  const isHydrated = useHydrated();
  const { provider, texts } = question;
  // The button that asked for the picture is gone with the script's question.
  useEffect(() => {
    if (way === 'chosen') document.getElementById(CAPTCHA_FIELDS.answer)?.focus();
  }, [way]);
  const challenge = <Challenge question={question} error={error} />;
  if (!provider || way !== 'script') {
    return (
      <>
        {way === 'failed' ? <Alert tone="info" title={texts['captcha.widgetFailed']} /> : null}
        {challenge}
      </>
    );
  }
  return (
    <>
      {/* Browsers with scripts show none of this. */}
      <noscript>{challenge}</noscript>
      {isHydrated ? (
        // The error of the form leads here: what the script draws has no field of ours.
        <Fieldset
          id={CAPTCHA_FIELDS.answer}
          tabIndex={-1}
          label={texts['captcha.legend']}
          error={error}
        >
          <Widget
            key={question.challengeId}
            provider={provider}
            loading={texts['captcha.loading']}
            onError={() => setWay('failed')}
          />
          <Button type="button" intent="quiet" onClick={() => setWay('chosen')}>
            {texts['captcha.byPicture']}
          </Button>
        </Fieldset>
      ) : null}
    </>
  );
}

function Challenge({ question: { challengeId, texts }, error }: CaptchaFieldProps) {
  if (challengeId === null) return <Alert tone="warning" title={texts['captcha.unavailable']} />;
  return (
    <Fieldset label={texts['captcha.legend']}>
      <input type="hidden" name={CAPTCHA_FIELDS.id} value={challengeId} />
      <CaptchaChallenge
        picture={captchaPartPath(challengeId, 'picture')}
        sound={captchaPartPath(challengeId, 'sound')}
        pictureText={texts['captcha.picture']}
        soundText={texts['captcha.sound']}
        fileText={texts['captcha.soundFile']}
        answer={
          <TextField
            // Another challenge is another answer.
            key={challengeId}
            id={CAPTCHA_FIELDS.answer}
            name={CAPTCHA_FIELDS.answer}
            label={texts['captcha.answer']}
            hint={texts['captcha.hint']}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            required
          />
        }
      />
    </Fieldset>
  );
}

function Widget({
  provider: { script, siteKey },
  loading,
  onError,
}: {
  readonly provider: { readonly script: string; readonly siteKey: string };
  readonly loading: string;
  readonly onError: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [isShown, setIsShown] = useState(false);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    // Of its own, since the script fills it and React must not.
    const element = document.createElement('div');
    box.append(element);
    let isLeft = false;
    const failed = () => {
      if (!isLeft) fail.current();
    };
    void showWidget(element, { script, siteKey }, { onToken: setToken, onError: failed }).then(
      (isThere) => {
        if (!isThere) failed();
        else if (!isLeft) setIsShown(true);
      },
    );
    return () => {
      isLeft = true;
      element.remove();
    };
  }, [script, siteKey]);
  return (
    <div className="mb-2 min-h-20">
      <input type="hidden" name={CAPTCHA_FIELDS.token} value={token} />
      {isShown ? null : <p className="text-sm text-text-muted">{loading}</p>}
      <div ref={place} />
    </div>
  );
}
