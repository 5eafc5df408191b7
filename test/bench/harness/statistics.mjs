const RESAMPLES = 2000;

/** The value below which a share of the values lies. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values) => quantile(values, 0.5);

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const resample = (values) => values.map(() => values[Math.floor(Math.random() * values.length)]);

/** The ratio of `large` to `small`, by their medians, with the interval that holds it with 95 % (bootstrap). */
export function ratioOfMedians(large, small) {
  const ratios = Array.from({ length: RESAMPLES }, () => median(resample(large)) / median(resample(small)));
  return { ratio: median(large) / median(small), low: quantile(ratios, 0.025), high: quantile(ratios, 0.975) };
}

/** The difference of `large` and `small`, by their means, with the interval that holds it with 95 % (bootstrap). */
export function differenceOfMeans(large, small) {
  const differences = Array.from({ length: RESAMPLES }, () => mean(resample(large)) - mean(resample(small)));
  const [low, high] = [0.025, 0.975].map((share) => quantile(differences, share));
  return { difference: mean(large) - mean(small), low, high };
}

/** The verdict of a measured ratio or difference on its limit. */
export function judge({ low, high }, goal) {
  if (high <= goal) return 'holds';
  return low > goal ? 'fails' : 'open: more rounds';
}
