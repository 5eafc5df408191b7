const RESAMPLES = 2000;

/** The quantile of the values for a share from 0 to 1. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values) => quantile(values, 0.5);

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const resample = (values) => values.map(() => values[Math.floor(Math.random() * values.length)]);

/** The ratio of the medians of `large` and `small`, with its 95 % confidence interval (bootstrap). */
export function ratioOfMedians(large, small) {
  const ratios = Array.from({ length: RESAMPLES }, () => median(resample(large)) / median(resample(small)));
  return { ratio: median(large) / median(small), low: quantile(ratios, 0.025), high: quantile(ratios, 0.975) };
}

/** The difference of the means of `large` and `small`, with its 95 % confidence interval (bootstrap). */
export function differenceOfMeans(large, small) {
  const differences = Array.from({ length: RESAMPLES }, () => mean(resample(large)) - mean(resample(small)));
  const [low, high] = [0.025, 0.975].map((share) => quantile(differences, share));
  return { difference: mean(large) - mean(small), low, high };
}

/** Whether a measured ratio or difference meets its goal. */
export function judge({ low, high }, goal) {
  if (high <= goal) return 'holds';
  return low > goal ? 'fails' : 'open: more rounds';
}
