/** Whether a number stands on the ladder that begins at `base`. Decimal steps are not exact in a computer. */
export function isStep(value: number, base: number, interval: number): boolean {
  if (!(interval > 0)) return true;
  const steps = (value - base) / interval;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}
