import { cx } from 'class-variance-authority';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripHorizontal from 'lucide-react/icons/grip-horizontal';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  forwardRef,
  useId,
  useState,
} from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { ArtFrame } from '../../art/art-frame.tsx';
import { Coin } from '../../art/coin.tsx';
import { Button } from '../../base/button/button.tsx';
import { Popover } from '../../base/popover/popover.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { useOwnRoot } from '../../base/root-props/use-own-root.ts';
import {
  type StickyMove,
  type StickyPlace,
  moveOfKey,
  placeMoved,
  placeText,
} from './sticky-place.ts';
import { useStickyDrag } from './use-sticky-drag.ts';

interface MoveWords {
  /** The name under which a place is posted. */
  readonly name: string;
  readonly up: string;
  readonly down: string;
  readonly across: string;
}

export interface CashbackStickyButtonProps extends RootProps<'aside'> {
  /** What the link does. */
  readonly label: string;
  readonly href: string;
  /** The word on the button. */
  readonly text: string;
  /** How it is moved, said with the link. */
  readonly hint: string;
  readonly optionsLabel: string;
  readonly closeOptionsLabel: string;
  readonly move: MoveWords;
  /** Closes it for the day. */
  readonly close: { readonly name: string; readonly value: string; readonly label: string };
  /** Where it stands at first, as it was kept. */
  readonly defaultPlace?: StickyPlace | undefined;
  /** Told each new place, to keep it. Without it a move is posted with the form. */
  readonly onPlace?: ((place: StickyPlace) => void) | undefined;
  /** Where it stands now, in words; said after a move. */
  readonly placeWords: (place: StickyPlace) => string;
}

const MOVES = [
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['across', ArrowLeftRight],
] as const;

/**
 * Today's cashback over every page. It is moved by dragging, by the arrow keys, or by the buttons of
 * its options, which without scripts submit the form around it, as the one that closes it does.
 * Source: 3§2, 1§4.
 */
export const CashbackStickyButton = forwardRef<HTMLElement, CashbackStickyButtonProps>(
  function CashbackStickyButton(
    {
      label,
      href,
      text,
      hint,
      optionsLabel,
      closeOptionsLabel,
      move,
      close,
      defaultPlace = { side: 'end', stop: 4 },
      onPlace,
      placeWords,
      className,
      ...rest
    },
    ref,
  ) {
    const hintId = useId();
    const element = useOwnRoot(ref);
    const [place, setPlace] = useState(defaultPlace);
    const [said, setSaid] = useState('');

    function goTo(next: StickyPlace) {
      setPlace(next);
      setSaid(placeWords(next));
      onPlace?.(next);
    }

    const drag = useStickyDrag(element, goTo);

    function onKeyDown(event: KeyboardEvent) {
      const asked = moveOfKey(event.key, place);
      if (!asked) return;
      event.preventDefault();
      goTo(placeMoved(place, asked));
    }

    function press(event: MouseEvent, asked: StickyMove) {
      if (!onPlace) return;
      event.preventDefault();
      goTo(placeMoved(place, asked));
    }

    return (
      <aside
        ref={element}
        {...rest}
        aria-label={text}
        data-side={place.side}
        data-stop={place.stop}
        className={cx('sticky-button print:hidden', className)}
      >
        <AppLink
          {...drag}
          href={href}
          aria-label={label}
          aria-describedby={hintId}
          draggable={false}
          onKeyDown={onKeyDown}
          className="flex w-20 touch-none flex-col items-center text-text no-underline select-none"
        >
          <ArtFrame
            palette={0}
            width={64}
            height={64}
            align="middle"
            className="size-16 rounded-pill shadow-raised ring-2 ring-raised"
          >
            <path
              className="art-line-light"
              opacity=".9"
              strokeWidth="4"
              d="M12 32a20 20 0 0 1 33-15"
            />
            <path className="art-light" d="M51 11v14H38z" />
            <Coin x={32} y={33} size={0.82} />
          </ArtFrame>
          <StickyWord>{text}</StickyWord>
        </AppLink>
        <Popover
          trigger={(wiring) => (
            <button
              type="button"
              {...wiring}
              aria-label={optionsLabel}
              title={optionsLabel}
              onKeyDown={onKeyDown}
              className="absolute -top-4 -right-2 flex size-11 cursor-pointer items-center justify-center rounded-pill"
            >
              <span className="flex size-6 items-center justify-center rounded-pill border border-hairline bg-raised text-text shadow-raised">
                <GripHorizontal aria-hidden="true" size={16} />
              </span>
            </button>
          )}
          title={optionsLabel}
          closeLabel={closeOptionsLabel}
        >
          <div className="flex flex-col gap-2">
            {MOVES.map(([asked, Icon]) => (
              <Button
                key={asked}
                type="submit"
                name={move.name}
                value={placeText(placeMoved(place, asked))}
                intent="quiet"
                fullWidth
                onClick={(event) => press(event, asked)}
              >
                <Icon aria-hidden="true" size={16} />
                {move[asked]}
              </Button>
            ))}
            <Button type="submit" name={close.name} value={close.value} intent="quiet" fullWidth>
              {close.label}
            </Button>
          </div>
        </Popover>
        <span id={hintId} className="sr-only">
          {hint}
        </span>
        <span role="status" className="sr-only">
          {said}
        </span>
      </aside>
    );
  },
);

function StickyWord({ children }: { readonly children: ReactNode }) {
  return (
    <span className="z-1 -mt-4 max-w-full rounded-pill border border-hairline bg-raised px-2 text-xs leading-5 font-bold shadow-raised">
      {children}
    </span>
  );
}
