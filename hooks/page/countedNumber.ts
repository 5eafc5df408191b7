export interface CountedNumberInput {
  readonly from: number;
  readonly to: number;
  readonly elapsedMs: number;
  readonly durationMs: number;
  readonly stepMs: number;
}

/** The number that a count has come to: even steps, as many as begin within its duration, and exactly `to` at its end. */
export function countedNumber({ from, to, elapsedMs, durationMs, stepMs }: CountedNumberInput): number {
  const steps = Math.ceil(durationMs / stepMs);
  const step = Math.floor(elapsedMs / stepMs);
  if (!(step < steps)) return to;
  return from + ((to - from) * Math.max(0, step)) / steps;
}
