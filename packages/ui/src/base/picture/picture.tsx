import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

const blob = 'fill-hairline stroke-none';
const sheet = 'fill-card stroke-text-muted';
const line = 'fill-none stroke-text-muted';
const mark = 'fill-none stroke-link';
const solid = 'fill-action stroke-none';
const onSolid = 'fill-none stroke-on-action';
const value = 'fill-accent stroke-none';
const onValue = 'fill-none stroke-on-accent';

const ground = <ellipse className={blob} cx="80" cy="60" rx="66" ry="44" />;

/** Drawings in the brand's own colours, on a ground of 160 by 112. */
const drawings = {
  account: (
    <>
      <rect className={sheet} x="44" y="18" width="72" height="80" rx="10" />
      <circle className={sheet} cx="80" cy="44" r="11" />
      <path className={line} d="M60 76a20 17 0 0 1 40 0" />
      <circle className={solid} cx="114" cy="86" r="17" />
      <path className={onSolid} d="M106 86h14m-5-5 5 5-5 5" />
    </>
  ),
  pause: (
    <>
      <path className={sheet} d="M46 50h48v28a16 16 0 0 1-16 16H62a16 16 0 0 1-16-16z" />
      <path className={line} d="M94 58h7a9 9 0 0 1 0 20h-7M38 98h68" />
      <path className={line} d="M60 40c-4-6 4-9 0-15M78 40c-4-6 4-9 0-15" />
      <circle className={solid} cx="118" cy="36" r="17" />
      <path className={onSolid} d="M113 29v14M123 29v14" />
    </>
  ),
  reactivation: (
    <>
      <circle className={sheet} cx="76" cy="56" r="38" />
      <circle className={line} cx="76" cy="46" r="11" strokeDasharray="5 5" />
      <path className={line} d="M54 80a22 18 0 0 1 44 0" strokeDasharray="5 5" />
      <circle className={solid} cx="114" cy="84" r="17" />
      <path className={onSolid} d="M122 84a8 8 0 1 1-3-6M120 73v6h-6" />
    </>
  ),
  maxBalance: (
    <>
      <path className={line} d="M30 24h100" strokeDasharray="5 5" />
      <path className={mark} d="M80 24v-8m-5 4 5-5 5 5" />
      <circle className={value} cx="66" cy="42" r="13" />
      <path className={onValue} d="M66 36v12" />
      <circle className={value} cx="94" cy="40" r="13" />
      <path className={onValue} d="M94 34v12" />
      <rect className={sheet} x="36" y="48" width="88" height="50" rx="8" />
      <path className={sheet} d="M124 64h-20a9 9 0 0 0 0 18h20z" />
      <path className={mark} d="M105 73h1" strokeWidth="5" />
    </>
  ),
  underage: (
    <>
      <circle className={sheet} cx="80" cy="56" r="44" />
      <circle className={line} cx="80" cy="56" r="36" strokeDasharray="2 7" />
      <g className={mark} strokeWidth="6">
        <path d="m52 46 8-6v32" />
        <circle cx="81" cy="47" r="7" />
        <circle cx="81" cy="64" r="9" />
        <path d="M97 56h14M104 49v14" />
      </g>
    </>
  ),
  location: (
    <>
      <path className={sheet} d="m34 34 30-12 32 12 30-12v62L96 96 64 84 34 96z" />
      <path className={line} d="M64 22v62M96 34v62" />
      <path
        className={solid}
        d="M84 22a20 20 0 0 1 20 20c0 15-20 32-20 32S64 57 64 42a20 20 0 0 1 20-20z"
      />
      <circle className={onSolid} cx="84" cy="42" r="7" />
    </>
  ),
  freeBet: (
    <>
      <path className={sheet} d="m38 40 88-16 4 20-88 16z" />
      <path className={value} d="M28 46h104v16a8 8 0 0 0 0 16v16H28V78a8 8 0 0 0 0-16z" />
      <path className={onValue} d="M104 54v32" strokeDasharray="3 6" />
      <path className={onValue} d="m66 54 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" />
    </>
  ),
  spins: (
    <>
      <rect className={sheet} x="28" y="22" width="92" height="72" rx="12" />
      <path className={line} d="M120 70h8V44" />
      <circle className={solid} cx="128" cy="38" r="7" />
      <rect className={value} x="38" y="36" width="72" height="44" rx="6" />
      <path className={onValue} d="M62 36v44M86 36v44" />
      <path className={onValue} d="M44 50h11l-6 17M68 50h11l-6 17M92 50h11l-6 17" />
    </>
  ),
  faceCheck: (
    <>
      <path
        className={line}
        d="M44 36V26a8 8 0 0 1 8-8h10M98 18h10a8 8 0 0 1 8 8v10M116 78v10a8 8 0 0 1-8 8H98M62 96H52a8 8 0 0 1-8-8V78"
      />
      <path className={sheet} d="M80 28c14 0 22 10 22 25s-9 31-22 31-22-16-22-31 8-25 22-25z" />
      <path className={line} d="M71 52v3M89 52v3M80 54v8h-3M72 70c5 4 11 4 16 0" />
      <path className={mark} d="M36 60h14M110 60h14" strokeWidth="4" />
    </>
  ),
  migration: (
    <>
      <rect className={line} x="24" y="34" width="44" height="52" rx="8" strokeDasharray="5 5" />
      <rect className={sheet} x="88" y="26" width="50" height="64" rx="8" />
      <circle className={sheet} cx="113" cy="47" r="8" />
      <path className={line} d="M99 70a14 12 0 0 1 28 0" />
      <circle className={solid} cx="76" cy="60" r="17" />
      <path className={onSolid} d="M68 60h15m-6-6 6 6-6 6" />
    </>
  ),
  region: (
    <>
      <circle className={sheet} cx="76" cy="56" r="40" />
      <path className={line} d="M36 56h80M76 16c-26 26-26 54 0 80M76 16c26 26 26 54 0 80" />
      <circle className={solid} cx="114" cy="84" r="17" />
      <path className={onSolid} d="m107 77 14 14M121 77l-14 14" />
    </>
  ),
  noPromotions: (
    <>
      <path className={sheet} d="M42 54h76v36a8 8 0 0 1-8 8H50a8 8 0 0 1-8-8z" />
      <path className={sheet} d="m36 40 40-12 4 14-42 12z" />
      <path className={sheet} d="m124 40-40-12-4 14 42 12z" />
      <path className={mark} d="M80 54v44" />
      <path className={line} d="M80 14v-4M62 18l-3-4M98 18l3-4" />
    </>
  ),
  maintenance: (
    <>
      <circle className={sheet} cx="74" cy="62" r="36" />
      <path className={line} d="M66 14h16M74 14v12M103 33l6-6" />
      <path className={line} d="M74 34v4M102 62h-4M74 90v-4M46 62h4" />
      <path className={mark} d="M74 62V44M74 62l11 8" strokeWidth="4" />
      <circle className={solid} cx="116" cy="86" r="18" />
      <path
        className={onSolid}
        d="M124 80a6.500 6.500 0 0 1-9 7l-6 6-2-2-2-2 6-6a6.500 6.500 0 0 1 7-9l-3 4 1 4 4 1z"
        strokeWidth="2"
      />
    </>
  ),
  notification: (
    <>
      <rect className={sheet} x="52" y="10" width="56" height="92" rx="10" />
      <path className={line} d="M72 92h16" />
      <path
        className={solid}
        d="M80 30a16 16 0 0 1 16 16c0 14 4 16 6 20H58c2-4 6-6 6-20a16 16 0 0 1 16-16z"
      />
      <path className={mark} d="M75 74a6 6 0 0 0 10 0" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof drawings;

export interface PictureProps extends RootProps<'svg'> {
  readonly name: PictureName;
}

/** A drawing that says at a glance what a notice is about; its words stand beside it. */
export const Picture = forwardRef<SVGSVGElement, PictureProps>(function Picture(
  { name, className, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      {...rest}
      aria-hidden="true"
      viewBox="0 0 160 112"
      width={160}
      height={112}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('max-w-full', className)}
    >
      {ground}
      {drawings[name]}
    </svg>
  );
});

/** Every drawing there is. */
export const PICTURE_NAMES = Object.keys(drawings) as readonly PictureName[];
