const SMOOTHING = 0.012;

/** Rise of a crest to the right (positive: it goes up), evened out over a short stretch. */
export function crestSlope(crest: Float32Array, pictureHeight: number): Float32Array {
  const reach = Math.max(1, Math.round(SMOOTHING * pictureHeight));
  const last = crest.length - 1;
  return crest.map((_, column) => {
    const left = crest[Math.max(0, column - reach)] as number;
    const right = crest[Math.min(last, column + reach)] as number;
    return ((left - right) * pictureHeight) / (2 * reach);
  });
}
