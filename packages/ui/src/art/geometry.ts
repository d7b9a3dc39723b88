/** A point on a circle, at an angle in degrees from the top, to one decimal. */
function on(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const x = cx + radius * Math.cos(angle);
  const y = cy + radius * Math.sin(angle);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** One slice of a disc, from angle to angle. */
export function slice(cx: number, cy: number, radius: number, from: number, to: number): string {
  return `M${cx} ${cy}L${on(cx, cy, radius, from)}A${radius} ${radius} 0 0 1 ${on(cx, cy, radius, to)}z`;
}

/** Every second slice of a disc of so many, as one path. */
export function slices(
  cx: number,
  cy: number,
  radius: number,
  count: number,
  first: 0 | 1 = 0,
): string {
  const width = 360 / count;
  return Array.from({ length: count / 2 }, (_, at) => {
    const from = (2 * at + first) * width;
    return slice(cx, cy, radius, from, from + width);
  }).join('');
}

/** A star or a wreath of rays: points that lie by turns on an outer and an inner circle. */
export function star(cx: number, cy: number, outer: number, inner: number, points: number): string {
  const step = 180 / points;
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    on(cx, cy, at % 2 === 0 ? outer : inner, at * step),
  );
  return `M${corners.join('L')}z`;
}
