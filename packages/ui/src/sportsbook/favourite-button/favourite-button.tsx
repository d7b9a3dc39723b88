import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface FavouriteButtonProps extends RootProps<'button', 'type' | 'value' | 'children'> {
  /** The event or competition; the button posts it. */
  readonly favouriteId: string;
  /** The field of the form that says what shall become of it. */
  readonly name: string;
  readonly pressed: boolean;
  /** The same in both states, with the name of what it is of: `Favorito: Flamengo x Palmeiras`. */
  readonly label: string;
}

/**
 * A star: outlined, and filled while pressed. It is a submit button of the form that it names, so that
 * it works without JavaScript wherever it stands; `favourite-button.css` draws it by its state.
 */
export const FavouriteButton = forwardRef<HTMLButtonElement, FavouriteButtonProps>(
  function FavouriteButton({ favouriteId, name, pressed, label, className, ...rest }, ref) {
    return (
      <button
        ref={ref}
        {...rest}
        type="submit"
        name={name}
        value={favouriteId}
        data-favourite={favouriteId}
        aria-pressed={pressed}
        className={cx('favourite-button', className)}
      >
        {label}
      </button>
    );
  },
);
