/** A toucan, on a square of 120. */
export const toucan = (
  <>
    <path className="art-second" d="M22 108c-4-20 2-44 12-54l14 50z" />
    <path className="art-ink" d="M30 106C22 74 28 34 56 32c20-1 30 12 28 28-2 20-14 34-20 46z" />
    <path
      className="art-pale"
      d="M58 50c12 0 20 6 20 14-2 12-10 20-18 20s-14-8-14-18 4-16 12-16z"
    />
    <path className="art-main" d="M72 38c18-14 42-4 44 20 0 8-6 12-10 6-6-12-16-16-34-12z" />
    <path className="art-light" d="M74 42c14-10 30-6 38 8-10-8-24-10-38-4z" />
    <path className="art-ink" d="M116 58c0 8-6 12-10 6-2-4-4-7-7-9 6 0 12-2 15-7 1 3 2 7 2 10z" />
    <circle className="art-main" cx="64" cy="46" r="9" />
    <circle className="art-ink" cx="65" cy="46" r="5" />
    <circle className="art-pale" cx="67" cy="44" r="1.8" />
  </>
);
