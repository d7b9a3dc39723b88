import { forwardRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Link } from '../../base/link/link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface CaptchaChallengeProps extends RootProps<'div'> {
  /** The addresses of its picture and its sound. */
  readonly picture: string;
  readonly sound: string;
  readonly pictureText: string;
  readonly soundText: string;
  /** Names the link to the sound's file, for browsers that play none. */
  readonly fileText: string;
  /** The field for the answer. */
  readonly answer: ReactNode;
}

/** A picture to read and a sound to listen to, either of which answers whether a person is there. Source: 1§5. */
export const CaptchaChallenge = forwardRef<HTMLDivElement, CaptchaChallengeProps>(
  function CaptchaChallenge(
    { picture, sound, pictureText, soundText, fileText, answer, className, ...rest },
    ref,
  ) {
    return (
      <div ref={ref} {...rest} className={cx('grid gap-3', className)}>
        <div className="grid gap-3 sm:grid-cols-[auto_1fr] sm:items-center">
          {/* Pictures come with a ground of their own; the frame keeps their place while they load. */}
          <img
            src={picture}
            alt={pictureText}
            width={216}
            height={72}
            className="h-18 w-54 rounded-control border border-control-border bg-ground object-cover text-sm text-text-muted"
          />
          <div className="grid min-w-0 gap-1">
            {/* What it says must not be written beside it; the picture is the other way. */}
            {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
            <audio
              controls
              preload="none"
              src={sound}
              aria-label={soundText}
              className="h-11 w-full"
            />
            <Link href={sound} target="_blank" emphasis="standalone" className="text-sm">
              {fileText}
            </Link>
          </div>
        </div>
        {answer}
      </div>
    );
  },
);
