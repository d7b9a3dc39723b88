import { star } from '../../art/geometry.ts';

/** A ball, where two lines of a pitch meet. */
export const soccer = (
  <>
    <path className="art-second-shade" opacity=".8" d="M-360 116h1040v290H-360z" />
    <path
      className="art-line-light"
      opacity=".6"
      strokeWidth="4"
      d="M-360 116h1040M160 116v80M100 190a60 34 0 0 1 120 0"
    />
    <ellipse className="art-ink" opacity=".35" cx="162" cy="146" rx="54" ry="10" />
    <circle className="art-pale" cx="160" cy="86" r="56" />
    <path
      className="art-ink"
      d="M160 64l22 16-8 25h-28l-8-25zM160 30c8 0 15 2 21 4l-8 16-13 6-13-6-8-16c6-2 13-4 21-4zM214 74c2 6 2 16 0 24l-18-4-4-16 8-14zM106 74c-2 6-2 16 0 24l18-4 4-16-8-14zM190 133c-4 3-8 5-12 6l-6-18 10-12 16 2zM130 133c4 3 8 5 12 6l6-18-10-12-16 2z"
    />
    <path className="art-ink" opacity=".14" d="M206 54a56 56 0 0 1-80 76 56 56 0 0 0 80-76z" />
  </>
);

/** On its way through the hoop. */
export const basketball = (
  <>
    <rect className="art-pale" opacity=".9" x="186" y="4" width="110" height="76" rx="6" />
    <path className="art-line-second" strokeWidth="5" d="M216 26h50v40h-50z" />
    <path
      className="art-line-light"
      strokeWidth="3"
      opacity=".9"
      d="M206 88l12 50M230 90l4 50M252 90l-4 50M276 88l-12 50M212 110h58M216 128h50"
    />
    <path className="art-line-second" strokeWidth="8" d="M198 86h86" />
    <circle className="art-main" cx="124" cy="88" r="56" />
    <path
      className="art-line-ink"
      strokeWidth="4.5"
      d="M68 88h112M124 32v112M84 48c24 22 24 58 0 80M164 48c-24 22-24 58 0 80"
    />
    <path className="art-pale" opacity=".4" d="M84 66c6-14 16-22 28-24-8 8-18 18-28 24z" />
  </>
);

/** Ball and bat. */
export const baseball = (
  <>
    <path className="art-shade" d="M58 166l-14-12L186 26c16-14 38 6 24 24z" />
    <path className="art-main" d="M50 160l-6-6L186 26c8-7 16-6 22-2z" />
    <path
      className="art-line-ink"
      strokeWidth="5"
      opacity=".55"
      d="M58 140l12 10M68 130l12 10M78 121l12 10"
    />
    <circle className="art-main" cx="48" cy="162" r="13" />
    <ellipse className="art-ink" opacity=".3" cx="226" cy="160" rx="46" ry="9" />
    <circle className="art-pale" cx="224" cy="108" r="48" />
    <path
      className="art-line-second"
      strokeWidth="4"
      d="M192 72c18 20 18 52 0 72M256 72c-18 20-18 52 0 72"
    />
    <path
      className="art-line-second"
      strokeWidth="3.5"
      d="M197 84l10-4M202 98l11-2M202 116l11 2M197 132l10 4M251 84l-10-4M246 98l-11-2M246 116l-11 2M251 132l-10 4"
    />
  </>
);

/** Between the posts. */
export const football = (
  <>
    <path className="art-second-shade" opacity=".8" d="M-360 140h1040v240H-360z" />
    <path className="art-line-light" strokeWidth="8" d="M230 140V96M188 96h84M188 96V8M272 96V8" />
    <g transform="rotate(-28 126 92)">
      <path className="art-main" d="M52 92c24-52 124-52 148 0-24 52-124 52-148 0z" />
      <path className="art-shade" opacity=".6" d="M52 92c40 24 108 24 148 0-24 52-124 52-148 0z" />
      <path
        className="art-line-light"
        strokeWidth="5"
        d="M84 66c-8 16-8 36 0 52M168 66c8 16 8 36 0 52"
      />
      <path
        className="art-line-light"
        strokeWidth="4.5"
        d="M100 84h52M110 77v14M126 77v14M142 77v14"
      />
    </g>
  </>
);

/** Stick and puck on the ice. */
export const hockey = (
  <>
    <path className="art-pale" opacity=".85" d="M-360 118h1040v290H-360z" />
    <path className="art-line-second" strokeWidth="6" opacity=".8" d="M-360 150h1040" />
    <path className="art-shade" d="M214-4h14l-74 122-28 26-46 2-4-14 38-6 22-22z" />
    <path className="art-main" d="M214-4h8l-72 122-28 24-44 2-2-8 38-6 22-22z" />
    <path className="art-ink" d="M78 132l34-5 6 14-32 4zM98 129l8-1 5 14-8 1z" opacity=".8" />
    <ellipse className="art-ink" opacity=".25" cx="218" cy="152" rx="46" ry="9" />
    <path className="art-ink" d="M176 128v14a40 13 0 0 0 80 0v-14z" />
    <ellipse className="art-second" cx="216" cy="128" rx="40" ry="13" />
    <path
      className="art-light"
      d={star(216, 128, 12, 5, 5)}
      transform="translate(0 77) scale(1 .4)"
    />
  </>
);
